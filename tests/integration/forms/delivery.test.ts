import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../../app/api/ops/work/route.ts';
import { listOutbox } from '../../../lib/operations/tasks.ts';
import { enqueue } from '../../../lib/outbox/jobs.ts';
import * as transport from '../../../lib/services/mail/transport.ts';
import type { Delivery } from '../../../lib/services/store/deliveries.ts';
import { files, outbox } from '../../../lib/services/store/schema.ts';
import { accept } from '../../../lib/submissions/accept.ts';
import { deliverRow } from '../../../lib/worker/deliver.ts';
import { startWorker } from '../../../lib/worker/worker.ts';
import { createFaults } from '../../../packages/sandbox/control/faults.ts';
import { startMail } from '../../../packages/sandbox/mail/smtp.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn } from '../../setup/forms.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { answering, startMailServer } from '../../unit/mail/mail-server.ts';
import { fakeClamd } from '../../unit/uploads/fake-clamd.ts';
import { EICAR } from '../../unit/uploads/sample.ts';

vi.mock('../../../lib/mail/sender.ts', () => ({
  senderIn: async () => ({ name: 'Silène', legalName: 'Silène', address: null }),
}));
vi.mock('../../../lib/prices/check.ts', () => ({ checkPrices: async () => 0 }));
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const forms = formsOn('embedded', { own: true });
const faults = createFaults();
const mail = await startMail({ stateDir: temporaryDir(), faults });
const clamd = await fakeClamd();
afterAll(async () => {
  transport.closeTransport();
  await Promise.all([mail.close(), clamd.stop()]);
});
beforeEach(async () => {
  faults.clear();
  await mail.inbox.clear();
  transport.closeTransport();
  changed.SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
});

const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256);
const team: Delivery = {
  kind: 'mail',
  template: 'application-team',
  locale: 'fr-fr',
  to: { address: 'recrutement@silene.example' },
  replyTo: { name: 'Camille Aubert', address: 'camille@exemple.fr' },
  withFiles: true,
  values: {
    reference: 'r',
    givenName: 'Camille',
    familyName: 'Aubert',
    email: 'camille@exemple.fr',
    offer: { reference: 'SIL-1', title: 'Chimiste' },
  },
};
const received: Delivery = {
  kind: 'mail',
  template: 'application-received',
  locale: 'fr-fr',
  to: { name: 'Camille Aubert', address: 'camille@exemple.fr' },
  values: { givenName: 'Camille', offerTitle: 'Chimiste', deleteUrl: 'http://fr.localhost:3000/votre-demande?t=1' },
};

const submit = (deliveries: Delivery[], content = bytes) =>
  accept({
    form: 'application',
    locale: 'fr-fr',
    payload: {},
    uploads: [
      {
        field: 'cover_letter',
        name: 'lettre d’Élise.pdf',
        type: 'application/pdf',
        bytes: new Uint8Array([1, 0, 255]),
      },
      { field: 'resume', name: 'cv.pdf', type: 'application/pdf', bytes: content },
    ],
    key: randomUUID(),
    once: null,
    held: false,
    keepDays: 1,
    deliveries: () => deliveries,
    limit: async () => undefined,
  });
const rows = () => forms.place.store.db.select().from(outbox);
const rowOf = async (template: string) => {
  const row = (await rows()).find(({ delivery }) => delivery.kind === 'mail' && delivery.template === template);
  if (!row) throw new Error(`the outbox has no ${template}`);
  return row;
};
const deliver = async (template: string) => deliverRow(forms.place.store, (await rowOf(template)).id);
const arrived = async () => {
  const entries = await mail.inbox.list();
  return Promise.all(entries.map(async ({ id, to }) => ({ to, message: (await mail.inbox.read(id))?.message })));
};

const callWork = (headers: HeadersInit = { authorization: 'Bearer silene-ops-token' }) =>
  GET(new Request('http://fr.localhost:3000/api/ops/work', { headers }));

/** A mail server that accepts a mail once the returned `release` is called. */
async function startHolding() {
  const held: (() => void)[] = [];
  const server = await startMailServer({
    onData(stream, _, done) {
      stream.resume();
      stream.on('end', () => held.push(done));
    },
  });
  changed.SMTP_URL = server.url;
  const release = (): void => {
    for (const done of held) done();
  };
  return { held, release };
}

test('a run waits for a mail that takes longer than the end of a process may', async () => {
  const { release } = await startHolding();
  await submit([received]);
  setTimeout(release, 7_000);
  const answer = await callWork();
  expect(await answer.json()).toEqual({ more: false });
  expect(await rowOf('application-received')).toMatchObject({ state: 'sent', attempts: 0 });
  transport.closeTransport();
});

test('a run whose time is over says that there is more, and keeps the lease of the mail until it is sent', async () => {
  const { held, release } = await startHolding();
  await submit([received]);
  const now = performance.now.bind(performance);
  let passedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answering = callWork();
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 15_000, interval: 50 });
  passedMs = 20_000;
  expect(await (await answering).json()).toEqual({ more: true });
  const leaseOf = async () => (await rowOf('application-received')).leasedUntil?.getTime() ?? 0;
  await forms.place.store.db.update(outbox).set({ leasedUntil: new Date(Date.now() + 5_000) });
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await leaseOf()).toBeGreaterThan(Date.now() + 30_000), { timeout: 5_000 });
  release();
  await vi.waitFor(async () => expect(await rowOf('application-received')).toMatchObject({ state: 'sent' }), {
    timeout: 8_000,
    interval: 100,
  });
  transport.closeTransport();
});

test('where no process stays, a scheduler has what is due worked off; nobody else has', async () => {
  await submit([team, received]);
  expect((await callWork({})).status).toBe(401);
  expect(await arrived()).toHaveLength(0);
  const answer = await callWork();
  expect([answer.status, await answer.json()]).toEqual([200, { more: false }]);
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(await arrived()).toHaveLength(2);
});

describe('a row of the outbox', () => {
  test('is delivered once, however often its job comes, with its files byte by byte', async () => {
    await submit([team]);
    expect([await deliver('application-team'), await deliver('application-team')]).toEqual(['sent', 'sent']);
    const [one, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(one?.to).toEqual(['recrutement@silene.example']);
    expect(one?.message?.headers['reply-to']).toContain('camille@exemple.fr');
    const attached = one?.message?.attachments ?? [];
    expect(attached.map(({ name, type }) => [name, type])).toEqual([
      ['lettre d’Élise.pdf', 'application/pdf'],
      ['cv.pdf', 'application/pdf'],
    ]);
    expect(Buffer.from(attached[1]?.content ?? []).equals(bytes)).toBe(true);
    expect([...(attached[0]?.content ?? [])]).toEqual([1, 0, 255]);
    const row = await rowOf('application-team');
    expect(row).toMatchObject({ state: 'sent', attempts: 0, lastError: null, sentAt: expect.any(Date) });
    expect(one?.message?.messageId).toBe(`<${row.id}@fr.localhost>`);
  });

  test('without `withFiles` takes none along', async () => {
    await submit([received]);
    expect(await deliver('application-received')).toBe('sent');
    expect(await arrived()).toMatchObject([{ to: ['camille@exemple.fr'], message: { attachments: [] } }]);
  });

  test('that is gone is done', async () => {
    expect(await deliverRow(forms.place.store, randomUUID())).toBe('sent');
    expect(await arrived()).toEqual([]);
  });

  test('of a list needs nobody where there is no provider: the store is the list', async () => {
    const list = { kind: 'list', action: 'add', listId: 1, email: 'camille@exemple.fr', locale: 'fr-fr' } as const;
    await forms.place.store.transaction((tx) => enqueue(tx, [list]));
    const [row] = await rows();
    expect(await deliverRow(forms.place.store, row?.id ?? '')).toBe('sent');
  });

  test('refused for good (550) is never tried again by itself, and is shown to the operator', async () => {
    expectConsole('error', /^\[outbox\] /);
    faults.set({ service: 'mail', operation: 'camille@exemple.fr', kind: 'reject', share: 1, seed: 1 });
    await submit([team, received]);
    expect(await deliver('application-received')).toBe('failed');
    const { id, lastError } = await rowOf('application-received');
    expect(lastError).toContain('550');
    expect(lastError).not.toContain('camille');
    expect((await listOutbox(forms.place.store)).lines).toContainEqual(
      expect.objectContaining({ id, state: 'failed', attempts: 1, form: 'application', what: 'application-received' }),
    );
    // It does not delay the other deliveries.
    expect(await deliver('application-team')).toBe('sent');
  });

  test.each([
    ['answers 451', { operation: 'recrutement@silene.example', kind: 'refuse' as const }],
    ['is down', { operation: 'connection', kind: 'down' as const }],
  ])('is tried again while the mail server %s, and arrives afterwards', async (_, fault) => {
    expectConsole('error', /^\[outbox\] AppError: mail delivery failed temporarily/);
    await submit([team]);
    faults.set({ service: 'mail', share: 1, seed: 1, ...fault });
    expect([await deliver('application-team'), await deliver('application-team')]).toEqual(['waiting', 'waiting']);
    expect(await rowOf('application-team')).toMatchObject({ state: 'waiting', attempts: 2, sentAt: null });
    faults.clear();
    expect(await deliver('application-team')).toBe('sent');
    expect(await arrived()).toHaveLength(1);
    expect(await rowOf('application-team')).toMatchObject({ state: 'sent', lastError: null });
  });
});

/** A mail server that refuses a mail of more than so many bytes, with the whole of it read. */
async function startSmall(most: number) {
  const taken: string[] = [];
  const { url } = await startMailServer({
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        if (raw.length > most) return done(answering(552, '5.3.4 Error: message file too big'));
        taken.push(raw.toString());
        done();
      });
    },
  });
  changed.SMTP_URL = url;
  return taken;
}

describe('a mail that is too large with its files', () => {
  // Or its server would wait for the idle connection to end.
  afterEach(() => transport.closeTransport());

  test('arrives without them, names them in our own words, and the log says where they are', async () => {
    const lines = expectConsole('error', /^\[outbox\] AppError: the mail of submission /);
    const taken = await startSmall(60_000);
    const sent = vi.spyOn(transport, 'deliver');
    await submit([{ ...team, mustArrive: true, providerTemplateId: 12 }]);
    expect(await deliver('application-team')).toBe('sent');
    const { text, files: attached, provided, id } = sent.mock.lastCall?.[0] ?? {};
    expect([attached, provided, id]).toEqual([[], undefined, `${(await rowOf('application-team')).id}-text`]);
    expect(text).toContain('Fichiers non joints\n  lettre d’Élise.pdf\n  cv.pdf\n  La messagerie n’a pas accepté');
    expect(text).not.toContain('Pièces jointes');
    expect(taken).toHaveLength(1);
    const stored = await forms.place.store.db.select().from(files);
    for (const { id: file, submissionId } of stored)
      expect(lines.join()).toMatch(new RegExp(`submission ${submissionId} .*${file}`));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/cv|lettre|Camille/);
  });

  test('is given up where it is refused without them, too', async () => {
    expectConsole('error', /^\[outbox\] /);
    const taken = await startSmall(10);
    await submit([team]);
    expect(await deliver('application-team')).toBe('failed');
    expect(await rowOf('application-team')).toMatchObject({ attempts: 1, lastError: expect.stringContaining('552') });
    expect(taken).toEqual([]);
  });
});

describe('with an antivirus', () => {
  beforeEach(() => {
    changed.ANTIVIRUS_URL = clamd.url;
    clamd.state.mood = 'verdict';
    clamd.files.length = 0;
  });

  test('a clean file is looked at once and travels', async () => {
    await submit([team, { ...team, to: { address: 'autre@silene.example' } }]);
    for (const { id } of await rows()) expect(await deliverRow(forms.place.store, id)).toBe('sent');
    expect(clamd.files.map(({ length }) => length).sort()).toEqual([3, bytes.length]);
    expect(await arrived()).toHaveLength(2);
  });

  test('an infected one stays, and the mail travels with the others and says so, in our own words', async () => {
    const lines = expectConsole('error', /^\[outbox\] AppError: the antivirus refused file /);
    await submit([{ ...team, providerTemplateId: 12 }], new Uint8Array(Buffer.from(EICAR)));
    const sent = vi.spyOn(transport, 'deliver');
    expect(await deliver('application-team')).toBe('sent');
    expect(sent.mock.calls[0]?.[0].provided).toBeUndefined();
    const message = (await arrived())[0]?.message;
    expect(message?.attachments).toMatchObject([{ name: 'lettre d’Élise.pdf' }]);
    expect(message?.text).toContain('Pièces jointes\n  lettre d’Élise.pdf\n');
    expect(message?.text).toContain('Fichiers refusés\n  cv.pdf\n  L’antivirus du site a refusé ce fichier');
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/cv|Camille/);
    const [scanned] = await forms.place.store.db.select().from(files).where(eq(files.field, 'resume'));
    expect(scanned?.scannedAt).toBeNull();
  });

  test('an infected one is looked at once, whatever becomes of the mail, and of the scan of another', async () => {
    expectConsole('error', /^\[outbox\] /);
    await submit([team, { ...team, to: { address: 'autre@silene.example' } }, received], Buffer.from(`x${EICAR}`));
    faults.set({ service: 'mail', operation: 'connection', kind: 'down', share: 1, seed: 1 });
    expect(await deliver('application-team')).toBe('waiting');
    const looked = clamd.files.length;
    faults.clear();
    for (const { id } of await rows()) expect(await deliverRow(forms.place.store, id)).toBe('sent');
    expect([looked, clamd.files.length]).toEqual([2, 2]);
    const refused = (await arrived()).map(({ message }) => message?.text?.includes('Fichiers refusés'));
    expect(refused.sort()).toEqual([false, true, true]);
    expect((await rowOf('application-received')).delivery).not.toHaveProperty('refusedFiles');
  });

  test('silent: nothing travels until it has spoken', async () => {
    expectConsole('error', /^\[outbox\] /);
    clamd.state.mood = 'close-at-once';
    await submit([team]);
    expect(await deliver('application-team')).toBe('waiting');
    expect(await arrived()).toEqual([]);
    clamd.state.mood = 'verdict';
    expect(await deliver('application-team')).toBe('sent');
    expect(await arrived()).toMatchObject([{ message: { attachments: [{}, {}] } }]);
  });
});

test('the worker delivers what is accepted, and gives up what is refused for good', async () => {
  expectConsole('error', /^\[outbox\] /);
  faults.set({ service: 'mail', operation: 'camille@exemple.fr', kind: 'reject', share: 1, seed: 1 });
  await startWorker();
  await submit([team, received]);
  await vi.waitFor(
    async () => {
      const states = (await rows()).map(({ state }) => state);
      expect(states.sort()).toEqual(['failed', 'sent']);
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(await arrived()).toMatchObject([{ to: ['recrutement@silene.example'] }]);
});

test('a mail that the server takes its time over holds up none that comes after it, nor is it sent again meanwhile', async () => {
  const held: (() => void)[] = [];
  const slow = await startMailServer({
    onData(stream, { envelope }, done) {
      stream.resume();
      const isHeld = envelope.rcptTo.some(({ address }) => address === 'recrutement@silene.example');
      stream.on('end', () => (isHeld ? held.push(done) : done()));
    },
  });
  changed.SMTP_URL = slow.url;
  await startWorker();
  await submit([team]);
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 15_000, interval: 50 });
  await submit([received]);
  await vi.waitFor(async () => expect(await rowOf('application-received')).toMatchObject({ state: 'sent' }), {
    timeout: 8_000,
    interval: 100,
  });
  expect(await rowOf('application-team')).toMatchObject({ state: 'waiting', attempts: 0 });
  for (const done of held) done();
  await vi.waitFor(async () => expect(await rowOf('application-team')).toMatchObject({ state: 'sent' }), {
    timeout: 8_000,
    interval: 100,
  });
  expect(held).toHaveLength(1);
  transport.closeTransport();
}, 40_000);
