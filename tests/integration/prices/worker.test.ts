import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { historiesOf } from '../../../lib/prices/log.ts';
import { jobs } from '../../../lib/services/store/schema.ts';
import { startWorker } from '../../../lib/worker/worker.ts';
import { startServices } from '../../setup/services.ts';
import { nextMinute, withStore } from '../../setup/store.ts';

const hourly = { minute: 57 };
const { commerce, operations } = await startServices();

describe('the start of the worker', () => {
  const place = withStore('embedded', { own: true });
  const job = async () => {
    const [found, ...more] = await place.store.db.select().from(jobs).where(eq(jobs.kind, 'check-prices'));
    expect(more).toEqual([]);
    return found;
  };

  test('takes the history of the settings over, looks at every price, and again the next hour', async () => {
    const began = new Date();
    const unlisted = commerce.catalogue.products.filter(({ id }) => [7003, 7010].includes(id));
    for (const product of unlisted) product.unlisted = true;
    onTestFinished(() => {
      for (const product of unlisted) delete product.unlisted;
    });
    await startWorker();
    await vi.waitFor(
      async () => {
        const found = await job();
        expect(found).toMatchObject({ periodic: true, attempts: 0 });
        expect([nextMinute(hourly.minute, began), nextMinute(hourly.minute, new Date())]).toContainEqual(found?.dueAt);
      },
      { timeout: 20_000, interval: 200 },
    );
    const histories = await historiesOf(place.store, 'FR', ['70041', '70011']);
    expect(histories.get('70041')?.map(({ amount }) => amount)).toEqual([4030, 3790, 3490]);
    expect(histories.get('70011')).toHaveLength(1);
    expect(operations('commerce')).toContain('productIds');
    // The shop lists them no more; pages of the site sell them.
    const variants = unlisted.flatMap((product) => product.variants.map(({ id }) => String(id)));
    for (const country of ['FR', 'BE'] as const)
      expect([...(await historiesOf(place.store, country, variants)).keys()].sort()).toEqual(variants.toSorted());
  }, 40_000);
});
