import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { POST } from '../../../app/api/ops/[task]/route.ts';
import { type Env, env } from '../../../lib/platform/env.ts';
import type { Delivery, MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { keepFiles } from '../../../lib/services/store/files.ts';
import {
  files,
  mailSubscriptions,
  outbox,
  reviewInvitations,
  reviews,
  submissions,
  subscribers,
} from '../../../lib/services/store/schema.ts';
import { eraseSubmission } from '../../../lib/submissions/erase.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { changed } from '../../setup/changed-settings.ts';
import { formsOn } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';

const forms = formsOn();
const db = () => forms.place.store.db;
const ODILE = 'odile.marchal@exemple.fr';
const BRAM = 'bram@voorbeeld.be';

const mail = (address: string): MailDelivery => ({
  kind: 'mail',
  template: 'newsletter-confirm',
  locale: 'fr-be',
  to: { address },
  values: { confirmUrl: 'http://be.localhost:3000/votre-demande?t=1' },
});

async function submit(form: string, email: string, payload: object = {}): Promise<string> {
  const id = randomUUID();
  const shared = { locale: 'fr-be', state: 'accepted' as const, contents: '', deliveries: [] };
  const deleteAt = sql`now() + interval '1 year'`;
  await db()
    .insert(submissions)
    .values({ id, form, key: id, deleteAt, ...shared, payload: { email, ...payload } });
  return id;
}

async function attach(submissionId: string): Promise<void> {
  const upload = { field: 'resume', name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2]) };
  const [stored] = await keepFiles(forms.place.store.filesDir, [upload]);
  if (stored)
    await db()
      .insert(files)
      .values({ ...stored, submissionId });
}

const queue = (delivery: Delivery, submissionId: string | null = null) =>
  db().insert(outbox).values({ id: randomUUID(), submissionId, delivery });

/** Everything that is stored under an address. */
async function fill(email: string): Promise<void> {
  const confirmedAt = new Date();
  const subscriber = (locale: string, more: object = {}) => ({
    id: randomUUID(),
    email,
    locale,
    channel: 'x',
    ...more,
  });
  await db()
    .insert(subscribers)
    .values([subscriber('fr-be', { confirmedAt }), subscriber('nl-be', { confirmedAt, leftAt: confirmedAt })]);
  const subscription = { email, locale: 'fr-be', details: {}, state: 'active' as const, expiresAt: confirmedAt };
  await db()
    .insert(mailSubscriptions)
    .values(
      (['stock', 'jobs', 'reminder'] as const).map((kind) => ({
        ...subscription,
        id: randomUUID(),
        kind,
        subject: email,
      })),
    );
  const line = {
    email,
    orderName: `#${email}`,
    productId: '9',
    productName: 'x',
    locale: 'fr-be',
    orderedAt: confirmedAt,
  };
  await db()
    .insert(reviewInvitations)
    .values({ ...line, id: randomUUID(), variantId: '1' });
  const written = {
    displayName: 'O.',
    rating: 4,
    title: 'x',
    text: 'x',
    state: 'approved' as const,
    deleteAt: confirmedAt,
  };
  await db()
    .insert(reviews)
    .values({ ...line, ...written, id: randomUUID(), variantId: '2' });
  for (const form of ['contact', 'application', 'newsletter', 'reminder', 'review', 'withdrawal', 'account-deletion'])
    await attach(await submit(form, email));
  await submit('campaign', email, { contact_list_id: '31' });
  await queue(mail(email));
}

async function ask(task: 'erase' | 'erase-reviews', email: string) {
  newRequest({ headers: { 'x-client-address': '203.0.113.240' } });
  const request = new Request(`http://fr.localhost:3000/api/ops/${task}`, {
    method: 'POST',
    headers: { authorization: 'Bearer silene-ops-token' },
    body: JSON.stringify({ email }),
  });
  const answer = await POST(request, { params: Promise.resolve({ task }) });
  return { status: answer.status, body: await answer.json() };
}

const erase = (email: string) => ask('erase', email);

/** Where an address occurs, by table. */
async function found(email: string): Promise<Record<string, number>> {
  const tables: Record<string, PgTable> = {
    subscribers,
    mailSubscriptions,
    reviewInvitations,
    reviews,
    submissions,
    outbox,
  };
  const counts = Object.entries(tables).map(async ([name, table]) => {
    const rows = await db().select().from(table);
    return [name, rows.filter((row) => JSON.stringify(row).toLowerCase().includes(email)).length] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

describe('what is stored under an address', () => {
  test('goes at the request of an operator, except for evidence; nobody else loses anything', async () => {
    await fill(ODILE.toUpperCase());
    await fill(BRAM);
    const others = await found(BRAM);
    expect(await erase(ODILE)).toEqual({
      status: 200,
      body: {
        newsletter: 2,
        mailSubscriptions: 3,
        submissions: 6,
        files: 5,
        later: 0,
        kept: { withdrawal: 1, 'account-deletion': 1 },
        reviewedProducts: 1,
      },
    });
    expect(await found(ODILE)).toEqual({ submissions: 2 });
    expect(await found(BRAM)).toEqual(others);
    const rows = await forms.rows();
    expect(forms.onDisk().sort()).toEqual(rows.files.map(({ id }) => id).sort());
    expect((await erase(ODILE)).body).toMatchObject({ newsletter: 0, submissions: 0, kept: { withdrawal: 1 } });
  });

  test('is taken off the lists of the provider, and the mailboxes are asked to erase their copies', async () => {
    Object.assign(changed, { BREVO_API_KEY: 'key', NEWSLETTER_LIST_ID: 7 });
    await fill(ODILE);
    // The outbox no longer has the mails to the team.
    await db().update(submissions).set({ createdAt: sql`now() - interval '30 days'` });
    await queue({ kind: 'list', action: 'add', listId: 7, email: ODILE, locale: 'fr-be' });
    await erase(ODILE);
    const deliveries = await forms.deliveries();
    const lists = deliveries.flatMap((each) =>
      each.kind === 'list' ? [`${each.action} ${each.listId} ${each.email}`] : [],
    );
    expect(lists.sort()).toEqual([`remove 31 ${ODILE}`, `remove 7 ${ODILE}`]);
    const told = (await forms.mails('erasure-team')).map(({ to }) => to.address);
    // Of the contact message and of the review, and of the application.
    const [contact, vigilance] = ['contact@silene.example', 'vigilance@silene.example'];
    expect(told.sort()).toEqual([contact, contact, 'recrutement@silene.example', vigilance, vigilance]);
  });

  test('a return request stays, and the team gets it, without the address', async () => {
    for (const email of [ODILE, BRAM]) {
      const id = await submit('returns', '', { order: '#1203' });
      const values = { reference: id, order: '#1203', products: ['Baume'], reason: '' };
      const [shared, person] = [{ kind: 'mail', locale: 'nl-be' } as const, { address: email.toUpperCase() }];
      const team = { address: 'retours@silene.example' };
      await queue({ ...shared, template: 'return-team', to: team, replyTo: person, values }, id);
      const received = { ...values, howUrl: 'http://be.localhost:3000/nl/retourneren' };
      await queue({ ...shared, template: 'return-received', to: person, replyTo: team, values: received }, id);
    }
    const others = await found(BRAM);
    await erase(ODILE);
    expect(await found(ODILE)).toEqual({});
    expect(await found(BRAM)).toEqual(others);
    expect((await forms.rows()).submissions).toHaveLength(2);
    expect(await forms.mails('return-received')).toHaveLength(1);
    expect((await forms.mails('return-team')).map(({ replyTo }) => replyTo?.address)).toEqual(
      expect.arrayContaining([undefined, BRAM.toUpperCase()]),
    );
  });

  test('a report of an adverse event waits for its delivery, and goes afterwards', async () => {
    const id = await submit('contact', ODILE);
    await attach(id);
    await queue({ ...mail('vigilance@silene.example'), mustArrive: true }, id);
    expect((await erase(ODILE)).body).toMatchObject({ submissions: 0, files: 0, later: 1 });
    expect(forms.onDisk()).toHaveLength(1);
    await db().update(outbox).set({ state: 'sent', sentAt: sql`now()` }).where(eq(outbox.submissionId, id));
    expect(await eraseExpired(forms.place.store)).toMatchObject({ submissions: 1 });
    expect(await found(ODILE)).toEqual({});
  });

  test.each([
    ['odile&fils@exemple.fr', 'odile&fils@exemple.fr'],
    ['odile{at}|home@exemple.fr', 'odile{at}|home@exemple.fr'],
    ['odile..m.@exemple.fr', 'odile..m.@exemple.fr'],
    ["odile.o'brien@exemple.fr", ' odile.o’brien@exemple.fr'],
    ['accueil@xn--ppinire-6xae.fr', 'Accueil@Pépinière.fr'],
  ])('%j, as the forms store it, is found when the operator types %j', async (stored, typed) => {
    await fill(stored);
    expect(await ask('erase-reviews', typed)).toEqual({ status: 200, body: { products: 1 } });
    expect(await erase(typed)).toMatchObject({ status: 200, body: { newsletter: 2, submissions: 6 } });
    expect(await found(stored)).toEqual({ submissions: 2 });
  });

  test.each(['', 'odile', 'odile@', "odile'; drop table submissions"])('%j is no address', async (text) => {
    expect((await erase(text)).status).toBe(400);
    expect((await ask('erase-reviews', text)).status).toBe(400);
  });
});

/** Each form whose team gets a mail, with the mailboxes that the module of the mail names. */
const FORMS_OF_TEAM = globSync('lib/**/*.ts').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (!/template: '(?!erasure)[a-z]+-team'/.test(text)) return [];
  const boxes = [...new Set(text.match(/\b[A-Z]+_MAILBOX\b/g))] as (keyof Env)[];
  const forms = [...text.matchAll(/\b(?:form:|FORM: FormName =) '([a-z-]+)'/g)].map(([, form = '']) => form);
  return [...new Set(forms)].map((form) => [form, boxes] as const);
});

describe('copies of the team, once the outbox no longer has the mails', () => {
  test('are looked for in the sources', () => {
    const boxes = ['CONTACT_MAILBOX', 'VIGILANCE_MAILBOX'];
    expect(FORMS_OF_TEAM).toContainEqual(['contact', expect.arrayContaining(boxes)]);
  });

  test.each(FORMS_OF_TEAM)('are to be erased with a submission of %s', async (form, boxes) => {
    const id = await submit(form, ODILE);
    await db().update(submissions).set({ createdAt: sql`now() - interval '30 days'` });
    expect(await eraseSubmission(id, () => [])).toBe(true);
    const asked = (await forms.mails('erasure-team')).map(({ to }) => to.address);
    expect(asked.sort()).toEqual(boxes.map((name) => String(env()[name])).sort());
  });
});
