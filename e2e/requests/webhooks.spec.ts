import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { isTask, TASKS } from '../../lib/operations/tasks.ts';
import { documentId } from '../../packages/tools/lib/document-id.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { type BrowserResponse, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { removedBy } from '../fixtures/settled.ts';

const site = siteOf('fr-fr');
const { SHOPIFY_WEBHOOK_SECRET = '', PRISMIC_WEBHOOK_SECRET = '', OPS_TOKEN = '' } = settings.values;

const post = (path: string, body: string | Buffer, headers: Record<string, string>): Promise<BrowserResponse> =>
  httpBrowser().send(site + path, {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
/** A client on the inner side of the proxy, which requests the process directly. */
const direct = (path: string, body: string, headers: Record<string, string>): Promise<BrowserResponse> =>
  post(path, body, { 'x-forwarded-for': '', ...headers });
const messageOf = ({ text }: BrowserResponse): string => JSON.parse(text).message;

test.describe('the shop’s webhook', () => {
  // Not a product of the shop: the job of a valid webhook finds nothing to do.
  const body = (): string => JSON.stringify({ id: 999_000_001, note: randomUUID(), variants: [{ id: 999_000_002 }] });
  const sign = (text: string | Buffer, secret = SHOPIFY_WEBHOOK_SECRET, digest: 'base64' | 'hex' = 'base64'): string =>
    createHmac('sha256', secret).update(text).digest(digest);
  const send = (
    text: string | Buffer,
    signature: string | null,
    more: Record<string, string> = {},
  ): Promise<BrowserResponse> =>
    post('/api/webhooks/shopify', text, {
      'x-shopify-topic': 'products/update',
      'x-shopify-webhook-id': randomUUID(),
      ...(signature !== null && { 'x-shopify-hmac-sha256': signature }),
      ...more,
    });

  test('is refused unless its bytes are signed with our secret', async () => {
    const text = body();
    const good = sign(text);
    const bad: (string | null)[] = [
      null,
      '',
      'x',
      good.slice(0, -1),
      `${good}=`,
      good.toLowerCase(),
      sign(text, 'guessed'),
      sign(text, ''),
      sign(text, SHOPIFY_WEBHOOK_SECRET, 'hex'),
      sign(`${text} `),
      `${good}, ${good}`,
      Buffer.alloc(32).toString('base64'),
    ];
    for (const signature of bad) {
      const answer = await send(text, signature);
      expect([answer.status, messageOf(answer)], String(signature)).toEqual([401, 'wrong signature']);
    }
    expect((await send(text.replace('999000001', '70011'), good)).status).toBe(401);
    expect((await send(Buffer.concat([Buffer.from(text), Buffer.from([0])]), good)).status).toBe(401);
    expect(messageOf(await send(text, good))).toBe('noted');
  });

  test('that comes a hundred times more is known already, under whichever id', async () => {
    const text = body();
    const id = randomUUID();
    expect(messageOf(await send(text, sign(text), { 'x-shopify-webhook-id': id }))).toBe('noted');
    const again = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send(text, sign(text), { 'x-shopify-webhook-id': index % 2 ? id : randomUUID() }),
      ),
    );
    expect(again.map((answer) => `${answer.status} ${messageOf(answer)}`)).toEqual(
      Array(100).fill('200 known already'),
    );
  });

  test('about something else, or that makes no sense, is nothing of ours', async () => {
    for (const topic of ['orders/create', '', '__proto__', 'products/update/x', 'PRODUCTS/UPDATE']) {
      const text = body();
      expect(messageOf(await send(text, sign(text), { 'x-shopify-topic': topic })), topic).toBe('nothing of ours');
    }
    for (const text of ['', '{', 'null', '[]', '{"id":{}}', '{"id":"../1"}', `${'['.repeat(50_000)}`, '\u0000']) {
      expect(messageOf(await send(text, sign(text))), text.slice(0, 20)).toBe('nothing of ours');
    }
  });

  test('of more than four megabytes is not read; one of three, a product of many variants, is', async () => {
    for (const [megabytes, status] of [
      [3, 200],
      [5, 413],
      [10, 413],
    ] as const) {
      const large = Buffer.alloc(megabytes * 1024 * 1024, 32);
      expect((await send(large, sign(large))).status, String(megabytes)).toBe(status);
    }
  });
});

test.describe('the content service’s webhook', () => {
  const forged = { type: 'api-update', documents: ['x'] };
  const send = (body: unknown): Promise<BrowserResponse> =>
    post('/api/revalidate', typeof body === 'string' ? body : JSON.stringify(body), {});

  test('without our secret makes no page anew', async () => {
    const uid = uidOf('fr-fr', 'legal_page', 'mentions-legales');
    const pages = [pathOf('fr-fr', '/legal/[uid]', uid)];
    const named = { ...forged, documents: [await documentId(settings, 'legal_page', 'fr-fr', uid)] };
    const forge = async (): Promise<void> => {
      const secrets = [
        undefined,
        null,
        '',
        'x',
        `${PRISMIC_WEBHOOK_SECRET} `,
        PRISMIC_WEBHOOK_SECRET.slice(1),
        'a'.repeat(500),
      ];
      for (const secret of secrets) expect((await send({ ...named, secret })).status, String(secret)).toBe(401);
      for (const secret of [1, true, [PRISMIC_WEBHOOK_SECRET], { secret: PRISMIC_WEBHOOK_SECRET }, 'a'.repeat(501)]) {
        expect((await send({ ...named, secret })).status, JSON.stringify(secret).slice(0, 40)).toBe(400);
      }
      for (const body of ['', '{', 'null', '[]', '1', '{"type":1}', JSON.stringify({ ...named, documents: 'x' })]) {
        expect((await send(body)).status, body).toBe(400);
      }
      const query = `secret=${encodeURIComponent(PRISMIC_WEBHOOK_SECRET)}`;
      expect((await post(`/api/revalidate?${query}`, JSON.stringify(named), { authorization: query })).status).toBe(
        401,
      );
    };
    expect(await removedBy(site, pages, forge)).toEqual([]);
  });

  test('of many megabytes is not read', async () => {
    expect((await send(JSON.stringify({ ...forged, documents: ['x'.repeat(5_000_000)] }))).status).toBe(413);
    expect((await send('x'.repeat(10 * 1024 * 1024))).status).toBe(413);
  });
});

test('the operator’s tasks are not there through a proxy, and say the same to all without the token', async () => {
  const tokens = [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${OPS_TOKEN}x`,
    `Bearer ${OPS_TOKEN.slice(1)}`,
    `Basic ${btoa(OPS_TOKEN)}`,
  ];
  for (const task of [...Object.keys(TASKS), 'nothing', '__proto__', 'constructor']) {
    const forwarded = await post(`/api/ops/${task}`, '{}', { authorization: `Bearer ${OPS_TOKEN}` });
    expect(forwarded.status, task).toBe(404);
    const answer = await direct(`/api/ops/${task}`, '{}', {});
    expect([answer.status, messageOf(answer)], task).toEqual([401, 'wrong token']);
  }
  for (const authorization of tokens) {
    const answer = await direct('/api/ops/subscribers', '{}', authorization ? { authorization } : {});
    expect([answer.status, messageOf(answer)], authorization).toEqual([401, 'wrong token']);
  }
  for (const name of ['nothing', '__proto__', 'constructor', 'toString']) expect(isTask(name)).toBe(false);
  const known = { authorization: `Bearer ${OPS_TOKEN}` };
  expect((await direct('/api/ops/constructor', '{}', known)).status).toBe(404);
  expect((await direct('/api/ops/retry', '{"ids":["x"]}', known)).status).toBe(400);
});
