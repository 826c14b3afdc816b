import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { now, openShop, origin, type TestShop } from '../../../../tests/fixtures/commerce.ts';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';
import { setShelves } from '../../shopify/shelves.ts';

const credentials = { grant_type: 'client_credentials', client_id: 'silene-app', client_secret: 'silene-app-secret' };
const json = { accept: 'application/json' };

const tokenOf = (
  shop: TestShop,
  fields: Record<string, string> = credentials,
  headers: Record<string, string> = json,
) =>
  shop.handle(
    new Request(`${origin}/admin/oauth/access_token`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  );

type Answer = { data: ReturnType<typeof JSON.parse>; errors?: { message: string; extensions: object }[] };

async function ask(shop: TestShop, query: string, variables = {}, token = 'admin-token') {
  const response = await shop.handle(
    new Request(`${origin}/admin/api/2026-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return { status: response.status, ...((await response.json()) as Answer) };
}

const SCOPES = '{ currentAppInstallation { accessScopes { handle } } }';

describe('client credentials', () => {
  it('bring a token for a day, with the scopes of the app', async () => {
    const shop = openShop();
    const response = await tokenOf(shop);
    expect(response.status).toBe(200);
    const { access_token, ...rest } = (await response.json()) as Record<string, string>;
    expect(rest).toEqual({ scope: shop.app.scopes.join(','), expires_in: 86_399 });
    const { data } = await ask(shop, SCOPES, {}, access_token);
    expect(data.currentAppInstallation.accessScopes).toContainEqual({ handle: 'read_discounts' });
  });

  it('may come as JSON', async () => {
    const request = new Request(`${origin}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { ...json, 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect((await openShop().handle(request)).status).toBe(200);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['application_cannot_be_found', { client_id: 'nobody' }, true],
    ['invalid_client', { client_secret: 'wrong' }, true],
    ['invalid_request', { grant_type: 'password' }, true],
    ['app_not_installed', {}, false],
  ])('are refused with %s', async (error, wrong, installed) => {
    const shop = openShop({ app: { installed } });
    const response = await tokenOf(shop, { ...credentials, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
    const page = await tokenOf(shop, { ...credentials, ...wrong }, {});
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(await page.text()).toContain(`Oauth error ${error}`);
  });

  it('bring a token that ends', async () => {
    let time = now.getTime();
    const shop = openShop({ clock: () => new Date(time) });
    const { access_token } = (await (await tokenOf(shop)).json()) as { access_token: string };
    time += 86_398_000;
    expect((await ask(shop, SCOPES, {}, access_token)).status).toBe(200);
    time += 1_000;
    expect((await ask(shop, SCOPES, {}, access_token)).status).toBe(401);
  });

  it('bring tokens that a reset leaves, and that the control page ends', async () => {
    const shop = openShop();
    const { access_token } = (await (await tokenOf(shop)).json()) as { access_token: string };
    shop.reset();
    expect((await ask(shop, SCOPES, {}, access_token)).status).toBe(200);
    const desk = createControl({ commerce: shop, content: null, faults: createFaults() });
    const expire = new Request('http://desk.test/control/admin-tokens/expire', { method: 'POST' });
    expect((await desk(expire)).status).toBe(200);
    expect((await ask(shop, SCOPES, {}, access_token)).status).toBe(401);
    expect(await (await desk(new Request('http://desk.test/'))).text()).toContain('Valid tokens: 0');
  });
});

test.each([
  ['automaticDiscountNodes(first: 1) { nodes { id } }', 'read_discounts'],
  ['codeDiscountNodeByCode(code: "A") { id }', 'read_discounts'],
  ['productsCount { count }', 'read_products'],
  ['metafieldDefinitions(first: 1, ownerType: ORDER) { nodes { id } }', 'read_orders'],
  ['metaobjectDefinitionByType(type: "a") { id }', 'read_metaobject_definitions'],
])('%s needs the scope %s', async (field, scope) => {
  const { errors } = await ask(openShop({ app: { scopes: [] } }), `{ ${field} }`);
  expect(errors).toMatchObject([
    { message: expect.stringContaining(`Required access: \`${scope}\``), extensions: { code: 'ACCESS_DENIED' } },
  ]);
  const written = scope.replace('read_', 'write_');
  expect((await ask(openShop({ app: { scopes: [written] } }), `{ ${field} }`)).errors).toBeUndefined();
});

describe('definitions', () => {
  const CREATE = `mutation ($definition: MetafieldDefinitionInput!) { metafieldDefinitionCreate(definition: $definition) {
    createdDefinition { id ownerType namespace key name type { name category } access { storefront customerAccount } }
    userErrors { field message code } } }`;
  const ean = {
    ownerType: 'PRODUCTVARIANT',
    namespace: 'custom',
    key: 'ean',
    name: 'EAN',
    type: 'single_line_text_field',
  };

  it('of metafields are created once, closed unless they are opened', async () => {
    const shop = openShop();
    const { data } = await ask(shop, CREATE, { definition: ean });
    expect(data.metafieldDefinitionCreate).toEqual({
      createdDefinition: {
        ...ean,
        id: 'gid://shopify/MetafieldDefinition/1',
        type: { name: 'single_line_text_field', category: 'SINGLE' },
        access: { storefront: 'NONE', customerAccount: 'NONE' },
      },
      userErrors: [],
    });
    const again = await ask(shop, CREATE, { definition: ean });
    expect(again.data.metafieldDefinitionCreate).toEqual({
      createdDefinition: null,
      userErrors: [{ code: 'TAKEN', field: ['definition', 'key'], message: expect.stringContaining('Key is in use') }],
    });
    const found = await ask(shop, '{ metafieldDefinitions(first: 9, ownerType: PRODUCTVARIANT) { nodes { key } } }');
    expect(found.data.metafieldDefinitions.nodes).toEqual([{ key: 'ean' }]);
    const order = await ask(shop, '{ metafieldDefinitions(first: 9, ownerType: ORDER) { nodes { key } } }');
    expect(order.data.metafieldDefinitions.nodes).toEqual([]);
  });

  it('of metafields have a type that exists', async () => {
    const { data } = await ask(openShop(), CREATE, { definition: { ...ean, type: 'list.json' } });
    expect(data.metafieldDefinitionCreate.userErrors).toMatchObject([
      { code: 'INCLUSION', field: ['definition', 'type'] },
    ]);
  });

  it('of metaobjects are created once, with their fields', async () => {
    const shop = openShop();
    const create = `mutation ($definition: MetaobjectDefinitionCreateInput!) { metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition { type name access { storefront } fieldDefinitions { key required type { name } } }
      userErrors { field message code } } }`;
    const fieldDefinitions = [{ key: 'status', type: 'single_line_text_field', required: true }];
    const definition = {
      type: 'offer_rule',
      name: 'Offer rule',
      access: { storefront: 'PUBLIC_READ' },
      fieldDefinitions,
    };
    expect((await ask(shop, create, { definition })).data.metaobjectDefinitionCreate).toEqual({
      metaobjectDefinition: {
        type: 'offer_rule',
        name: 'Offer rule',
        access: { storefront: 'PUBLIC_READ' },
        fieldDefinitions: [{ key: 'status', required: true, type: { name: 'single_line_text_field' } }],
      },
      userErrors: [],
    });
    expect((await ask(shop, create, { definition })).data.metaobjectDefinitionCreate.userErrors).toEqual([
      { code: 'TAKEN', field: ['definition', 'type'], message: 'Type has already been taken' },
    ]);
    const wrong = { ...definition, type: 'other', fieldDefinitions: [{ key: 'a', type: 'word' }] };
    expect((await ask(shop, create, { definition: wrong })).data.metaobjectDefinitionCreate.userErrors).toMatchObject([
      { code: 'INCLUSION', field: ['definition', 'fieldDefinitions', '0', 'type'] },
    ]);
  });
});

describe('webhook subscriptions', () => {
  const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
      webhookSubscription { topic uri filter format } userErrors { field message } } }`;
  const uri = 'https://www.silene.test/api/webhooks/shopify';
  const subscribe = async (shop: TestShop, topic: string, webhookSubscription: object) =>
    (await ask(shop, SUBSCRIBE, { topic, webhookSubscription })).data.webhookSubscriptionCreate;

  it('are kept, and refused a second time', async () => {
    const shop = openShop();
    expect(await subscribe(shop, 'PRODUCTS_UPDATE', { uri })).toEqual({
      webhookSubscription: { topic: 'PRODUCTS_UPDATE', uri, filter: null, format: 'JSON' },
      userErrors: [],
    });
    expect(await subscribe(shop, 'PRODUCTS_UPDATE', { uri })).toMatchObject({
      webhookSubscription: null,
      userErrors: [{ message: 'Address for this topic has already been taken' }],
    });
    const found = await ask(shop, '{ webhookSubscriptions(first: 9, topics: [PRODUCTS_UPDATE]) { nodes { uri } } }');
    expect(found.data.webhookSubscriptions.nodes).toEqual([{ uri }]);
    const other = await ask(shop, '{ webhookSubscriptions(first: 9, uri: "https://other.test") { nodes { uri } } }');
    expect(other.data.webhookSubscriptions.nodes).toEqual([]);
  });

  test.each<[string, object, string[], string]>([
    ['PRODUCTS_UPDATE', { uri: 'no address' }, [], 'Address is invalid'],
    ['PRODUCTS_UPDATE', { uri: 'http://site.test' }, [], 'Address protocol http:// is not supported'],
    ['METAOBJECTS_UPDATE', { uri }, [], 'The specified filter must name the type of the metaobjects'],
    ['DISCOUNTS_UPDATE', { uri }, ['read_products'], 'You do not have permission to create or update webhooks'],
  ])('to %s of %j are refused', async (topic, input, scopes, message) => {
    const { userErrors } = await subscribe(openShop(scopes.length > 0 ? { app: { scopes } } : {}), topic, input);
    expect(userErrors).toEqual([{ field: expect.any(Array), message: expect.stringContaining(message) }]);
  });

  it('are told what they are for, signed with the secret of the app', async () => {
    const told: { url: string; topic: string | null; signature: string | null; body: string }[] = [];
    const send: typeof fetch = async (url, init) => {
      const headers = new Headers(init?.headers);
      const [topic, signature] = ['x-shopify-topic', 'x-shopify-hmac-sha256'].map((name) => headers.get(name));
      told.push({ url: String(url), topic: topic ?? null, signature: signature ?? null, body: String(init?.body) });
      return new Response();
    };
    const shop = openShop({ webhooks: { secret: 'of-the-admin', send } });
    onTestFinished(() => shop.webhooks.stop());
    await subscribe(shop, 'INVENTORY_LEVELS_UPDATE', { uri });
    await subscribe(shop, 'PRODUCTS_UPDATE', { uri, filter: 'id:4' });
    setShelves(new Map([[21, 4]]), shop);
    await shop.webhooks.idle();
    expect(told.map(({ topic }) => topic).sort()).toEqual(['inventory_levels/update', 'products/update']);
    expect(told.find(({ topic }) => topic === 'products/update')?.body).toContain('"id":4,');
    for (const { url, body, signature } of told) {
      expect(url).toBe(uri);
      expect(signature).toBe(createHmac('sha256', 'silene-app-secret').update(body).digest('base64'));
    }
  });
});
