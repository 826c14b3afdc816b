import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { QUEUES } from '../../../lib/outbox/queues.ts';
import { startWorker } from '../../../lib/outbox/worker.ts';
import { historiesOf } from '../../../lib/prices/log.ts';
import { startServices } from '../../setup/services.ts';
import { useStore } from '../../setup/store.ts';

const { operations } = await startServices({ content: false });

describe('the start of the worker', () => {
  const place = useStore();
  const looks = async () => {
    const found = await place.store.db.execute(sql`select state from pgboss.job where name = ${QUEUES.prices}`);
    return found.rows.map(({ state }) => state);
  };

  test('takes the history of the settings over, looks at every price, and not twice a day', async () => {
    await startWorker();
    await vi.waitFor(async () => expect(await looks()).toEqual(['completed']), { timeout: 20_000, interval: 200 });
    const histories = await historiesOf(place.store, 'FR', ['70041', '70011']);
    expect(histories.get('70041')?.map(({ amount }) => amount)).toEqual([4030, 3790, 3490]);
    expect(histories.get('70011')).toHaveLength(1);
    expect(operations('commerce')).toContain('productIds');

    const [schedule] = await place.store.boss.getSchedules(QUEUES.prices);
    const { data, options } = schedule ?? {};
    expect(await place.store.boss.send(QUEUES.prices, data as object, options as object)).toBeNull();
    expect(await looks()).toHaveLength(1);
  }, 40_000);
});
