import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf } from '../../../lib/mail/compose.ts';
import { sampleContext, sampleDelivery } from '../../../lib/mail/preview.ts';
import { writeMail } from '../../../lib/mail/write.ts';
import { changeList } from '../../../lib/services/mail/brevo.ts';
import type { MailFile } from '../../../lib/services/mail/message.ts';
import { deliver } from '../../../lib/services/mail/transport.ts';
import type { ListDelivery, MailDelivery } from '../../../lib/services/store/deliveries.ts';
import { changed } from '../../setup/changed-settings.ts';

const BREVO = 'http://brevo.test/v3';
const id = '0192f0c4-7d7e-7000-8000-000000000001';
const server = setupServer();
type Asked = { path: string; key: string | null; body: Record<string, unknown> };
let asked: Asked[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  changed.BREVO_API_KEY = 'xkeysib-test';
  changed.BREVO_API_URL = BREVO;
  changed.REQUEST_TIMEOUT_MS = 10_000;
});
afterEach(() => server.resetHandlers());

/** Brevo's responses to successive calls; the last one is repeated. */
function answers(...given: (() => Response | Promise<Response>)[]): void {
  server.use(
    http.all(`${BREVO}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const body = (await request.json()) as Record<string, unknown>;
      asked.push({ path: pathname.replace('/v3', ''), key: request.headers.get('api-key'), body });
      return (given[Math.min(asked.length, given.length) - 1] as () => Response)();
    }),
  );
}
const says = (status: number, body?: object) => () =>
  body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
const taken = says(201, { messageId: '<2026.1@smtp-relay.brevo.test>' });

async function message(more: Partial<MailDelivery> = {}, files: MailFile[] = []) {
  const delivery = { ...sampleDelivery('contact-team', 'fr-fr'), ...more } as MailDelivery;
  const from = { name: 'Laboratoires Silène', address: 'bonjour@silene.example' };
  const written = await writeMail(delivery, sampleContext('fr-fr'));
  return messageOf(delivery, written, { id, from, siteUrl: 'http://fr.localhost', files });
}

describe('a mail by Brevo', () => {
  test('is handed over whole, once', async () => {
    answers(taken);
    const unsubscribeUrl = 'https://silene.example/quitter';
    const replyTo = { name: 'Élise', address: 'elise@example.org' };
    const sent = await message({ replyTo, unsubscribeUrl });
    expect(await deliver(sent)).toEqual({ id: '<2026.1@smtp-relay.brevo.test>' });
    expect(asked).toEqual([
      {
        path: '/smtp/email',
        key: 'xkeysib-test',
        body: {
          sender: { name: 'Laboratoires Silène', email: 'bonjour@silene.example' },
          to: [{ name: 'Élise D’Hondt', email: 'elise@example.org' }],
          replyTo: { name: 'Élise', email: 'elise@example.org' },
          subject: sent.subject,
          htmlContent: sent.html,
          textContent: sent.text,
          headers: { ...sent.headers, idempotencyKey: id },
          tags: ['contact-team'],
        },
      },
    ]);
  });

  test('in a template of Brevo has its values, and neither subject nor text of ours', async () => {
    answers(taken);
    const sent = await message({ providerTemplateId: 12 });
    await deliver(sent);
    expect(asked[0]?.body).toMatchObject({ templateId: 12, params: sampleDelivery('contact-team', 'fr-fr').values });
    expect(Object.keys(asked[0]?.body ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/subject|Content/)]),
    );
  });

  test('has no name that is longer than Brevo takes', async () => {
    answers(taken);
    const named = (letter: string, length: number) => ({ name: letter.repeat(length), address: 'elise@example.org' });
    await deliver(await message({ to: named('é', 70), replyTo: named('𝒮', 100) }));
    expect(asked[0]?.body).toMatchObject({
      to: [{ name: 'é'.repeat(70), email: 'elise@example.org' }],
      replyTo: { name: `${'𝒮'.repeat(69)}…`, email: 'elise@example.org' },
    });
  });

  test('brings its files, under names that Brevo takes', async () => {
    answers(taken);
    const folder = mkdtempSync(path.join(tmpdir(), 'brevo-'));
    writeFileSync(path.join(folder, '1'), 'é');
    const files: MailFile[] = [
      { name: 'cv.pdf', type: 'application/pdf', path: path.join(folder, '1') },
      { name: 'lettre.CFB', type: 'application/x-cfb', content: Buffer.from([0, 255]) },
    ];
    await deliver(await message({}, files));
    rmSync(folder, { recursive: true });
    expect(asked[0]?.body.attachment).toEqual([
      { name: 'cv.pdf', content: Buffer.from('é').toString('base64') },
      { name: 'lettre.cfb.doc', content: 'AP8=' },
    ]);
  });

  test.each([
    [15_000_000, 1],
    [15_000_001, 0],
  ])('with files of %i bytes asks Brevo %i times: what is larger is refused here', async (size, times) => {
    answers(taken);
    const file = { name: 'scan.pdf', type: 'application/pdf' };
    const content = Buffer.alloc(size - 6);
    const sending = deliver(
      await message({}, [
        { ...file, content },
        { ...file, content: Buffer.alloc(6) },
      ]),
    );
    await (times ? sending : expect(sending).rejects.toMatchObject({ code: 'mailRefused' }));
    expect(asked).toHaveLength(times);
  });

  test('waits when a file cannot be read', async () => {
    answers(taken);
    const files: MailFile[] = [{ name: 'cv.pdf', type: 'application/pdf', path: '/nowhere/1' }];
    await expect(deliver(await message({}, files))).rejects.toMatchObject({ code: 'mailTemporary' });
    expect(asked).toEqual([]);
  });

  test('fills nothing that a visitor typed', async () => {
    answers(taken);
    const values = {
      ...sampleDelivery('contact-team', 'fr-fr').values,
      message: 'a {{ contact.EMAIL }} {% if %} {{{{b',
    };
    await deliver(await message({ values } as Partial<MailDelivery>));
    const { htmlContent, textContent, subject } = asked[0]?.body ?? {};
    for (const text of [htmlContent, textContent, subject]) expect(text).not.toMatch(/\{[{%#]/);
    expect(htmlContent).toContain('&#123;{ contact.EMAIL }} &#123;% if %}');
    expect(textContent).toContain('{ { contact.EMAIL }}');
  });

  test('that Brevo has already is delivered', async () => {
    answers(says(400, { code: 'duplicate_parameter', message: 'idempotencyKey was used' }));
    expect(await deliver(await message())).toEqual({ id });
  });

  test.each([
    [400, 'mailRefused'],
    [404, 'mailRefused'],
    [401, 'mailTemporary'],
    [402, 'mailTemporary'],
    [403, 'mailTemporary'],
    [429, 'mailTemporary'],
    [500, 'mailTemporary'],
    [503, 'mailTemporary'],
  ])('to which it says %i: %s', async (status, code) => {
    answers(says(status, { code: 'invalid_parameter', message: 'elise@example.org is not valid in to' }));
    const reason = `${status} invalid_parameter … is not valid in to`;
    await expect(deliver(await message())).rejects.toMatchObject({ code, values: { reason } });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['a connection that breaks', () => HttpResponse.error()],
    ['silence', () => new Promise<Response>(() => {})],
  ])('meets %s', async (_, answer) => {
    changed.REQUEST_TIMEOUT_MS = 200;
    answers(answer);
    await expect(deliver(await message())).rejects.toMatchObject({ code: 'mailTemporary' });
  });

  test('is taken even when the answer is not JSON', async () => {
    answers(() => new HttpResponse('ok', { status: 201 }));
    expect(await deliver(await message())).toEqual({ id });
  });
});

describe('a list of Brevo', () => {
  const person: ListDelivery = { kind: 'list', action: 'add', listId: 7, email: 'elise@example.org', locale: 'fr-fr' };
  const leaving: ListDelivery = { ...person, action: 'remove' };

  test('gets a person', async () => {
    answers(says(201, { id: 1 }));
    await changeList({ ...person, givenName: 'Élise' });
    expect(asked).toMatchObject([
      {
        path: '/contacts',
        body: {
          email: 'elise@example.org',
          listIds: [7],
          updateEnabled: true,
          attributes: { FIRSTNAME: 'Élise', PRENOM: 'Élise' },
        },
      },
    ]);
  });

  test.each([
    ['the newsletter, confirmed by the owner of the address', 7, false],
    ['a campaign, whoever typed the address', 12, undefined],
  ])('ends an unsubscription at Brevo only for %s', async (_, listId, emailBlacklisted) => {
    changed.NEWSLETTER_LIST_ID = 7;
    answers(says(204));
    await changeList({ ...person, listId });
    expect(asked[0]?.body?.emailBlacklisted).toBe(emailBlacklisted);
  });

  test('loses a person', async () => {
    answers(says(201, { contacts: { success: ['elise@example.org'], failure: [] } }));
    await changeList(leaving);
    expect(asked).toMatchObject([
      { path: '/contacts/lists/7/contacts/remove', body: { emails: ['elise@example.org'] } },
    ]);
  });

  const already = (message: string) => says(400, { code: 'invalid_parameter', message });
  const duplicate = says(400, { code: 'duplicate_parameter', message: 'email is already associated' });

  const noList = says(404, { code: 'document_not_found', message: 'List ID does not exist' });

  test.each<[string, ListDelivery, (() => Response)[], number]>([
    ['known already', person, [says(204)], 1],
    ['made by another call meanwhile', person, [duplicate, says(201, {})], 2],
    ['there already', person, [duplicate, already('Contact already in list and/or does not exist')], 2],
    ['gone already', leaving, [already('Contact already removed from list and/or does not exist')], 1],
    ['gone with the whole list', { ...leaving, listId: 88 }, [noList], 1],
  ])('%s is a success', async (_, delivery, given, calls) => {
    answers(...given);
    await changeList(delivery);
    expect(asked).toHaveLength(calls);
  });

  test.each<[string, ListDelivery, () => Response, string]>([
    ['an address that is none', person, already('Invalid email address'), 'mailRefused'],
    ['a list that is not there, for who joins it', person, noList, 'mailRefused'],
    ['a list of the settings that is not there', leaving, noList, 'mailRefused'],
    ['an address that is not Brevo’s', { ...leaving, listId: 88 }, says(404, { message: 'Not Found' }), 'mailRefused'],
    ['a wrong key', person, says(401, { code: 'unauthorized', message: 'Key not found' }), 'mailTemporary'],
    ['too many calls', leaving, says(429), 'mailTemporary'],
    ['an accident', person, says(502), 'mailTemporary'],
  ])('%s is not', async (_, delivery, answer, code) => {
    changed.NEWSLETTER_LIST_ID = 7;
    answers(answer);
    await expect(changeList(delivery)).rejects.toMatchObject({ code });
  });

  test('does not exist without Brevo: nothing is asked', async () => {
    changed.BREVO_API_KEY = undefined;
    answers(says(500));
    await changeList(person);
    expect(asked).toEqual([]);
  });
});
