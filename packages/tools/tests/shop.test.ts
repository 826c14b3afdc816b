import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOK_TOPICS } from '../../../lib/services/shopify/webhook.ts';
import { contextWith, linesOf } from '../../../tests/setup/doctor.ts';
import { loadCatalogue } from '../../sandbox/shopify/catalogue/load.ts';
import { ruleFields } from '../../sandbox/shopify/engine/offer-rules.ts';
import { type CommerceOptions, createCommerce } from '../../sandbox/shopify/service.ts';
import type { Check } from '../lib/doctor/check.ts';
import { admin, definitions, payment, shop, subscriptions } from '../lib/doctor/shop.ts';
import { shopData } from '../lib/doctor/shop-data.ts';
import { delivery } from '../lib/doctor/shop-delivery.ts';
import { definitionItems, METAFIELDS, OFFER_RULE } from '../lib/shop/definitions.ts';
import { createMissing, type Item } from '../lib/shop/items.ts';
import { subscriptionItems } from '../lib/shop/subscriptions.ts';

const SHOP = 'https://silene.myshopify.test';
const REAL = {
  SHOPIFY_STORE_DOMAIN: SHOP,
  SITE_URL_FR: 'https://www.silene.test',
  SITE_URL_BE: 'https://be.silene.test',
  SITE_URL_TN: 'https://tn.silene.test',
};
const full = await loadCatalogue(path.resolve(import.meta.dirname, '../../../content/shop'));
/** A shop as it is opened: no product, no definition, no delivery, sold to one country. */
const empty = {
  ...full,
  products: [],
  collections: [],
  discounts: [],
  offerRules: [],
  zones: [],
  orders: [],
  definitions: { metafields: [], metaobjects: [] },
  shop: { ...full.shop, countries: full.shop.countries.slice(0, 1) },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves a shop at the address of the settings. */
function open(catalogue = full, options: Partial<CommerceOptions> = {}) {
  const commerce = createCommerce({ catalogue, ...options });
  server.use(http.all(`${SHOP}/*`, ({ request }) => commerce.handle(request)));
  return commerce;
}

const envWith = (changes: Record<string, string> = {}) => contextWith({ ...REAL, ...changes }).env;
const one = async (check: Check, changes: Record<string, string> = {}): Promise<string> =>
  (await linesOf(check, contextWith({ ...REAL, ...changes }, Date.now))).join('\n');
const states = (items: readonly Item[]) => [...new Set(items.map(({ state }) => state))];

async function carryOut(items: readonly Item[], isDry = false) {
  const lines: string[] = [];
  const isDone = await createMissing(items, isDry, (text) => lines.push(text));
  return { isDone, lines };
}

test('the demonstration shop has the definitions that the site needs', () => {
  const { metafields, metaobjects } = full.definitions;
  const named = ({
    ownerType,
    namespace,
    key,
    type,
  }: { [name in 'ownerType' | 'namespace' | 'key' | 'type']: string }) => `${ownerType} ${namespace}.${key}: ${type}`;
  expect(metafields.map(named).sort()).toEqual(METAFIELDS.map(named).sort());
  const fields = OFFER_RULE.fields.map(({ key, type, required }) => ({ key, type, required }));
  expect(metaobjects[0]?.fieldDefinitions.map(({ name: _, ...field }) => field)).toEqual(fields);
  const written = new Set(full.offerRules.flatMap((rule) => ruleFields(rule).map(({ key }) => key)));
  expect([...written].sort()).toEqual(fields.map(({ key }) => key).sort());
});

describe('npm run shop -- definitions', () => {
  test('says what an empty shop lacks, and changes nothing where that is asked', async () => {
    const { state } = open(empty);
    const { isDone, lines } = await carryOut(await definitionItems(envWith()), true);
    expect(lines).toEqual([
      'missing  PRODUCTVARIANT custom.ean',
      'missing  PRODUCTVARIANT custom.postal_code_exclusions',
      'missing  ORDER custom.delivered_at',
      'missing  CUSTOMER custom.social_connect',
      'missing  SELLING_PLAN custom.minimum_orders',
      'missing  SELLING_PLAN custom.maximum_orders',
      'missing  SELLING_PLAN custom.cancel_days',
      'missing  metaobject offer_rule',
      'Nothing was changed: 0 right, 8 missing, 0 to settle by hand.',
    ]);
    expect(isDone).toBe(true);
    expect(state.data.admin.definitions).toEqual({ metafields: [], metaobjects: [] });
  });

  test('creates what is missing, and nothing the second time', async () => {
    const { state } = open(empty);
    const first = await carryOut(await definitionItems(envWith()));
    expect(first.lines.at(-1)).toBe('0 were right, 8 created, 0 to settle by hand.');
    expect(state.data.admin.definitions.metafields).toMatchObject(
      METAFIELDS.map(({ ownerType, key, type, access }) => ({ ownerType, key, type, access })),
    );
    expect(state.data.admin.definitions.metaobjects).toMatchObject([{ type: 'offer_rule', access: OFFER_RULE.access }]);
    const second = await definitionItems(envWith());
    expect(states(second)).toEqual(['right']);
    expect((await carryOut(second)).lines.at(-1)).toBe('8 were right, 0 created, 0 to settle by hand.');
  });

  test('finds all of the demonstration shop right', async () => {
    open();
    expect(states(await definitionItems(envWith()))).toEqual(['right']);
    expect(
      states(
        await definitionItems(
          envWith({ SHOPIFY_CLIENT_ID: '', SHOPIFY_CLIENT_SECRET: '', SHOPIFY_ADMIN_TOKEN: 'silene-admin-token' }),
        ),
      ),
    ).toEqual(['right']);
  });

  test('leaves what differs as it is, and says what to do', async () => {
    const [rule] = full.definitions.metaobjects;
    if (!rule) throw new Error('the rule is gone');
    const closed = { storefront: 'NONE', customerAccount: 'NONE' } as const;
    open({
      ...full,
      definitions: {
        metafields: full.definitions.metafields.map((field) => ({
          ...field,
          ...(field.key === 'ean' && { access: closed }),
          ...(field.key === 'delivered_at' && { type: 'number_integer' }),
          ...(field.key === 'postal_code_exclusions' && { type: 'list.single_line_text_field' }),
        })),
        metaobjects: [
          { ...rule, fieldDefinitions: rule.fieldDefinitions.filter(({ key }) => key !== 'quantity_to_add') },
        ],
      },
    });
    const { isDone, lines } = await carryOut(await definitionItems(envWith()));
    expect(isDone).toBe(false);
    expect(lines.filter((line) => line.startsWith('differs'))).toEqual([
      expect.stringMatching(/custom\.ean: the storefront may not read it\. To do: open it in the shop/),
      expect.stringMatching(/custom\.delivered_at: it is of type number_integer, not date_time\. To do: a type cannot/),
      expect.stringMatching(
        /offer_rule: it has no field quantity_to_add\. To do: add the field quantity_to_add \(number_integer\)/,
      ),
    ]);
    expect(lines.at(-1)).toBe('5 were right, 0 created, 3 to settle by hand.');
    expect((await one(definitions)).split('\n')[0]).toBe(
      'warning: PRODUCTVARIANT custom.ean differs: the storefront may not read it',
    );
  });

  test('wants metafields of orders and customers open to customer accounts, where customers sign in there', async () => {
    const metafields = full.definitions.metafields.map((field) => ({
      ...field,
      access: { ...field.access, customerAccount: 'NONE' as const },
    }));
    open({ ...full, definitions: { ...full.definitions, metafields } });
    expect(states(await definitionItems(envWith({ SHOP_IDENTITY: 'password' })))).toEqual(['right']);
    const { lines } = await carryOut(await definitionItems(envWith({ SHOP_IDENTITY: 'customer-accounts' })));
    expect(lines.filter((line) => line.startsWith('differs'))).toEqual([
      expect.stringMatching(/ORDER custom\.delivered_at: customer accounts may not read it\. To do: open it/),
      expect.stringMatching(/CUSTOMER custom\.social_connect: customer accounts may not read it\. To do: open it/),
    ]);
  });

  test('names the scopes that the app lacks, and what the shop refuses', async () => {
    open(empty, { app: { scopes: ['read_products'] } });
    const { isDone, lines } = await carryOut(await definitionItems(envWith()));
    expect(isDone).toBe(false);
    expect(lines[0]).toBe('refused  PRODUCTVARIANT custom.ean: the app lacks the scope write_products');
    expect(lines[2]).toMatch(
      /^unknown {2}ORDER custom\.delivered_at: the app lacks the scope read_orders\. To do: give/,
    );
    expect(lines.at(-1)).toBe('0 were right, 0 created, 8 to settle by hand.');
  });

  test('says so when somebody else has created one meanwhile', async () => {
    const commerce = open(empty);
    const items = await definitionItems(envWith());
    commerce.state.data.admin.definitions = structuredClone(full.definitions);
    const { lines } = await carryOut(items);
    expect(lines[0]).toMatch(/^refused {2}PRODUCTVARIANT custom\.ean: Key is in use .* \(TAKEN\)$/);
  });

  test('ends where the shop grants no token', async () => {
    open(empty, { app: { installed: false } });
    await expect(definitionItems(envWith())).rejects.toThrow('app_not_installed');
  });
});

describe('npm run shop -- webhooks', () => {
  test('subscribes to what is missing, once', async () => {
    const { state } = open(empty);
    const items = await subscriptionItems(envWith());
    expect(states(items)).toEqual(['missing']);
    expect((await carryOut(items, true)).lines.at(-1)).toBe(
      'Nothing was changed: 0 right, 12 missing, 0 to settle by hand.',
    );
    expect((await carryOut(items)).lines.at(-1)).toBe('0 were right, 12 created, 0 to settle by hand.');
    const { webhooks } = state.data.admin;
    expect(webhooks.map(({ topic }) => topic)).toEqual(
      WEBHOOK_TOPICS.map((topic) => topic.replace('/', '_').toUpperCase()),
    );
    expect(new Set(webhooks.map(({ uri }) => uri))).toEqual(new Set(['https://www.silene.test/api/webhooks/shopify']));
    expect(webhooks.filter(({ filter }) => filter).map(({ filter }) => filter)).toEqual(
      Array(3).fill('type:offer_rule'),
    );
    expect(states(await subscriptionItems(envWith()))).toEqual(['right']);
    // Another address of the site is another subscription.
    expect(states(await subscriptionItems(envWith({ SITE_URL_FR: 'https://fr.silene.test' })))).toEqual(['missing']);
  });

  test('says what the shop refuses', async () => {
    open(empty, { app: { scopes: ['read_products'] } });
    const { lines } = await carryOut(await subscriptionItems(envWith()));
    expect(lines).toContainEqual(
      expect.stringMatching(/^refused {2}discounts\/create → .*: You do not have permission/),
    );
    expect(lines.at(-1)).toBe('0 were right, 4 created, 8 to settle by hand.');
  });

  test('does not go on where the shop answers with nothing', async () => {
    open(empty);
    server.use(http.post(`${SHOP}/admin/api/*`, () => HttpResponse.json({}, { status: 503 })));
    expect(states(await subscriptionItems(envWith()))).toEqual(['unknown']);
  });
});

describe('the doctor on the way to the first order', () => {
  test('finds an empty shop empty, and says what each step lacks', async () => {
    open(empty);
    expect(await one(shop)).toMatch(/^ok: Silène answers in/);
    expect(await one(admin)).toBe('ok: the app has read_discounts and read_products');
    expect(await one(definitions)).toMatch(
      /^problem: PRODUCTVARIANT custom\.ean is missing\n(?:problem: .* is missing\n){6}warning: metaobject offer_rule is missing$/,
    );
    expect(await one(subscriptions)).toMatch(/^problem: products\/update → https:\/\/www\.silene\.test.* is missing\n/);
    expect(await one(shopData)).toBe('warning: it shows no product\nproblem: it does not sell to BE');
    expect(await one(delivery)).toContain('warning: FR: there is nothing that could be delivered');
  });

  test('finds the demonstration shop ready, once its webhooks are registered', async () => {
    open();
    await carryOut(await subscriptionItems(envWith()));
    expect(await one(definitions)).toMatch(/^ok: the metafields and metaobjects that the site reads are defined/);
    expect(await one(subscriptions)).toBe('ok: the shop calls https://www.silene.test/api/webhooks/shopify');
    expect(await one(payment)).toBe(
      'ok: it takes VISA\nunset: no API shows whether payments are in test mode: place a test order (docs/going-live.md)',
    );
  });

  test.each([
    ['FR FR, BE FR', 'problem: it does not sell to BE in NL'],
    ['BE NL', 'problem: it does not sell to FR in FR\nproblem: it does not sell to BE in FR'],
    ['FR FR, BE NL, BE FR', 'ok: metafields and offer rules show'],
  ])('knows a language that a market lacks: %s', async (spoken, line) => {
    const isSpoken = ({ country, language }: { country: string; language: string }) =>
      spoken.split(', ').includes(`${country} ${language}`);
    open({ ...full, shop: { ...full.shop, storefronts: full.shop.storefronts.filter(isSpoken) } });
    for (const SHOPIFY_API_VERSION of ['2025-04', '2026-04'])
      expect(await one(shopData, { SHOPIFY_API_VERSION })).toContain(line);
  });

  test('knows products that nobody has published', async () => {
    open();
    server.use(
      http.post(`${SHOP}/api/*`, () =>
        HttpResponse.json({ data: { products: { nodes: [] }, localization: { availableCountries: [] } } }),
      ),
    );
    expect(await one(shopData)).toContain(`warning: it shows none of its ${full.products.length} products`);
  });

  test('says what cannot be seen from here', async () => {
    open();
    const without = { SHOPIFY_CLIENT_ID: '', SHOPIFY_CLIENT_SECRET: '' };
    for (const check of [admin, definitions, subscriptions]) expect(await one(check, without)).toMatch(/^unset: /);
    expect(await one(subscriptions, { SITE_URL_FR: 'http://fr.localhost:3000' })).toMatch(
      /^unset: the sites are not on/,
    );
    server.use(
      http.post(`${SHOP}/api/*`, () =>
        HttpResponse.json({ data: { shop: { paymentSettings: { acceptedCardBrands: [] } } } }),
      ),
    );
    expect(await one(payment)).toMatch(/^warning: it takes no card\nunset: /);
  });

  test.each<[string, Partial<CommerceOptions>, Record<string, string>, RegExp]>([
    ['application_cannot_be_found', {}, { SHOPIFY_CLIENT_ID: 'nobody' }, /copy SHOPIFY_CLIENT_ID again/],
    ['invalid_client', {}, { SHOPIFY_CLIENT_SECRET: 'wrong' }, /copy SHOPIFY_CLIENT_SECRET again/],
    ['app_not_installed', { app: { installed: false } }, {}, /install the app on the shop/],
  ])('says what to do about %s', async (reason, options, changes, todo) => {
    open(full, options);
    for (const check of [admin, definitions, subscriptions]) {
      const found = await check.look(contextWith({ ...REAL, ...changes }, Date.now));
      expect(found).toMatchObject([
        { level: 'problem', says: expect.stringContaining(reason), todo: expect.stringMatching(todo) },
      ]);
    }
  });

  test.each<[string, string[], string]>([
    ['the site', ['write_products'], 'problem: the app lacks read_discounts: no offer rules'],
    [
      'npm run shop',
      ['read_products', 'read_discounts'],
      'unset: the app lacks write_products, read_orders, write_orders,',
    ],
  ])('names the scopes that %s needs', async (_, scopes, line) => {
    open(full, { app: { scopes } });
    expect(await one(admin)).toContain(line);
  });

  test('refuses a permanent token that the shop does not know', async () => {
    open();
    expect(await one(admin, { SHOPIFY_ADMIN_TOKEN: 'wrong' })).toBe(
      'problem: the Admin API answers 401 [API] Invalid API key or access token (unrecognized login or wrong password)',
    );
  });
});
