import { expect, test } from '@playwright/test';
import { multipart } from '../../packages/tools/lib/resilience/raw-post.ts';
import { type Action, actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { ask } from '../fixtures/ask.ts';
import { type BrowserResponse, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

/** Published vulnerabilities in how the framework decodes the arguments of an action. */

const site = siteOf('fr-fr');
const contact = pathOf('fr-fr', '/contact');
const form = (): Action => actionsOf().find(({ name }) => name === 'sendContact') as Action;

/** Posts the parts of a reply, in the encoding of the framework's script for the arguments of an action. */
function reply(parts: Record<string, string>, id = form().id): Promise<BrowserResponse> {
  const boundary = 'advisory';
  const list = Object.entries(parts).map(([name, value]) => ({ name, value }));
  return httpBrowser().send(site + contact, {
    method: 'POST',
    body: multipart(list, boundary),
    headers: {
      origin: site,
      accept: 'text/x-component',
      // The unread rest of a rejected request body is dropped with its connection.
      connection: 'close',
      'next-action': id,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
}

test('CVE-2025-55182: a reply that is taken for a promise runs nothing', async () => {
  const code = 'throw Object.assign(new Error(), { digest: String(191 * 193) });//';
  const gadget = (then: string, get: string) =>
    JSON.stringify({
      then,
      status: 'resolved_model',
      reason: -1,
      value: '{"then":"$B1337"}',
      _response: { _prefix: code, _chunks: '$Q2', _formData: { get } },
    });
  for (const then of ['$1:__proto__:then', '$1:then', '$@0:then', '$1:constructor:prototype:then']) {
    for (const get of ['$1:constructor:constructor', '$1:then:constructor', '$3:toString:constructor']) {
      const parts = { 0: gadget(then, get), 1: '"$@0"', 2: '[]', 3: '{}' };
      for (const sent of [parts, { ...parts, 0: '["$@1"]', 1: gadget(then, get) }]) {
        const { status, text } = await reply(sent);
        expect([status, text.includes(String(191 * 193))], `${then} ${get}`).toEqual([400, false]);
      }
    }
  }
});

test('CVE-2025-55183: an action that is given an action does not say what it is made of', async () => {
  for (const { id, name } of actionsOf()) {
    for (const reference of ['$F1', '$h1', '$@1']) {
      const parts = { 0: `["${reference}","${reference}"]`, 1: JSON.stringify({ id, bound: null }) };
      const { status, text } = await reply(parts, id);
      expect(status, name).toBeLessThan(500);
      expect(text, name).not.toMatch(/async function|function\s*\w*\(|=>\s*\{|FORMS_SECRET|throw new/);
    }
  }
});

test('CVE-2025-55184, 67779, CVE-2026-23869, 23870: replies without an end are refused, and the site goes on', async () => {
  const many = (count: number, text: string) => `[${Array(count).fill(text).join()}]`;
  const endless: Record<string, string>[] = [
    { 0: '"$@0"' },
    { 0: '["$@1"]', 1: '"$@1"' },
    { 0: '["$@1"]', 1: '"$@2"', 2: '"$@1"' },
    { 0: '["$1"]', 1: '["$0"]' },
    { 0: '["$Q1"]', 1: '[["$Q1","$Q1"]]' },
    { 0: '["$W1"]', 1: '["$W1"]' },
    { 0: '["$i1"]', 1: '["$i1"]' },
    { 0: `["$n${'9'.repeat(1_000_000)}"]` },
    { 0: many(20_000, `"$n${'7'.repeat(200)}"`) },
    { 0: many(100_000, '"$K1"') },
    { 0: many(50_000, '"$1:0:0"'), 1: '[[0]]' },
    { 0: '['.repeat(200_000) },
    { 0: `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}` },
    Object.fromEntries([...Array(3_000).keys()].map((index) => [index, `["$${(index + 1).toString(16)}"]`])),
  ];
  for (const parts of endless) {
    const { status } = await reply(parts);
    expect(status, String(parts[0]).slice(0, 40)).toBe(400);
    expect((await ask(site, contact)).status).toBe(200);
  }
});
