import { expect, it, test } from 'vitest';
import { openMail } from './mail-fixture.ts';

test.each([
  ['down', { code: expect.stringMatching(/^E(CONNECTION|SOCKET)$/) }, 0],
  ['busy', { responseCode: 421 }, 0],
  ['refuse', { responseCode: 451, command: 'RCPT TO' }, 0],
  ['reject', { responseCode: 550, command: 'RCPT TO' }, 0],
  ['drop-after-data', { code: expect.stringMatching(/^E(CONNECTION|SOCKET)$/) }, 1],
])('%s hits the next message and no other', async (kind, error, kept) => {
  const { send, fault, listed, faults } = await openMail();
  expect((await fault({ kind, times: 1 })).status).toBe(200);
  await expect(send()).rejects.toMatchObject(error);
  expect(await listed()).toHaveLength(kept);
  expect(faults.list()).toEqual([]);
  await send();
  expect(await listed()).toHaveLength(kept + 1);
});

it('is late with every answer', async () => {
  const { send, fault } = await openMail();
  await fault({ kind: 'slow', ms: 60, times: 1 });
  const start = performance.now();
  await send();
  // Greeting, sender, recipient and message; a timer may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(4 * 59);
});

it('concerns one recipient when it says so', async () => {
  const { send, fault, listed } = await openMail();
  await fault({ kind: 'reject', operation: 'max@exemple.be' });
  await expect(send({ to: 'Max@exemple.be' })).rejects.toMatchObject({ responseCode: 550 });
  const { accepted, rejected } = await send({ to: ['lea@exemple.fr', 'max@exemple.be'] });
  expect([accepted, rejected]).toEqual([['lea@exemple.fr'], ['max@exemple.be']]);
  expect(await listed()).toMatchObject([{ to: ['lea@exemple.fr'] }]);
});

test.each(['down', 'busy'])('%s hits the next message of a connection that is open', async (kind) => {
  const { transport, fault, listed } = await openMail();
  const pool = transport({ pool: true });
  const message = { from: 'a@silene.example', to: 'b@exemple.fr' };
  await pool.sendMail(message);
  await fault({ kind, times: 1 });
  await pool.sendMail(message).catch(() => undefined);
  expect(await (await fault({ kind: 'slow', ms: 1 })).json()).toMatchObject({ faults: [{ kind: 'slow' }] });
  await pool.sendMail(message);
  expect((await listed()).length).toBeGreaterThanOrEqual(2);
});

test.each([
  { service: 'mail', kind: 'status' },
  { service: 'commerce', kind: 'reject' },
  { service: 'mail', kind: 'reject', times: 0 },
])('the control page refuses %j', async (rule) => {
  const { fault, faults } = await openMail();
  expect((await fault(rule)).status).toBe(400);
  expect(faults.list()).toEqual([]);
});

it('counts nothing for a fault of the other services', async () => {
  const { send, fault, faults } = await openMail();
  await fault({ service: '*', kind: 'status', times: 1 });
  await send();
  expect(faults.list()).toMatchObject([{ kind: 'status', calls: 0 }]);
});
