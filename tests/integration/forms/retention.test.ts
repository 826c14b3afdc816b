import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readings } from '../../../lib/operations/metrics.ts';
import { onInvalidation } from '../../../lib/platform/cache/tags.ts';
import { reviewTag } from '../../../lib/reviews/book.ts';
import type { Delivery, MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { keepFiles } from '../../../lib/services/store/files.ts';
import {
  consents,
  favourites,
  files,
  mailSubscriptions,
  outbox,
  reviewLog,
  reviews,
  submissions,
  subscribers,
  usedOnce,
} from '../../../lib/services/store/schema.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { changed } from '../../setup/changed-settings.ts';
import { formsOn } from '../../setup/forms.ts';

const ago = (interval: string) => sql`now() - ${interval}::interval`;
const mail: Delivery = {
  kind: 'mail',
  template: 'newsletter-confirm',
  locale: 'fr-fr',
  to: { address: 'camille@exemple.fr' },
  values: { confirmUrl: 'http://fr.localhost:3000/votre-demande?t=1' },
};

describe('the retention job', () => {
  const forms = formsOn();
  const db = () => forms.place.store.db;
  const erase = () => eraseExpired(forms.place.store);
  /** One id for a row that is erased, one for a row that stays. */
  const ids = () => ({ gone: randomUUID(), stays: randomUUID() });

  const submission = (more: object) => ({
    id: randomUUID(),
    form: 'contact',
    locale: 'fr-fr',
    state: 'accepted' as const,
    payload: { email: 'camille@exemple.fr' },
    key: randomUUID(),
    contents: '',
    deliveries: [],
    deleteAt: sql`now() + interval '1 hour'`,
    ...more,
  });
  const subscriber = (more: object) => ({
    id: randomUUID(),
    email: `${randomUUID()}@exemple.fr`,
    locale: 'fr-fr',
    channel: 'newsletter_block',
    ...more,
  });
  const subscription = (more: { subject: string }) => ({
    id: randomUUID(),
    email: 'camille@exemple.fr',
    locale: 'fr-fr',
    kind: 'stock' as const,
    details: {},
    state: 'active' as const,
    expiresAt: sql`now() + interval '1 hour'`,
    ...more,
  });

  test('submissions go on their day with files, deliveries and bytes; held ones after a day', async () => {
    const { gone, stays } = ids();
    const held = { gone: randomUUID(), stays: randomUUID() };
    await db()
      .insert(submissions)
      .values([
        submission({ id: gone, deleteAt: ago('1 minute') }),
        submission({ id: stays, deleteAt: sql`now() + interval '1 minute'` }),
        submission({ id: held.gone, state: 'held', createdAt: ago('25 hours') }),
        submission({ id: held.stays, state: 'held', createdAt: ago('23 hours') }),
      ]);
    const upload = { field: 'resume', name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) };
    const kept = await keepFiles(forms.place.store.filesDir, [upload, upload]);
    await db()
      .insert(files)
      .values(kept.map((file, index) => ({ ...file, submissionId: index === 0 ? gone : stays })));
    await db()
      .insert(outbox)
      .values([gone, stays].map((submissionId) => ({ id: randomUUID(), submissionId, delivery: mail })));
    const hoursAgo = Date.now() / 1000 - 7_200;
    for (const { id } of kept) utimesSync(path.join(forms.place.store.filesDir, id), hoursAgo, hoursAgo);

    expect(await erase()).toMatchObject({ submissions: 2, files: 1 });
    const rows = await forms.rows();
    expect(rows.submissions.map(({ id }) => id).sort()).toEqual([stays, held.stays].sort());
    expect(rows.files.map(({ submissionId }) => submissionId)).toEqual([stays]);
    expect(forms.onDisk()).toEqual(rows.files.map(({ id }) => id));
    expect(await forms.deliveries()).toHaveLength(1);
  });

  test('the address of a campaign goes from its list with the submission, whatever else is erased', async () => {
    const campaign = (list: string, more: object = {}) =>
      submission({
        form: 'campaign',
        locale: 'nl-be',
        payload: { email: `liste-${list}@exemple.be`, contact_list_id: list },
        deleteAt: ago('1 minute'),
        ...more,
      });
    const rows = () => [
      campaign('41'),
      campaign('052'),
      campaign('carnet'),
      campaign(''),
      campaign('53', { state: 'held', createdAt: ago('25 hours') }),
      campaign('54', { deleteAt: sql`now() + interval '1 minute'` }),
      submission({ deleteAt: ago('1 minute') }),
    ];
    await db().insert(submissions).values(rows());
    changed.BREVO_API_KEY = 'key';
    expect(await erase()).toMatchObject({ submissions: 6 });
    const remove = { kind: 'list', action: 'remove', locale: 'nl-be' };
    expect(await forms.deliveries()).toEqual([
      { ...remove, listId: 41, email: 'liste-41@exemple.be' },
      { ...remove, listId: 52, email: 'liste-052@exemple.be' },
    ]);
    await forms.place.clear();
    changed.BREVO_API_KEY = undefined;
    await db().insert(submissions).values(rows());
    await erase();
    expect(await forms.deliveries()).toEqual([]);
  });

  test('more than fits into one transaction goes in several; what one has erased stays erased when the next fails', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 7 });
    const many = 450;
    const old = { confirmedAt: ago('1096 days'), lastContactAt: ago('1096 days') };
    const left = async () => {
      const count = async (table: typeof submissions | typeof subscribers | typeof outbox) =>
        (await db().select({ one: sql`1` }).from(table)).length;
      return {
        submissions: await count(submissions),
        subscribers: await count(subscribers),
        removals: await count(outbox),
      };
    };
    await db()
      .insert(submissions)
      .values(
        Array.from({ length: many }, (_, index) =>
          submission({
            form: 'campaign',
            payload: { email: `inscrite-${index}@exemple.be`, contact_list_id: '53' },
            deleteAt: ago('1 minute'),
          }),
        ),
      );
    await db()
      .insert(subscribers)
      .values(Array.from({ length: many }, () => subscriber(old)));

    const { store } = forms.place;
    let begun = 0;
    const transaction: typeof store.transaction = (work, options) => {
      begun += 1;
      return begun === 3 ? Promise.reject(new Error('too long')) : store.transaction(work, options);
    };
    await expect(eraseExpired({ ...store, transaction })).rejects.toThrow('too long');
    const after = await left();
    expect(after.submissions).toBeGreaterThan(0);
    expect(after).toEqual({ submissions: after.submissions, subscribers: many, removals: many - after.submissions });

    expect(await erase()).toMatchObject({ submissions: after.submissions, subscribers: many });
    expect(await left()).toEqual({ submissions: 0, subscribers: 0, removals: 2 * many });
  });

  test('many reviews go in several transactions; pages of those that are gone are published, also when the next fails', async () => {
    const published = new Set<string>();
    onInvalidation((tags) => {
      for (const tag of tags) published.add(tag);
    });
    const review = (index: number, more: object = {}) => ({
      id: randomUUID(),
      orderName: `#${index}`,
      variantId: '70031',
      productId: `p${index}`,
      productName: 'Baume',
      email: `cliente-${index}@exemple.be`,
      displayName: 'M.',
      locale: 'fr-be',
      rating: 3,
      title: 'Correct',
      text: 'Le baume est correct.',
      orderedAt: ago('1200 days'),
      state: 'approved' as const,
      deleteAt: ago('1 minute'),
      ...more,
    });
    const many = 430;
    const stays = review(0, { deleteAt: sql`now() + interval '1 hour'` });
    await db()
      .insert(reviews)
      .values([stays, ...Array.from({ length: many }, (_, index) => review(index + 1))]);
    const left = async () => (await db().select({ id: reviews.id }).from(reviews)).length;

    const { store } = forms.place;
    // The first ones are for submissions and subscribers, of which there are none.
    let begun = 0;
    const transaction: typeof store.transaction = (work, options) => {
      begun += 1;
      return begun === 4 ? Promise.reject(new Error('too slow')) : store.transaction(work, options);
    };
    await expect(eraseExpired({ ...store, transaction })).rejects.toThrow('too slow');
    const after = await left();
    expect(after).toBeGreaterThan(1);
    expect(published.size).toBe(many + 1 - after);

    expect(await erase()).toMatchObject({ reviews: after - 1 });
    expect(await db().select({ id: reviews.id }).from(reviews)).toEqual([{ id: stays.id }]);
    expect(published.size).toBe(many);
    expect(published).not.toContain(reviewTag('p0'));
    const noted = await db().select({ action: reviewLog.action }).from(reviewLog);
    expect(noted.filter(({ action }) => action === 'erased')).toHaveLength(many);
  });

  test('what must arrive is delivered before its submission goes, however late; nothing else waits for it', async () => {
    const owed: Delivery = { ...(mail as MailDelivery), mustArrive: true };
    const rows: [string, Delivery, object, 'gone' | 'stays'][] = [
      ['waits', owed, {}, 'stays'],
      ['given up', owed, { state: 'failed' }, 'stays'],
      ['sent', owed, { state: 'sent', sentAt: ago('1 hour') }, 'gone'],
      ['waits, and need not arrive', mail, {}, 'gone'],
    ];
    for (const [key, delivery, more] of rows) {
      const id = randomUUID();
      await db()
        .insert(submissions)
        .values(submission({ id, key, deleteAt: ago('1 minute') }));
      await db()
        .insert(outbox)
        .values({ id: randomUUID(), submissionId: id, delivery, ...more });
    }
    expect(await erase()).toMatchObject({ submissions: 2 });
    const left = (await forms.rows()).submissions.map(({ key }) => key);
    expect(left.sort()).toEqual(rows.flatMap(([key, , , fate]) => (fate === 'stays' ? [key] : [])).sort());
    await db()
      .update(outbox)
      .set({ state: 'sent', sentAt: ago('1 minute') });
    expect(await erase()).toMatchObject({ submissions: 2 });
  });

  test('addresses: seven days without an answer, seven days after leaving, three years after the last contact', async () => {
    const rows: [string, object, 'gone' | 'stays'][] = [
      ['unanswered 8 days', { createdAt: ago('8 days') }, 'gone'],
      ['unanswered 6 days', { createdAt: ago('6 days') }, 'stays'],
      ['confirmed 8 days ago', { createdAt: ago('8 days'), confirmedAt: ago('8 days') }, 'stays'],
      ['left 8 days ago', { confirmedAt: ago('9 days'), leftAt: ago('8 days') }, 'gone'],
      ['left 6 days ago', { confirmedAt: ago('9 days'), leftAt: ago('6 days') }, 'stays'],
      ['heard of 1096 days ago', { confirmedAt: ago('1096 days'), lastContactAt: ago('1096 days') }, 'gone'],
      ['heard of 1094 days ago', { confirmedAt: ago('1094 days'), lastContactAt: ago('1094 days') }, 'stays'],
    ];
    await db()
      .insert(subscribers)
      .values(rows.map(([channel, more]) => subscriber({ channel, ...more })));
    expect(await erase()).toMatchObject({ subscribers: 3 });
    const left = (await forms.subscribers()).map(({ channel }) => channel);
    expect(left.sort()).toEqual(rows.flatMap(([channel, , fate]) => (fate === 'stays' ? [channel] : [])).sort());
  });

  test('who is erased while subscribed goes from the provider’s list as well: nobody else could take them off', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 7 });
    const old = { confirmedAt: ago('1096 days'), lastContactAt: ago('1096 days') };
    await db()
      .insert(subscribers)
      .values([
        subscriber({ email: 'old@exemple.fr', ...old }),
        subscriber({ email: 'gone@exemple.fr', ...old, leftAt: ago('1000 days') }),
        subscriber({ email: 'unanswered@exemple.fr', createdAt: ago('8 days') }),
      ]);
    expect(await erase()).toMatchObject({ subscribers: 3 });
    expect(await forms.deliveries()).toEqual([
      { kind: 'list', action: 'remove', listId: 7, email: 'old@exemple.fr', locale: 'fr-fr' },
    ]);
  });

  test('subscriptions to mails: their day, seven days without an answer, a month after the last mail or leaving', async () => {
    const rows: [string, object, 'gone' | 'stays'][] = [
      ['active, expired', { expiresAt: ago('1 minute') }, 'gone'],
      ['active for 11 months', { createdAt: ago('330 days') }, 'stays'],
      ['job offers, expired', { kind: 'jobs', expiresAt: ago('1 minute') }, 'gone'],
      ['unanswered 8 days', { state: 'pending', createdAt: ago('8 days') }, 'gone'],
      ['unanswered 6 days', { state: 'pending', createdAt: ago('6 days') }, 'stays'],
      ['sent 31 days ago', { state: 'done', endedAt: ago('31 days') }, 'gone'],
      [
        'sent 29 days ago, asked long before',
        { state: 'done', createdAt: ago('90 days'), endedAt: ago('29 days') },
        'stays',
      ],
      ['left 31 days ago', { state: 'left', endedAt: ago('31 days') }, 'gone'],
    ];
    await db()
      .insert(mailSubscriptions)
      .values(rows.map(([subject, more]) => subscription({ subject, ...more })));
    expect(await erase()).toMatchObject({ mailSubscriptions: 5 });
    const left = (await forms.subscriptions()).map(({ subject }) => subject);
    expect(left.sort()).toEqual(rows.flatMap(([name, , fate]) => (fate === 'stays' ? [name] : [])).sort());
  });

  test('favourites, three years after the last visit to the list', async () => {
    const shared = { locale: 'fr-fr', customer: 'c', product: {} };
    await db()
      .insert(favourites)
      .values([
        { ...shared, productId: 'gone', seenAt: ago('1096 days') },
        { ...shared, productId: 'stays', addedAt: ago('1200 days'), seenAt: ago('1094 days') },
      ]);
    expect(await erase()).toMatchObject({ favourites: 1 });
    expect(await db().select({ id: favourites.productId }).from(favourites)).toEqual([{ id: 'stays' }]);
  });

  test('the outbox: what left a week ago; what never left, a month after; with its submission, what is for the team or waits', async () => {
    const submissionId = randomUUID();
    await db()
      .insert(submissions)
      .values(submission({ id: submissionId }));
    const given = { state: 'failed', submissionId };
    const to = { address: 'ecoute@exemple.fr' };
    const team: Delivery = { kind: 'mail', template: 'erasure-team', locale: 'fr-fr', to, values: { reference: 'r' } };
    const list: Delivery = { kind: 'list', action: 'add', listId: 3, email: 'camille@exemple.fr', locale: 'fr-fr' };
    const rows: [string, object, 'gone' | 'stays'][] = [
      ['sent 8 days ago', { state: 'sent', sentAt: ago('8 days') }, 'gone'],
      ['sent 6 days ago', { state: 'sent', sentAt: ago('6 days') }, 'stays'],
      ['given up 31 days ago', { state: 'failed', createdAt: ago('31 days') }, 'gone'],
      ['given up 29 days ago', { state: 'failed', createdAt: ago('29 days') }, 'stays'],
      ['waiting for 31 days', { createdAt: ago('31 days') }, 'gone'],
      ['given up, to a visitor', { ...given, createdAt: ago('31 days') }, 'gone'],
      ['given up lately, to a visitor', { ...given, createdAt: ago('29 days') }, 'stays'],
      ['given up, to the team', { ...given, createdAt: ago('300 days'), delivery: team }, 'stays'],
      ['given up, of a list', { ...given, createdAt: ago('300 days'), delivery: list }, 'stays'],
      ['waiting, to a visitor', { ...given, createdAt: ago('31 days'), state: 'waiting' }, 'stays'],
    ];
    await db()
      .insert(outbox)
      .values(rows.map(([lastError, more]) => ({ id: randomUUID(), delivery: mail, lastError, ...more })));
    expect(await readings[0]?.read()).toEqual({ waiting: 2, failed: 2, failed_visitor: 4 });
    expect(await erase()).toMatchObject({ outbox: 4 });
    const left = (await db().select({ name: outbox.lastError }).from(outbox)).map(({ name }) => name);
    expect(left.sort()).toEqual(rows.flatMap(([name, , fate]) => (fate === 'stays' ? [name] : [])).sort());
  });

  test('proofs of consent after a year, what was used once on its day', async () => {
    const consent = { version: 1, locale: 'fr-fr', analytics: false, external: false };
    const { gone, stays } = ids();
    await db()
      .insert(consents)
      .values([
        { ...consent, id: gone, createdAt: ago('366 days') },
        { ...consent, id: stays, createdAt: ago('364 days') },
      ]);
    await db()
      .insert(usedOnce)
      .values([
        { key: 'gone', expiresAt: ago('1 minute') },
        { key: 'stays', expiresAt: sql`now() + interval '1 minute'` },
      ]);
    expect(await erase()).toMatchObject({ consents: 1, usedOnce: 1 });
    expect(await db().select({ id: consents.id }).from(consents)).toEqual([{ id: stays }]);
    expect(await db().select({ key: usedOnce.key }).from(usedOnce)).toEqual([{ key: 'stays' }]);
  });

  test('files that no submission names are swept away after an hour, half-written ones too', async () => {
    const { filesDir } = forms.place.store;
    const place = (name: string) => path.join(filesDir, name);
    const minutesAgo = { old: 61, [`${randomUUID()}.part`]: 61, young: 59 };
    for (const [name, minutes] of Object.entries(minutesAgo)) {
      writeFileSync(place(name), 'x');
      const at = Date.now() / 1000 - minutes * 60;
      utimesSync(place(name), at, at);
    }
    expect(await erase()).toMatchObject({ files: 2 });
    expect(forms.onDisk()).toEqual(['young']);
    expect(existsSync(place('old'))).toBe(false);
  });
});
