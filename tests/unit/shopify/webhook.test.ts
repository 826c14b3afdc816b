import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeIn, concernsOffers, isSigned, WEBHOOK_TOPICS } from '../../../lib/services/shopify/webhook.ts';

const SECRET = 'hush';
const body = Buffer.from('{"id":7001,"title":"Tisane du soir"}');
const sign = (bytes: Buffer, secret = SECRET) => createHmac('sha256', secret).update(bytes).digest('base64');

describe('the signature of a webhook', () => {
  test('is that of the bytes as they came', () => {
    expect(isSigned(body, sign(body), [SECRET])).toBe(true);
    // The same JSON with other whitespace.
    expect(isSigned(Buffer.from('{"id": 7001,"title":"Tisane du soir"}'), sign(body), [SECRET])).toBe(false);
  });

  test('may be of any of the secrets: of the shop’s admin, or of the app', () => {
    expect(isSigned(body, sign(body, 'of the app'), [undefined, 'of the app'])).toBe(true);
    expect(isSigned(body, sign(body, 'of the app'), [SECRET, 'of the app'])).toBe(true);
  });

  test.each<[string, string | null, string | undefined]>([
    ['none', null, SECRET],
    ['an empty one', '', SECRET],
    ['of another secret', sign(body, 'guessed'), SECRET],
    ['in hexadecimal', createHmac('sha256', SECRET).update(body).digest('hex'), SECRET],
    ['where no secret is set', sign(body, ''), undefined],
    ['where the secret is empty', sign(body, ''), ''],
  ])('%s is refused', (_, signature, secret) => {
    expect(isSigned(body, signature, [secret])).toBe(false);
  });
});

describe('what a webhook says has changed', () => {
  test.each<[string, string | null, unknown, ReturnType<typeof changeIn>]>([
    [
      'a product',
      'products/update',
      { id: 7001, variants: [{ id: 1 }, { id: 2, title: 'x' }] },
      { productId: '7001', variantIds: ['1', '2'] },
    ],
    ['a product without variants', 'products/update', { id: '7001' }, { productId: '7001', variantIds: [] }],
    [
      'a level of stock: every variant that somebody waits for',
      'inventory_levels/update',
      { inventory_item_id: 5, available: 0 },
      { productId: null, variantIds: [] },
    ],
    ['a topic of which we know nothing', 'orders/create', { id: 1 }, null],
    ['no topic', null, { id: 1 }, null],
    ['no body', 'products/update', null, null],
    ['an id that is none', 'products/update', { id: '7001; drop table' }, null],
    ['a negative id', 'products/update', { id: -1 }, null],
    ['variants that are none', 'products/update', { id: 1, variants: [{ id: {} }] }, null],
    ['a level of nothing', 'inventory_levels/update', {}, null],
    ['a list', 'products/update', [], null],
  ])('%s', (_, topic, told, change) => {
    expect(changeIn(topic, told)).toEqual(change);
  });
});

test('every topic that the shop is asked to send is of use to the site', () => {
  const body = { id: 1, inventory_item_id: 1 };
  expect(WEBHOOK_TOPICS.filter((topic) => !concernsOffers(topic) && changeIn(topic, body) === null)).toEqual([]);
});
