import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import {
  changeIn,
  concernsOffers,
  FULFILLED_TOPIC,
  fulfilledIn,
  isSigned,
  WEBHOOK_TOPICS,
} from '../../../lib/services/shopify/webhook.ts';
import { expectConsole } from '../../setup/console.ts';

const SECRET = 'hush';
const gid = (id: number) => ({ admin_graphql_api_id: `gid://shopify/ProductVariant/${id}` });
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
    [
      'a large product, of which not every variant comes whole',
      'products/update',
      { id: 7001, variants: [{ id: 1 }], variant_gids: [gid(1), gid(2), gid(3)] },
      { productId: '7001', variantIds: ['1', '2', '3'] },
    ],
    ['a topic of which we know nothing', 'orders/create', { id: 1 }, null],
    ['no topic', null, { id: 1 }, null],
  ])('%s', (_, topic, told, change) => {
    expect(changeIn(topic, told)).toEqual(change);
  });

  test('as many variants as a product can have, and more', () => {
    const variants = Array.from({ length: 2_049 }, (_, index) => ({ id: index + 1 }));
    expect(changeIn('products/update', { id: 7001, variants })?.variantIds).toHaveLength(2_049);
  });

  test.each<[string, string, unknown, string]>([
    ['no body', 'products/update', null, 'products/update: body'],
    ['an id that is none', 'products/update', { id: '7001; drop table' }, 'products/update: id'],
    ['a negative id', 'products/update', { id: -1 }, 'products/update: id'],
    ['variants that are none', 'products/update', { id: 1, variants: [{ id: {} }] }, 'products/update: variants.0.id'],
    ['a level of nothing', 'inventory_levels/update', {}, 'inventory_levels/update: inventory_item_id'],
    ['a list', 'products/update', [], 'products/update: body'],
  ])('%s cannot be read, which is logged', (_, topic, told, place) => {
    const said = expectConsole('error', /^\[webhook\] AppError: invalid input/);
    expect(changeIn(topic, told)).toBeNull();
    expect(said).toEqual([`[webhook] AppError: invalid input: ${place}`]);
  });
});

test('every topic that the shop is asked to send is of use to the site', () => {
  const body = { id: 1, inventory_item_id: 1 };
  const isUsed = (topic: string) =>
    concernsOffers(topic) || topic === FULFILLED_TOPIC || changeIn(topic, body) !== null;
  expect(WEBHOOK_TOPICS.filter((topic) => !isUsed(topic))).toEqual([]);
});

describe('an order that was sent', () => {
  const order = {
    name: '#1042',
    email: 'elise@exemple.fr',
    processed_at: '2026-11-01T09:00:00+01:00',
    cancelled_at: null,
    customer_locale: 'nl-BE',
    shipping_address: { country_code: 'BE' },
    line_items: [
      { product_id: 7006, variant_id: 70061, title: 'Magnésium marin', properties: [] },
      { product_id: 7010, variant_id: 70101, title: 'Pastilles', properties: [{ name: '_gift_rule', value: 'x' }] },
      { product_id: null, variant_id: null, title: 'Emballage' },
      { product_id: 7021, variant_id: 70211, title: 'Carte cadeau', variant_title: '25 €', gift_card: true },
      { product_id: 7002, variant_id: 70021, title: 'Tisane du soir', quantity: 1, current_quantity: 0 },
      { product_id: 7001, variant_id: 70012, title: 'Nuit posée', variant_title: '30 gommes', current_quantity: 1 },
    ],
  };
  const lines = [
    { productId: '7006', variantId: '70061', title: 'Magnésium marin' },
    { productId: '7001', variantId: '70012', title: 'Nuit posée, 30 gommes' },
  ];
  const taken = (...amounts: string[]) => amounts.map((amount) => ({ amount }));
  const read = { name: '#1042', email: 'elise@exemple.fr', orderedAt: '2026-11-01T09:00:00+01:00', lines };

  test.each<[string, object, ReturnType<typeof fulfilledIn>]>([
    ['in Belgium, in Dutch', {}, { ...read, locale: 'nl-be' }],
    ['in Belgium, in French', { customer_locale: 'fr-BE' }, { ...read, locale: 'fr-be' }],
    ['in Belgium, in another language', { customer_locale: 'de' }, { ...read, locale: 'fr-be' }],
    ['in France, by a Dutch speaker', { shipping_address: { country_code: 'FR' } }, { ...read, locale: 'fr-fr' }],
    [
      'without a delivery address',
      { shipping_address: null, billing_address: { country_code: 'BE' } },
      { ...read, locale: 'nl-be' },
    ],
    ['of a country without a shop', { shipping_address: { country_code: 'CH' } }, { ...read, locale: 'fr-fr' }],
    ['that was cancelled', { cancelled_at: '2026-11-02T09:00:00Z' }, null],
    ['without an address to write to', { email: '' }, null],
    [
      'of an address with unusual letters',
      { email: 'Jo&Co!@Château.fr' },
      { ...read, email: 'jo&co!@xn--chteau-xta.fr', locale: 'nl-be' },
    ],
    ['without an address at all', { email: null }, null],
  ])('%s', (_, more, expected) => {
    expect(fulfilledIn({ ...order, ...more })).toEqual(expected);
  });

  test.each<[string, object, boolean]>([
    ['was given', { price: '6.90', quantity: 1, discount_allocations: taken('6.90') }, false],
    ['was given by two discounts', { price: '6.9', quantity: 2, discount_allocations: taken('10.35', '3.45') }, false],
    ['never had a price', { price: '0.00', quantity: 1, discount_allocations: [] }, false],
    ['was paid', { price: '6.90', quantity: 1, discount_allocations: [] }, true],
    ['was given of two that were bought', { price: '6.90', quantity: 2, discount_allocations: taken('6.90') }, true],
  ])('a line with the mark of a gift that %s', (_, item, isBought) => {
    const properties = [{ name: '_gift_rule', value: '5001' }];
    const pastilles = { product_id: 7010, variant_id: 70101, title: 'Pastilles', properties, ...item };
    expect(fulfilledIn({ ...order, line_items: [pastilles] })?.lines.length).toBe(isBought ? 1 : 0);
  });

  test.each(LOCALES.filter((locale) => MARKETS[locale].shop))(
    'of the country and language of %s is its own',
    (locale) => {
      const { country, language } = MARKETS[locale].shop ?? {};
      const asked = { customer_locale: language?.toLowerCase(), shipping_address: { country_code: country } };
      expect(fulfilledIn({ ...order, ...asked })?.locale).toBe(locale);
    },
  );

  test('without its lines cannot be read, which is logged without what is in it', () => {
    const said = expectConsole('error', /^\[webhook\]/);
    expect(fulfilledIn({ ...order, line_items: undefined })).toBeNull();
    expect(said).toEqual(['[webhook] AppError: invalid input: orders/fulfilled: line_items']);
  });
});
