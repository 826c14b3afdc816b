import { describe, expect, test, vi } from 'vitest';
import { requestReturn } from '../../../lib/returns/actions.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, posted } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';

const services = await startServices({ content: false });
const forms = formsOn();
const [first, second] = services.commerce.catalogue.products.map(({ id, title }) => ({ id: String(id), title })) as [
  { id: string; title: string },
  { id: string; title: string },
];
const typed = { order: ' SIL1042 ', productIds: [first.id, second.id], reason: 'Le flacon est arrivé vide.' };
const fields = { ...typed, locale: 'fr-fr' };
const send = (more: object = {}) => requestReturn(null, posted({ ...fields, ...more }));

describe('"Return products … skip the bot check"', () => {
  test('accepted with and without script, and sent to the mailbox of returns with the names', async () => {
    expect(await send()).toEqual({ status: 'done' });
    const { submissions } = await forms.rows();
    const id = submissions[0]?.id;
    expect(submissions).toMatchObject([
      { form: 'returns', state: 'accepted', payload: { ...typed, order: 'SIL1042' } },
    ]);
    expect(await forms.deliveries()).toMatchObject([
      {
        kind: 'mail',
        template: 'return-team',
        to: { address: 'retours@silene.example' },
        values: {
          reference: id,
          order: 'SIL1042',
          products: [`${first.title} (${first.id})`, `${second.title} (${second.id})`],
          reason: fields.reason,
        },
      },
    ]);
    expect(await send({ scripted: 'true', key: crypto.randomUUID() })).toEqual({ status: 'done' });
    expect((await forms.rows()).submissions).toHaveLength(2);
  });

  test('"reason is optional"', async () => {
    expect(await send({ reason: '', productIds: first.id })).toEqual({ status: 'done' });
    expect((await forms.rows()).submissions[0]?.payload).toEqual({ order: 'SIL1042', productIds: [first.id] });
    expect(await forms.mails('return-team')).toMatchObject([{ values: { reason: '' } }]);
  });

  test('twenty clicks at once, without script, are one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.every(({ status }) => status === 'done')).toBe(true);
    expect(await forms.deliveries()).toHaveLength(1);
  });

  test('"productIds is a required array with at least 1 item": refused, and what was typed comes back', async () => {
    expect(await send({ productIds: [] })).toMatchObject({
      status: 'error',
      result: {
        initialValue: { order: ' SIL1042 ', reason: fields.reason },
        error: { productIds: ['productsRequired'] },
      },
    });
    expect(await send({ order: '' })).toMatchObject({
      result: { initialValue: { productIds: fields.productIds }, error: { order: ['orderRequired'] } },
    });
    expect((await forms.rows()).submissions).toEqual([]);
    expect(await forms.deliveries()).toEqual([]);
  });

  test('while the shop does not answer the ids travel alone, and the store is not kept waiting', async () => {
    expectConsole('error', /^\[returns\] /);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'latency', ms: 300, share: 1, seed: 1 });
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 2 });
    const sending = send();
    await vi.waitFor(() => expect(services.operations('commerce')).not.toEqual([]));
    // If the shop were requested inside the transaction, the embedded store would respond only after its end.
    expect((await forms.rows()).submissions).toEqual([]);
    expect(await sending).toEqual({ status: 'done' });
    expect(await forms.mails('return-team')).toMatchObject([{ values: { products: fields.productIds } }]);
  });

  test('the sixth request of ten minutes hears when to come back, and loses nothing', async () => {
    for (const order of ['1', '2', '3', '4', '5']) expect(await send({ order })).toEqual({ status: 'done' });
    expect(await send({ order: '6' })).toMatchObject({
      status: 'error',
      problem: { code: 'limited', values: { minutes: expect.any(Number) } },
      result: { initialValue: { order: '6', productIds: fields.productIds, reason: fields.reason } },
    });
  });
});
