import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { temporaryDir } from '../../../tests/setup/temporary-dir.ts';
import { tooMany } from '../brevo/errors.ts';
import { createBrevo } from '../brevo/service.ts';
import { createControl } from '../control/control.ts';
import { createFaults, withFaults } from '../control/faults.ts';
import { brevoOperation } from '../control/operation.ts';
import { serve } from '../http.ts';
import { openInbox } from '../mail/inbox.ts';

/** The embedded Brevo on a free port, with its own inbox. */
async function openBrevo({ apiKey, stateDir }: { apiKey?: string; stateDir?: string } = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = stateDir ?? temporaryDir();
  let now = Date.parse('2026-11-21T09:00:00Z');
  const inbox = openInbox(folder);
  const faults = createFaults();
  const brevo = createBrevo({ inbox, apiKey, file: path.join(folder, 'brevo.json'), clock: () => new Date(now) });
  const handler = withFaults(brevo.handle, { service: 'brevo', faults, operationOf: brevoOperation, tooMany });
  const server = await serve(handler, { name: 'Stand-in of Brevo', host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const call = async (method: string, address: string, body?: unknown, key = 'a-key') => {
    const headers = { 'content-type': 'application/json', ...(key && { 'api-key': key }) };
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}/v3${address}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
  const control = createControl({ commerce: null, content: null, brevo, inbox, faults });
  const forward = (ms: number) => {
    now += ms;
  };
  return { inbox, faults, brevo, call, control, forward, folder };
}

const email = {
  sender: { name: 'Laboratoires Silène', email: 'bonjour@silene.example' },
  to: [{ email: 'lea@exemple.fr', name: 'Léa' }],
  subject: 'Crème de jour : de retour',
  htmlContent: '<p>Bonjour</p>',
  textContent: 'Bonjour',
};

describe('a mail', () => {
  it('lands in the inbox with everything it was given', async () => {
    const { call, inbox } = await openBrevo();
    const { status, body, headers } = await call('POST', '/smtp/email', {
      ...email,
      bcc: [{ email: 'cachee@exemple.fr' }],
      replyTo: { email: 'max@exemple.be' },
      headers: { 'X-Reference': 'SIL-1', From: 'other@exemple.fr', idempotencyKey: 'k1' },
      attachment: [{ name: 'été.txt', content: Buffer.from('un été').toString('base64') }],
      tags: ['contact'],
    });
    expect([status, headers.get('x-sib-ratelimit-limit')]).toEqual([201, '1000']);
    expect(body).toEqual({ messageId: expect.stringMatching(/^<202611210900\.\d+@smtp-relay\.mailin\.fr>$/) });
    const [entry] = await inbox.list();
    const to = ['lea@exemple.fr', 'cachee@exemple.fr'];
    expect(entry).toMatchObject({
      via: 'brevo',
      messageId: body.messageId,
      envelope: { from: email.sender.email, to },
    });
    const { message } = (await inbox.read(entry?.id ?? '')) ?? {};
    expect(message).toMatchObject({ from: 'Laboratoires Silène <bonjour@silene.example>', subject: email.subject });
    expect(message).toMatchObject({ text: expect.stringContaining('Bonjour'), html: expect.stringContaining('<p>') });
    expect(message?.headers).toMatchObject({
      'x-reference': 'SIL-1',
      'x-mailin-tag': 'contact',
      'reply-to': 'max@exemple.be',
    });
    expect(message?.headers).not.toHaveProperty('idempotencykey');
    expect(message?.headers).not.toHaveProperty('bcc');
    expect(message?.attachments.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
      ['été.txt', 'un été'],
    ]);
  });

  it('of a template lists what the template was given', async () => {
    const { call, inbox } = await openBrevo();
    const params = { name: '<Léa>', files: ['a.pdf'] };
    expect((await call('POST', '/smtp/email', { to: email.to, templateId: 12, params })).status).toBe(201);
    const [entry] = await inbox.list();
    const { message } = (await inbox.read(entry?.id ?? '')) ?? {};
    expect(message?.subject).toBe('Template 12');
    expect(message?.text).toContain('name: <Léa>\nfiles: ["a.pdf"]');
    expect(message?.html).toContain('<dd>&lt;Léa&gt;</dd>');
  });

  it('is sent once for a key, as documented: the second call is refused, half an hour long', async () => {
    const { call, inbox, forward, folder } = await openBrevo();
    const keyed = { ...email, headers: { idempotencyKey: 'b52dbf-81dd' } };
    const both = await Promise.all([call('POST', '/smtp/email', keyed), call('POST', '/smtp/email', keyed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const again = await openBrevo({ stateDir: folder });
    expect((await again.call('POST', '/smtp/email', keyed)).body.code).toBe('duplicate_parameter');
    expect(await inbox.list()).toHaveLength(1);
    forward(31 * 60_000);
    expect((await call('POST', '/smtp/email', keyed)).status).toBe(201);
  });

  test.each<[body: object, code: string, message: string | RegExp]>([
    [{ ...email, sender: undefined }, 'missing_parameter', 'sender is missing'],
    [{ ...email, to: undefined }, 'missing_parameter', 'to is missing'],
    [{ ...email, subject: undefined }, 'missing_parameter', 'subject is missing'],
    [{ ...email, htmlContent: undefined, textContent: undefined }, 'missing_parameter', 'htmlContent is missing'],
    [{ ...email, to: [] }, 'invalid_parameter', /^to is not valid/],
    [{ ...email, to: [{ email: 'lea' }] }, 'invalid_parameter', /^to\.0\.email is not valid/],
    ...['lea.', '.lea', 'le..a', 'l'.repeat(65)].map((local): [object, string, RegExp] => [
      { ...email, replyTo: { email: `${local}@exemple.fr` } },
      'invalid_parameter',
      /^replyTo\.email is not/,
    ]),
    [{ ...email, sender: { ...email.sender, name: 'L'.repeat(71) } }, 'invalid_parameter', /^sender\.name is not/],
    [{ ...email, to: [...email.to, { ...email.to[0], name: 'é'.repeat(71) }] }, 'invalid_parameter', /^to\.1\.name/],
    [{ ...email, replyTo: { ...email.to[0], name: 'L'.repeat(99) } }, 'invalid_parameter', /^replyTo\.name is not/],
    [{ ...email, attachment: [{ name: 'a.pdf', content: '?' }] }, 'invalid_parameter', /^attachment\.0\.content/],
    [
      { ...email, attachment: Array(3).fill({ name: 'a.pdf', content: 'YWFh'.repeat(1_800_000) }) },
      'invalid_parameter',
      /20MB/,
    ],
    [{ ...email, attachment: [{ name: 'a.exe', content: 'YQ==' }] }, 'invalid_parameter', /Unsupported file format/],
  ])('that lacks something is refused: %#', async (body, code, message) => {
    const { call, inbox } = await openBrevo();
    const answer = await call('POST', '/smtp/email', body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.message).toMatch(message);
    expect(await inbox.list()).toEqual([]);
  });
});

describe('a contact', () => {
  const lea = { email: 'Lea@exemple.fr', attributes: { FIRSTNAME: 'Léa' }, listIds: [7] };

  it('is created once, and updated when the call says so', async () => {
    const { call } = await openBrevo();
    expect(await call('POST', '/contacts', lea)).toMatchObject({ status: 201, body: { id: 1 } });
    expect(await call('POST', '/contacts', lea)).toMatchObject({ status: 400, body: { code: 'duplicate_parameter' } });
    const update = { ...lea, attributes: { LANGUAGE: 'nl' }, listIds: [8], updateEnabled: true };
    expect((await call('POST', '/contacts', update)).status).toBe(204);
    expect((await call('GET', '/contacts/lea%40exemple.fr')).body).toMatchObject({
      id: 1,
      email: 'lea@exemple.fr',
      listIds: [7, 8],
      attributes: { FIRSTNAME: 'Léa', LANGUAGE: 'nl' },
      emailBlacklisted: false,
    });
  });

  it('is changed by its id, and is known after a restart', async () => {
    const { call, folder, control } = await openBrevo();
    await call('POST', '/contacts', lea);
    expect((await call('PUT', '/contacts/1', { unlinkListIds: [7], emailBlacklisted: true })).status).toBe(204);
    const after = await openBrevo({ stateDir: folder });
    expect((await after.call('GET', '/contacts/1')).body).toMatchObject({ listIds: [], emailBlacklisted: true });
    const shown = await control(new Request('http://desk.test/brevo/contacts'));
    expect(await shown.json()).toMatchObject([{ email: 'lea@exemple.fr' }]);
    expect(await (await control(new Request('http://desk.test/'))).text()).toContain('FIRSTNAME Léa');
    await control(new Request('http://desk.test/control/reset', { method: 'POST' }));
    expect((await call('GET', '/contacts/1')).body.code).toBe('document_not_found');
  });

  it('joins lists and leaves them; a call that moves nobody is refused', async () => {
    const { call } = await openBrevo();
    await call('POST', '/contacts', { email: 'lea@exemple.fr' });
    const emails = ['lea@exemple.fr', 'nobody@exemple.fr'];
    const moved = { contacts: { success: ['lea@exemple.fr'], failure: ['nobody@exemple.fr'] } };
    const refused = { status: 400, body: { code: 'invalid_parameter' } };
    for (const verb of ['add', 'remove']) {
      const address = `/contacts/lists/7/contacts/${verb}`;
      expect(await call('POST', address, { emails })).toMatchObject({ status: 201, body: moved });
      expect((await call('GET', '/contacts/1')).body.listIds).toEqual(verb === 'add' ? [7] : []);
      expect(await call('POST', address, { emails })).toMatchObject(refused);
    }
  });

  it('is on no list that was deleted, and can neither join nor leave it', async () => {
    const { call } = await openBrevo();
    await call('POST', '/contacts', { ...lea, listIds: [7, 8] });
    expect((await call('DELETE', '/contacts/lists/7')).status).toBe(204);
    expect((await call('GET', '/contacts/1')).body.listIds).toEqual([8]);
    const gone = { status: 404, body: { code: 'document_not_found' } };
    expect(await call('DELETE', '/contacts/lists/7')).toMatchObject(gone);
    for (const verb of ['add', 'remove'])
      expect(await call('POST', `/contacts/lists/7/contacts/${verb}`, { emails: [lea.email] })).toMatchObject(gone);
  });

  test.each([
    ['GET', '/contacts/lea@exemple.fr', undefined, 404, 'document_not_found'],
    ['PUT', '/contacts/lea@exemple.fr', {}, 404, 'document_not_found'],
    ['POST', '/contacts', {}, 400, 'missing_parameter'],
    ['POST', '/contacts', { email: 'lea' }, 400, 'invalid_parameter'],
    ['POST', '/contacts/lists/7/contacts/add', {}, 400, 'missing_parameter'],
    ['DELETE', '/contacts/1', undefined, 405, 'method_not_allowed'],
  ])('%s %s with %j is %i %s', async (method, address, body, status, code) => {
    const { call } = await openBrevo();
    expect(await call(method, address, body)).toMatchObject({ status, body: { code } });
  });
});

test.each([
  [undefined, '', 401],
  [undefined, 'whatever', 200],
  ['xkeysib-1', 'whatever', 401],
  ['xkeysib-1', 'xkeysib-1', 200],
])('with the key %j set, the key %j gives %i', async (apiKey, key, status) => {
  const { call } = await openBrevo({ apiKey });
  const answer = await call('GET', '/account', undefined, key);
  expect(answer.status).toBe(status);
  if (status === 401) expect(answer.body.code).toBe('unauthorized');
  else expect(answer.body.plan).toHaveLength(1);
});

it('breaks as it is told, and only what it is told', async () => {
  const { call, faults, inbox } = await openBrevo();
  const rule = { service: 'brevo', share: 1, seed: 1, times: 1 };
  faults.set({ ...rule, operation: 'smtp/email', kind: '429', retryAfter: 3 });
  expect((await call('POST', '/contacts', { email: 'lea@exemple.fr' })).status).toBe(201);
  const limited = await call('POST', '/smtp/email', email);
  expect([limited.status, limited.headers.get('x-sib-ratelimit-reset')]).toEqual([429, '3']);
  faults.set({ ...rule, operation: 'smtp/email', kind: 'lost' });
  await expect(call('POST', '/smtp/email', email)).rejects.toThrow('fetch failed');
  expect(await inbox.list()).toHaveLength(1);
  expect(faults.list()).toEqual([]);
});

test.each([
  ['/v3/smtp/email', 'smtp/email'],
  ['/v3/contacts', 'contacts'],
  ['/v3/contacts/lea@exemple.fr', 'contacts'],
  ['/v3/contacts/lists/7/contacts/add', 'contacts/lists'],
  ['/v3/account', 'account'],
])('%s is called %s', (address, name) => expect(brevoOperation(new Request(`http://s${address}`))).toBe(name));
