import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { POST } from '../../../app/api/ops/[task]/route.ts';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { sendContact } from '../../../lib/contact/actions.ts';
import { outbox, subscribers } from '../../../lib/services/store/schema.ts';
import { changed } from '../../setup/changed-settings.ts';
import { formsOn, posted, scripted, tokenOf } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';

await startServices();

const forms = formsOn();
const letter = {
  locale: 'fr-fr',
  name: 'Camille Aubert',
  email: 'camille@exemple.fr',
  phone_number: '06 12 34 56 78',
  country: 'FR',
  message: 'Un message qui ne regarde personne.',
};
const PERSONAL = [letter.name, 'Camille', letter.email, 'exemple.fr', letter.phone_number, letter.message];

const giveUp = (id: string) => forms.place.store.db.update(outbox).set({ state: 'failed' }).where(eq(outbox.id, id));

/** A contact message with one mail that failed permanently and one that is pending. */
async function trouble(): Promise<{ failed: string; waiting: string }> {
  await sendContact(null, await scripted('contact', letter));
  const rows = await forms.place.store.db.select().from(outbox);
  const idOf = (template: string) =>
    rows.find(({ delivery }) => delivery.kind === 'mail' && delivery.template === template)?.id ?? '';
  const failed = idOf('contact-received');
  await giveUp(failed);
  await forms.dueDeliveries();
  return { failed, waiting: idOf('contact-team') };
}

let visitors = 0;
/** Each call is from a new visitor, unless one is passed. */
async function ask(
  task: string,
  body: string = '{}',
  authorization: string | null = 'Bearer silene-ops-token',
  visitor = `203.0.113.${++visitors}`,
) {
  const request = new Request(`http://fr.localhost:3000/api/ops/${task}`, {
    method: 'POST',
    body,
    headers: authorization === null ? {} : { authorization },
  });
  newRequest({ headers: { 'x-client-address': visitor } });
  const answer = await POST(request, { params: Promise.resolve({ task }) });
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') };
}

describe('the outbox as an operator sees it', () => {
  test('says what is stuck, and nothing of whom or what it is about', async () => {
    const { failed, waiting } = await trouble();
    const { status, text, cache } = await ask('outbox');
    expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
    const { counts, lines } = JSON.parse(text);
    expect(counts).toEqual({ failed: 1, waiting: 1 });
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual({
      id: failed,
      form: 'contact',
      what: 'contact-received',
      state: 'failed',
      attempts: 0,
      lastError: null,
      createdAt: expect.any(String),
    });
    expect(lines).toContainEqual(expect.objectContaining({ id: waiting, state: 'waiting', what: 'contact-team' }));
    for (const value of PERSONAL) expect(text).not.toContain(value);
  });

  test('says no more of what was sent than how much', async () => {
    const { waiting } = await trouble();
    await forms.place.store.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.id, waiting));
    const { counts, lines } = JSON.parse((await ask('outbox')).text);
    expect(counts).toEqual({ failed: 1, sent: 1 });
    expect(lines).toHaveLength(1);
  });

  test('retry puts what was given up back into the queue, by its id or all of it, once', async () => {
    const { failed, waiting } = await trouble();
    expect(JSON.parse((await ask('retry', JSON.stringify({ ids: [waiting] }))).text)).toEqual({ retried: 0 });
    expect(JSON.parse((await ask('retry', JSON.stringify({ ids: [failed] }))).text)).toEqual({ retried: 1 });
    expect(await forms.dueDeliveries()).toEqual([failed]);
    expect(JSON.parse((await ask('retry', '{"ids":"all"}')).text)).toEqual({ retried: 0 });
    await giveUp(failed);
    expect(JSON.parse((await ask('retry', '{"ids":"all"}')).text)).toEqual({ retried: 1 });
    expect((await forms.place.store.db.select().from(outbox)).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
    ]);
  });
});

test('the subscribers are those who confirmed and have not left, each with the link to leave', async () => {
  const row = (email: string, more: object) => ({ id: randomUUID(), email, locale: 'fr-fr', channel: 'x', ...more });
  const confirmedAt = new Date('2026-11-01T08:00:00Z');
  await forms.place.store.db
    .insert(subscribers)
    .values([
      row('oui@exemple.fr', { confirmedAt }),
      row('ja@voorbeeld.be', { confirmedAt, locale: 'nl-be' }),
      row('asked@exemple.fr', {}),
      row('left@exemple.fr', { confirmedAt, leftAt: confirmedAt }),
    ]);
  const list = async () => JSON.parse((await ask('subscribers')).text);
  const shared = { confirmedAt: confirmedAt.toISOString(), leaveUrl: expect.any(String) };
  const [french, dutch, ...others] = await list();
  expect([french, dutch, others]).toEqual([
    { email: 'oui@exemple.fr', locale: 'fr-fr', ...shared },
    { email: 'ja@voorbeeld.be', locale: 'nl-be', ...shared },
    [],
  ]);
  expect(dutch.leaveUrl).toMatch(/^http:\/\/be\.localhost:3000\/nl\/uw-aanvraag\?t=/);
  expect(await followLink(posted({ token: tokenOf(dutch.leaveUrl) }))).toMatchObject({ outcome: 'done' });
  expect(await list()).toMatchObject([{ email: french.email }]);
});

describe("the operator's door", () => {
  test.each([
    ['no token', null],
    ['another token', 'Bearer guessed'],
    ['an empty one', 'Bearer '],
    ['its beginning', 'Bearer silene-ops'],
  ])('%s: closed', async (_, authorization) => {
    expect(await ask('subscribers', '{}', authorization)).toMatchObject({ status: 401 });
  });

  test('closes for an address after ten wrong tokens, for the right one too, and for nobody else', async () => {
    const guess = (token: string, visitor = '198.51.100.7') => ask('counts', '{}', `Bearer ${token}`, visitor);
    expect((await guess('silene-ops-token')).status).toBe(200);
    for (let tried = 0; tried < 10; tried++) expect((await guess(`guess-${tried}`)).status).toBe(401);
    expect((await guess('guess-10')).status).toBe(429);
    expect((await guess('silene-ops-token')).status).toBe(429);
    expect((await guess('silene-ops-token', '198.51.100.8')).status).toBe(200);
  });

  test('does not count who has the token', async () => {
    for (let asked = 0; asked < 25; asked++)
      expect((await ask('counts', '{}', undefined, '198.51.100.9')).status).toBe(200);
  });

  test('is closed where no token is set', async () => {
    changed.OPS_TOKEN = undefined;
    expect((await ask('outbox', '{}', 'Bearer undefined')).status).toBe(401);
  });

  test.each([
    ['a task that is none', 'constructor', '{}', 404],
    ['input that is no JSON', 'outbox', '', 400],
    ['ids that are none', 'retry', '{"ids":["all"]}', 400],
    ['too many ids', 'retry', JSON.stringify({ ids: Array.from({ length: 1_001 }, () => randomUUID()) }), 400],
  ])('%s is refused', async (_, task, body, status) => {
    expect((await ask(task, body)).status).toBe(status);
  });
});

describe('a history of prices that an operator brings along', () => {
  const head = 'country,variant,currency,amount,compareAt,seenAt\n';
  const bring = async (lines: string) => {
    const { status, text } = await ask('prices', JSON.stringify({ text: head + lines, format: 'csv' }));
    return { status, ...JSON.parse(text) };
  };

  test('is in the log, once', async () => {
    const line = 'FR,70041,EUR,40.30,,2026-03-01';
    expect(await bring(line)).toEqual({ status: 200, added: 1, known: 0, problems: [] });
    expect(await bring(line)).toEqual({ status: 200, added: 0, known: 1, problems: [] });
    expect(JSON.parse((await ask('counts')).text)).toMatchObject({ priceLog: 1 });
  });

  test('says what is wrong with it, and is not in the log', async () => {
    const { problems } = await bring('FR,70041,EUR,40.30,,2026-03-01\nTN,70041,EUR,40.30,,2026-03-01');
    expect(problems).toEqual(['line 3: country none of FR, BE']);
    expect(JSON.parse((await ask('counts')).text)).toMatchObject({ priceLog: 0 });
  });
});
