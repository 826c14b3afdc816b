import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sampleDelivery } from '../../../lib/mail/preview.ts';
import { enqueue } from '../../../lib/outbox/jobs.ts';
import { closeTransport } from '../../../lib/services/mail/transport.ts';
import type { MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { outbox } from '../../../lib/services/store/schema.ts';
import { startWorker } from '../../../lib/worker/worker.ts';
import { changed } from '../../setup/changed-settings.ts';
import { withStore } from '../../setup/store.ts';
import { startMailServer } from '../../unit/mail/mail-server.ts';

vi.mock('../../../lib/mail/sender.ts', () => ({
  senderIn: async () => ({ name: 'Silène', legalName: 'Silène', address: null }),
}));
vi.mock('../../../lib/prices/check.ts', () => ({ checkPrices: async () => 0 }));

describe('the worker', () => {
  const place = withStore('embedded', { own: true });

  test('five mails that a server takes and never answers hold up none: the others go on, the urgent first', async () => {
    const silent: (() => void)[] = [];
    const arrived: string[] = [];
    const { url } = await startMailServer({
      onData(stream, { envelope }, done) {
        const [to = ''] = envelope.rcptTo.map(({ address }) => address);
        stream.resume();
        stream.on('end', () => {
          if (to.startsWith('muet')) silent.push(done);
          else {
            arrived.push(to);
            done();
          }
        });
      },
    });
    changed.SMTP_URL = url;
    const mailTo = (template: MailDelivery['template'], address: string) =>
      place.store.transaction((tx) =>
        enqueue(tx, [{ ...sampleDelivery(template, 'fr-fr'), to: { address } } as MailDelivery]),
      );
    for (let number = 0; number < 5; number++) await mailTo('newsletter-welcome', `muet-${randomUUID()}@exemple.fr`);
    for (const name of ['un', 'deux', 'trois']) await mailTo('newsletter-welcome', `${name}@exemple.fr`);
    await startWorker();
    await vi.waitFor(() => expect(silent).toHaveLength(3), { timeout: 15_000, interval: 50 });
    await mailTo('withdrawal-receipt', 'retractation@exemple.fr');
    await vi.waitFor(() => expect(arrived).toHaveLength(4), { timeout: 40_000, interval: 100 });
    expect(arrived[0]).toBe('retractation@exemple.fr');
    const waiting = await place.store.db.select().from(outbox).where(eq(outbox.state, 'waiting'));
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
    for (const done of silent) done();
    closeTransport();
  }, 90_000);
});
