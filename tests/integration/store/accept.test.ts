import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimDeliveries } from '../../../lib/outbox/jobs.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { consume, mayMail } from '../../../lib/rate-limit/consume.ts';
import type { Delivery, MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { files, outbox, submissions } from '../../../lib/services/store/schema.ts';
import { accept, confirmSubmission, receiptOutcome, type Submission } from '../../../lib/submissions/accept.ts';
import { eraseSubmission } from '../../../lib/submissions/erase.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';

const mail: MailDelivery = {
  kind: 'mail',
  template: 'newsletter-confirm',
  locale: 'fr-fr',
  to: { address: 'camille@exemple.fr' },
  values: { confirmUrl: 'http://fr.localhost:3000/votre-demande?t=1' },
};
const toTeam = (address: string, more: { mustArrive?: true } = {}): Delivery => ({
  kind: 'mail',
  template: 'deletion-team',
  locale: 'nl-be',
  to: { address },
  values: { reference: 'R', name: '', email: '', shopEmail: '', customerId: '', reason: '' },
  ...more,
});
const upload = { field: 'resume', name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };

const withoutEffect = () => null;
const nothing = () => [];

const submission = (more: Partial<Submission> = {}): Submission => ({
  form: 'contact',
  locale: 'fr-fr',
  payload: { name: 'Camille' },
  uploads: [upload],
  key: randomUUID(),
  once: null,
  held: false,
  keepDays: 10,
  deliveries: () => [mail],
  limit: async () => undefined,
  ...more,
});

describe.each(DRIVERS)('on the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(() => place.clear());

  const rows = async () => ({
    submissions: await place.store.db.select().from(submissions),
    files: await place.store.db.select().from(files),
    outbox: await place.store.db.select().from(outbox),
  });
  const due = async () => (await claimDeliveries(place.store, 100)).length;
  const onDisk = () => readdirSync(place.store.filesDir).length;

  test('an accepted submission is there with its file, its delivery, which is due', async () => {
    const before = onDisk();
    const { id, state } = await accept(submission());
    expect(state).toBe('accepted');
    const found = await rows();
    expect(found.submissions).toMatchObject([{ id, form: 'contact', payload: { name: 'Camille' } }]);
    expect(found.files).toMatchObject([{ submissionId: id, name: 'cv.pdf', size: 3 }]);
    expect(found.outbox).toMatchObject([{ submissionId: id, state: 'waiting', attempts: 0, delivery: mail }]);
    expect(readdirSync(place.store.filesDir)).toContain(found.files[0]?.id);
    expect(onDisk()).toBe(before + 1);
    expect(await due()).toBe(1);
  });

  test('the embedded database is closed to other accounts, also where an operator moves it', () => {
    const data = statSync(path.join(place.dir, 'data'), { throwIfNoEntry: false });
    expect(data && data.mode & 0o077).toBe(driver === 'embedded' ? 0 : undefined);
  });

  test('twenty posts at once with one key are one submission, and get the same answer', async () => {
    const key = randomUUID();
    const before = onDisk();
    let points = 0;
    const limit = async () => void points++;
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(submission({ key, limit }))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const found = await rows();
    expect(found.submissions).toHaveLength(1);
    expect(found.outbox).toHaveLength(1);
    expect(await due()).toBe(1);
    expect(points).toBe(1);
    expect(onDisk()).toBe(before + 1);
  });

  test('without a key, the same contents are the same submission; other contents are another', async () => {
    const first = await accept(submission({ key: null }));
    expect((await accept(submission({ key: null }))).id).toBe(first.id);
    const other = await accept(submission({ key: null, payload: { name: 'Dominique' } }));
    expect(other.id).not.toBe(first.id);
    const accepted = await accept(submission({ key: null, held: true }));
    expect(accepted, 'a form that does not start over').toMatchObject({ id: first.id, state: 'accepted' });
    const otherFile = await accept(submission({ key: null, uploads: [{ ...upload, bytes: new Uint8Array([9]) }] }));
    expect(otherFile.id).not.toBe(first.id);
  });

  test('a key with other contents is refused, and what came with it is not kept', async () => {
    const key = randomUUID();
    await accept(submission({ key }));
    const before = onDisk();
    await expect(accept(submission({ key, payload: { name: 'Dominique' } }))).rejects.toMatchObject({
      code: 'keyReused',
    });
    expect(onDisk()).toBe(before);
    expect((await rows()).submissions).toHaveLength(1);
  });

  test('a proof is used up by one submission', async () => {
    await accept(submission({ once: 'proof:1' }));
    await expect(accept(submission({ once: 'proof:1' }))).rejects.toMatchObject({ code: 'proofMissing' });
    expect((await rows()).submissions).toHaveLength(1);
  });

  test('what is refused by the limit, or fails on the way, leaves nothing behind', async () => {
    const before = onDisk();
    const limit = async () => {
      throw new AppError('limited', { seconds: 60 });
    };
    await expect(accept(submission({ limit }))).rejects.toMatchObject({ code: 'limited' });
    const alongside = async () => {
      throw new Error('half way');
    };
    await expect(accept(submission({ alongside, once: 'proof:2' }))).rejects.toThrow('half way');
    expect(await rows()).toEqual({ submissions: [], files: [], outbox: [] });
    expect(await due()).toBe(0);
    expect(onDisk()).toBe(before);
    // The failed submission did not consume the proof.
    await accept(submission({ once: 'proof:2' }));
  });

  test('a post that was not kept costs no permit: neither of the form nor of the mails that it would have sent', async () => {
    const ONE = { points: 1, minutes: 10 };
    const key = `${driver}-${randomUUID()}`;
    const asked = (more: Partial<Submission>) =>
      submission({
        limit: () => consume('posts:kept', ONE, key),
        deliveries: async () => {
          await consume('mails-kept', ONE, key);
          return [mail];
        },
        ...more,
      });
    const full = async () => {
      throw new Error('could not extend file: No space left on device');
    };
    for (const _ of [1, 2, 3]) await expect(accept(asked({ alongside: full }))).rejects.toThrow('No space left');
    vi.spyOn(place.store, 'transaction').mockRejectedValueOnce(new Error('the store is away'));
    await expect(accept(asked({}))).rejects.toThrow('the store is away');
    await accept(asked({}));
    await expect(accept(asked({}))).rejects.toMatchObject({ code: 'limited' });
  });

  test('whose answer to the commit is lost keeps its files: the next post is told that it is there', async () => {
    const key = randomUUID();
    const before = onDisk();
    const { transaction } = place.store;
    vi.spyOn(place.store, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw new Error('Connection terminated unexpectedly');
    });
    await expect(accept(submission({ key }))).rejects.toThrow('Connection terminated');
    const found = await rows();
    expect(readdirSync(place.store.filesDir)).toContain(found.files[0]?.id);
    expect(await accept(submission({ key }))).toEqual({ id: found.submissions[0]?.id, state: 'accepted' });
    expect(onDisk()).toBe(before + 1);
  });

  test.each<[what: string, receipt: Submission['receipt'], sent: number, outcome: object]>([
    ['is not promised', undefined, 0, {}],
    ['has no address', null, 0, { mailed: false }],
    ['has an address', () => mail, 1, {}],
    [
      'has an address that gets no more today',
      () => ({ ...mail, to: { address: 'plein@exemple.fr' } }),
      0,
      { mailed: false },
    ],
  ])('a receipt that %s', async (_, receipt, sent, outcome) => {
    for (const _ of [1, 2, 3]) await mayMail('plein@exemple.fr');
    const asked = submission({ receipt, deliveries: () => [] });
    const { id, ...accepted } = await accept(asked);
    expect(accepted).toEqual({ state: 'accepted', ...outcome });
    expect(await accept(asked)).toEqual({ id, state: 'accepted', ...outcome });
    expect(await receiptOutcome(id)).toEqual(outcome);
    const found = await rows();
    expect(found.outbox.map(({ delivery }) => delivery)).toEqual(Array.from({ length: sent }, () => mail));
    expect(found.submissions).toMatchObject([{ payload: { name: 'Camille', ...outcome } }]);
    expect(await receiptOutcome(randomUUID())).toEqual({});
  });

  test('a held submission is delivered when it is confirmed, once', async () => {
    const { id, state } = await accept(submission({ held: true }));
    expect(state).toBe('held');
    expect(await due()).toBe(0);
    expect(await confirmSubmission(id, withoutEffect)).toBe(true);
    expect(await confirmSubmission(id, withoutEffect)).toBe(true);
    const found = await rows();
    expect(found.submissions).toMatchObject([{ state: 'accepted', deliveries: [] }]);
    expect(found.outbox).toHaveLength(1);
    expect(await due()).toBe(1);
    expect(await confirmSubmission(randomUUID(), withoutEffect)).toBe(false);
  });

  test('a held submission is not confirmed by the button of another form', async () => {
    const { id } = await accept(submission({ held: true }));
    expect(await confirmSubmission(id, () => undefined)).toBe(false);
    expect((await rows()).submissions).toMatchObject([{ state: 'held' }]);
    expect(await due()).toBe(0);
  });

  test('erasing takes the files and what was still to be delivered', async () => {
    const before = onDisk();
    const deliveries = () => [mail, toTeam('equipe@exemple.fr')];
    const { id } = await accept(submission({ deliveries }));
    const other = await accept(submission());
    expect(await eraseSubmission(id, nothing)).toBe(true);
    expect(await eraseSubmission(id, nothing)).toBe(false);
    const found = await rows();
    expect(found.submissions.map((row) => row.id)).toEqual([other.id]);
    expect(found.outbox).toHaveLength(1);
    expect(onDisk()).toBe(before + 1);
    expect(await place.store.db.select().from(files).where(eq(files.submissionId, id))).toEqual([]);
  });

  describe('the team is asked to erase its copy', () => {
    const asked = async () =>
      (await rows()).outbox.flatMap(({ delivery, submissionId }) =>
        delivery.kind === 'mail' && delivery.template === 'erasure-team' && submissionId === null
          ? [[delivery.to.address, delivery.locale, delivery.values.reference]]
          : [],
      );
    const change = (more: object) =>
      place.store.db.update(outbox).set(more).where(sql`${outbox.delivery} -> 'to' ->> 'address' = 'un@exemple.be'`);
    const past = new Date('2026-01-05T09:00:00Z');

    test.each<[what: string, row: object, boxes: string[]]>([
      ['has not left', { nextAttemptAt: past }, []],
      ['is being sent', { leasedUntil: past }, ['un@exemple.be']],
      ['was attempted', { attempts: 2, lastError: 'mailUnanswered' }, ['un@exemple.be']],
      ['was given up', { state: 'failed' }, ['un@exemple.be']],
      ['was returned to the queue by an operator', { lastError: 'mailUnanswered' }, ['un@exemple.be']],
      ['was sent', { state: 'sent', sentAt: past }, ['un@exemple.be']],
    ])('when its mail %s', async (_, row, boxes) => {
      const deliveries = () => [mail, toTeam('un@exemple.be'), toTeam('deux@exemple.be')];
      const { id } = await accept(submission({ locale: 'nl-be', deliveries }));
      await change(row);
      expect(await eraseSubmission(id, nothing)).toBe(true);
      expect(await asked()).toEqual(boxes.map((address) => [address, 'nl-be', id]));
    });

    const old = async (form: string, addresses: readonly string[] = []) => {
      const { id } = await accept(submission({ form, deliveries: () => addresses.map((address) => toTeam(address)) }));
      await place.store.db.update(submissions).set({ createdAt: sql`now() - interval '8 days'` });
      return id;
    };

    test.each<[form: string, boxes: string[]]>([
      ['contact', ['contact@silene.example', 'vigilance@silene.example']],
      ['application', ['recrutement@silene.example']],
      ['spontaneous-application', ['recrutement@silene.example']],
      ['campaign', []],
    ])('of %s in each mailbox that may have one, when the outbox no longer has the mails', async (form, boxes) => {
      const id = await old(form);
      expect(await eraseSubmission(id, nothing)).toBe(true);
      expect(await asked()).toEqual(boxes.map((address) => [address, 'fr-fr', id]));
    });

    test.each<[what: string, row: object, boxes: string[]]>([
      ['was given up', { state: 'failed' }, ['contact@silene.example', 'un@exemple.be', 'vigilance@silene.example']],
      ['has not left', { nextAttemptAt: past }, ['contact@silene.example', 'vigilance@silene.example']],
    ])('also where one of its mails was sent long ago, and another %s', async (_, row, boxes) => {
      const id = await old('contact', ['un@exemple.be']);
      await change(row);
      expect(await eraseSubmission(id, nothing)).toBe(true);
      expect((await asked()).map(([address]) => address).sort()).toEqual(boxes);
    });

    test('not where the mailbox of its form still waits for the mail', async () => {
      const id = await old('contact', ['contact@silene.example']);
      expect(await eraseSubmission(id, nothing)).toBe(true);
      expect(await asked()).toEqual([['vigilance@silene.example', 'fr-fr', id]]);
    });

    test('not of a submission that nobody has confirmed', async () => {
      const { id } = await accept(submission({ held: true }));
      expect(await eraseSubmission(id, nothing)).toBe(true);
      expect(await asked()).toEqual([]);
    });

    test('once, when it is erased later because a mail must arrive first', async () => {
      const deliveries = () => [toTeam('un@exemple.be', { mustArrive: true })];
      const { id } = await accept(submission({ deliveries }));
      expect([await eraseSubmission(id, nothing), await eraseSubmission(id, nothing)]).toEqual(['later', 'later']);
      expect(await asked()).toEqual([]);
      await change({ state: 'sent', sentAt: past });
      expect(await eraseExpired(place.store)).toMatchObject({ submissions: 1 });
      expect(await asked()).toEqual([['un@exemple.be', 'fr-fr', id]]);
      expect(await eraseSubmission(id, nothing)).toBe(false);
    });
  });
});
