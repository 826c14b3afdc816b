import { beforeEach, describe, expect, it, test } from 'vitest';
import { newest } from '../../shopify/versions.ts';
import { camille, lotte, type OpenedAccounts, openAccounts } from './fixture.ts';

let opened: OpenedAccounts;
let token: string;

beforeEach(async () => {
  opened = await openAccounts();
  token = (await opened.signIn()).body.access_token ?? '';
});

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await opened.ask(token, query, variables);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
};
const problems = 'userErrors { code field message }';
const problem = (code: string, path: string | null) => [
  { code, field: path?.split('.') ?? null, message: expect.any(String) },
];

describe('access', () => {
  const query = '{ customer { id } }';

  test.each([
    ['no token', () => null],
    ['an unknown token', () => 'shcat_unknown'],
    ['the word Bearer', () => `Bearer ${token}`],
  ])('is refused with %s', async (_, tokenOf) => {
    const response = await opened.send(tokenOf(), { query });
    expect([response.status, await response.json()]).toEqual([401, { errors: 'User does not have access' }]);
  });

  it('is refused when the token is over, and a refresh opens it again', async () => {
    const { body } = await opened.signIn(lotte);
    opened.wait(3600_000);
    expect((await opened.send(body.access_token ?? '', { query })).status).toBe(401);
    const next = await opened.refresh(body.refresh_token);
    expect((await opened.ask(next.body.access_token ?? '', query)).data.customer.id).toBe(
      'gid://shopify/Customer/3002',
    );
  });

  it('is refused to a token for another scope', async () => {
    const { body } = await opened.signIn(camille, undefined, { scope: 'openid email' });
    expect((await opened.send(body.access_token ?? '', { query })).status).toBe(403);
  });

  const write = ['customer_write_customers', 'customer_write_orders', 'customer_write_subscription_contracts'];
  const readOnly = ['customer_read_customers', 'customer_read_orders', 'customer_read_subscription_contracts'];
  const orderId = 'gid://shopify/Order/1';
  const ended = 'subscriptionContractCancel(subscriptionContractId: "gid://shopify/SubscriptionContract/1")';

  test.each<[string[], string, string | null]>([
    [write, '{ customer { firstName orders(first: 1) { nodes { name } } } }', null],
    [write, '{ customer { subscriptionContracts(first: 1) { nodes { id } } } }', null],
    [['customer_read_orders'], '{ customer { firstName } }', 'customer_read_customers'],
    [['customer_write_customers'], '{ customer { orders(first: 1) { nodes { id } } } }', 'customer_read_orders'],
    [['customer_write_customers'], `{ order(id: "${orderId}") { id } }`, 'customer_read_orders'],
    [readOnly, '{ customer { firstName orders(first: 1) { nodes { name } } } }', null],
    [readOnly, '{ customer { subscriptionContracts(first: 1) { nodes { id } } } }', write[2] ?? ''],
    [readOnly, 'mutation { customerEmailMarketingUnsubscribe { userErrors { code } } }', write[0] ?? ''],
    [
      readOnly,
      `mutation { orderRequestReturn(orderId: "${orderId}", requestedLineItems: []) { userErrors { code } } }`,
      write[1] ?? '',
    ],
    [readOnly, `mutation { ${ended} { userErrors { code } } }`, write[2] ?? ''],
  ])('to a client with %j: %s lacks %s', async (permissions, query, scope) => {
    const limited = await openAccounts({ client: { id: 'the-site', secret: 'the-secret', permissions } });
    const { body } = await limited.signIn(lotte);
    const { errors } = await limited.ask(body.access_token ?? '', query);
    expect(errors?.[0]).toEqual(
      scope === null
        ? undefined
        : expect.objectContaining({
            message: expect.stringContaining(`Required access: \`${scope}\``),
            extensions: expect.objectContaining({ code: 'ACCESS_DENIED' }),
          }),
    );
  });

  it('is refused to a token of a classic account', async () => {
    const classic = { email: camille, password: 'silene-demo-1' };
    const headers = { 'x-shopify-storefront-access-token': 'silene-public-token' };
    const text =
      'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }';
    const { data } = await (await opened.shop.send({ query: text, variables: { input: classic } }, headers)).json();
    const accessToken = data.customerAccessTokenCreate.customerAccessToken.accessToken;
    expect((await opened.send(accessToken, { query })).status).toBe(401);
  });

  it('ends for the customers whom the control page signs out', async () => {
    const { body } = await opened.signIn(lotte);
    await opened.desk('/control/customer', { email: camille, action: 'expire-tokens' });
    expect((await opened.send(token, { query })).status).toBe(401);
    await opened.desk('/control/customer', { email: lotte, action: 'revoke-tokens' });
    expect((await opened.send(body.access_token ?? '', { query })).status).toBe(401);
    expect((await opened.refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('needs a version that could exist, and a POST', async () => {
    expect((await fetch(opened.graphql.replace(/20\d\d-\d\d/, 'latest'), { method: 'POST' })).status).toBe(404);
    expect((await fetch(opened.graphql)).status).toBe(405);
    const answer = await opened.send(token, { query });
    expect(answer.headers.get('x-shopify-api-version')).toMatch(/^20\d\d-\d\d$/);
  });

  test.each([
    ['not JSON', '{', 400],
    ['without a query', '{}', 400],
  ])('answers a body that is %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json', authorization: token };
    expect((await fetch(opened.graphql, { method: 'POST', headers, body })).status).toBe(status);
  });

  it('answers a document that is not valid with 200 and its errors', async () => {
    for (const text of [
      '{ customer { nothing } }',
      '{ customer {',
      'query A { customer { id } } query B { customer { id } }',
    ])
      expect((await opened.ask(token, text)).errors?.[0]?.message).toEqual(expect.any(String));
  });
});

describe('limits', () => {
  const query = '{ customer { firstName lastName } }';

  it('says what a request costs', async () => {
    const { extensions } = (await (await opened.send(token, { query })).json()) as { extensions: object };
    expect(extensions).toEqual({
      context: { country: 'FR', language: 'FR' },
      cost: {
        requestedQueryCost: 3,
        actualQueryCost: 3,
        throttleStatus: { maximumAvailable: 7500, currentlyAvailable: 7497, restoreRate: 100 },
      },
    });
  });

  const wide = `{ customer { ${Array.from({ length: 3000 }, (_, index) => `f${index}: firstName`).join(' ')} } }`;

  it('throttles a customer without points, with 200, until they are back', async () => {
    for (let count = 0; count < 3; count++) expect((await opened.ask(token, wide)).errors).toBeUndefined();
    const response = await opened.send(token, { query });
    expect([response.status, await response.json()]).toEqual([
      200,
      { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED', documentation: expect.any(String) } }] },
    ]);
    const other = (await opened.signIn(lotte)).body.access_token ?? '';
    expect((await opened.ask(other, query)).errors).toBeUndefined();
    opened.wait(60_000);
    expect((await opened.ask(token, query)).errors).toBeUndefined();
  });

  it('refuses what no customer can pay for', async () => {
    const { data } = await ask('{ customer { addresses(first: 1) { nodes { id } } } }').then((found) => ({
      data: found,
    }));
    expect(data.customer.addresses.nodes).toHaveLength(1);
    const [part] = [
      `orders(first: 250) { nodes { ${Array.from({ length: 900 }, (_, index) => `n${index}: name`).join(' ')} } }`,
    ];
    expect((await opened.ask(token, `{ customer { ${part} } }`)).errors?.[0]?.extensions?.code).toBe(
      'MAX_COST_EXCEEDED',
    );
  });

  it('stops more than 3000 requests a minute with 429 and the time to wait', async () => {
    const all = await Promise.all(
      Array.from({ length: 3001 }, () =>
        opened.accounts.handle(
          new Request(opened.graphql, {
            method: 'POST',
            headers: { authorization: token },
            body: JSON.stringify({ query: '{' }),
          }),
        ),
      ),
    );
    const last = all.at(-1);
    expect([last?.status, Number(last?.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await last?.json()) as object).toMatchObject({ errors: [{ extensions: { code: 'THROTTLED' } }] });
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the language of a request', () => {
  const countryOf = '{ customer { defaultAddress { country } } }';

  test.each([
    [`query ($language: LanguageCode) @inContext(language: $language) ${countryOf}`, { language: 'NL' }, 'Frankrijk'],
    [`query @inContext(language: NL) ${countryOf}`, {}, 'Frankrijk'],
    [`query @inContext(language: JA) ${countryOf}`, {}, 'France'],
    [`query @inContext(country: BE) ${countryOf}`, {}, 'France'],
    [countryOf, {}, 'France'],
  ])('%s with %j in the newest version: %s', async (query, variables, country) => {
    const later = await openAccounts({ version: newest });
    const { body } = await later.signIn();
    const { data, errors } = await later.ask(body.access_token ?? '', query, variables);
    expect([data?.customer.defaultAddress.country, errors]).toEqual([country, undefined]);
  });

  it('is unknown to the older version', async () => {
    const { errors } = await opened.ask(token, `query @inContext(language: NL) ${countryOf}`);
    expect(errors?.[0]?.message).toContain('Unknown directive');
  });
});

describe('faults', () => {
  const fault = (rule: object) => opened.desk('/control/faults', { service: 'accounts', ...rule });

  test.each([
    [{ kind: '401' }, 401],
    [{ kind: '429', retryAfter: 2 }, 429],
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'throttled' }, 200],
    [{ kind: 'garbage' }, 200],
  ])('%j of one operation of the API', async (rule, status) => {
    await fault({ operation: 'Profile', ...rule });
    const response = await opened.send(token, { query: 'query Profile { customer { id } }' });
    expect(response.status).toBe(status);
    expect((await opened.send(token, { query: 'query Other { customer { id } }' })).status).toBe(200);
  });

  test.each([
    ['discovery', () => `${opened.origin}/.well-known/openid-configuration`],
    ['discovery', () => `${opened.origin}/.well-known/customer-account-api`],
    ['authorize', () => opened.authorize()],
    ['login', () => `${opened.origin}/authentication/1/login/x`],
    ['token', () => `${opened.found.token_endpoint}`],
    ['jwks', () => `${opened.found.jwks_uri}`],
    ['logout', () => `${opened.found.end_session_endpoint}`],
    ['profile', () => `${opened.origin}/account/profile`],
  ])('of %s', async (operation, address) => {
    await fault({ operation, kind: 'status', status: 503 });
    expect((await fetch(address(), { redirect: 'manual' })).status).toBe(503);
  });

  it('do not reach the Storefront API', async () => {
    await fault({ kind: 'down' });
    expect((await opened.storefront('{ shop { name } }')).data.shop.name).toBe('Silène');
    await expect(fetch(`${opened.origin}/.well-known/openid-configuration`)).rejects.toThrow();
  });
});

describe('the same customer in both APIs', () => {
  it('sees an address in the Storefront API, and the order of a cart in the customer API', async () => {
    const address = {
      lastName: 'Morel',
      address1: '2 place du Marché',
      city: 'Die',
      zip: '26150',
      territoryCode: 'FR',
    };
    await ask(
      'mutation($address: CustomerAddressInput!) { customerAddressCreate(address: $address) { userErrors { code } } }',
      { address },
    );
    const { data } = await opened.storefront(
      'query($token: String!) { customer(customerAccessToken: $token) { id email addresses(first: 10) { nodes { address1 } } } }',
      { token },
    );
    expect(data.customer).toMatchObject({ id: 'gid://shopify/Customer/3001', email: camille });
    expect(data.customer.addresses.nodes).toHaveLength(2);
  });

  it('is the buyer of a cart', async () => {
    const { data } = await opened.storefront(
      'mutation($input: CartInput!) { cartCreate(input: $input) { cart { buyerIdentity { customer { id } } } userErrors { code } } }',
      { input: { buyerIdentity: { customerAccessToken: token } } },
    );
    expect(data.cartCreate.cart.buyerIdentity.customer.id).toBe('gid://shopify/Customer/3001');
    const context = 'query($buyer: BuyerInput) @inContext(buyer: $buyer) { shop { name } }';
    const seen = await opened.storefront(context, { buyer: { customerAccessToken: token } });
    expect(seen.data.shop.name).toBe('Silène');
  });
});

describe('the profile', () => {
  it('has what the shop knows', async () => {
    const { customer, shop } =
      await ask(`{ shop { id name myshopifyDomain url addressFormSettings { company { mode } } }
      customer { id displayName firstName lastName creationDate tags emailAddress { emailAddress marketingState }
        phoneNumber { phoneNumber marketingState } metafield(namespace: "custom", key: "social_connect") { value jsonValue type }
        defaultAddress { id formatted(withName: true) formattedArea name territoryCode zoneCode phoneNumber country }
        others: addresses(first: 10, skipDefault: true) { nodes { id } }
        storeCreditAccounts(first: 1) { nodes { id } } creditCards(first: 1) { nodes { id } } } }`);
    expect(customer).toEqual({
      id: 'gid://shopify/Customer/3001',
      displayName: 'Camille Morel',
      firstName: 'Camille',
      lastName: 'Morel',
      creationDate: '2026-02-03T09:12:00Z',
      tags: ['fr'],
      emailAddress: { emailAddress: camille, marketingState: 'SUBSCRIBED' },
      phoneNumber: { phoneNumber: '+33612345678', marketingState: 'NOT_SUBSCRIBED' },
      metafield: { value: 'false', jsonValue: false, type: 'boolean' },
      defaultAddress: {
        id: 'gid://shopify/CustomerAddress/30011',
        formatted: ['Camille Morel', '8 rue de l’Armellerie', '26150 Die', 'France'],
        formattedArea: 'Die, France',
        name: 'Camille Morel',
        territoryCode: 'FR',
        zoneCode: null,
        phoneNumber: '+33612345678',
        country: 'France',
      },
      others: { nodes: [] },
      storeCreditAccounts: { nodes: [] },
      creditCards: { nodes: [] },
    });
    expect(shop).toMatchObject({ id: 'gid://shopify/Shop/1', name: 'Silène', url: opened.origin });
  });

  const update = async (input: object) =>
    (
      await ask(
        `mutation($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { firstName lastName } ${problems} } }`,
        { input },
      )
    ).customerUpdate;

  it('changes its names', async () => {
    expect(await update({ firstName: ' Camille-Rose ' })).toEqual({
      customer: { firstName: 'Camille-Rose', lastName: 'Morel' },
      userErrors: [],
    });
    expect((await update({ lastName: null })).customer).toEqual({ firstName: 'Camille-Rose', lastName: null });
  });

  test.each<[object, string, string]>([
    [{}, 'CUSTOMER_INPUT_ARGUMENT_EMPTY', 'input'],
    [{ firstName: 'x'.repeat(256) }, 'TOO_LONG', 'input.firstName'],
    [{ lastName: '<b>Morel</b>' }, 'INVALID', 'input.lastName'],
    [{ lastName: 'www.exemple.fr' }, 'INVALID', 'input.lastName'],
  ])('%j: %s of %s', async (input, code, path) => {
    expect(await update(input)).toEqual({ customer: null, userErrors: problem(code, path) });
  });

  it('subscribes and unsubscribes', async () => {
    const mutate = async (name: string) =>
      (await ask(`mutation { ${name} { emailAddress { marketingState } ${problems} } }`))[name];
    expect(await mutate('customerEmailMarketingSubscribe')).toEqual({
      emailAddress: null,
      userErrors: problem('CUSTOMER_ALREADY_SUBSCRIBED', null),
    });
    expect(await mutate('customerEmailMarketingUnsubscribe')).toEqual({
      emailAddress: { marketingState: 'UNSUBSCRIBED' },
      userErrors: [],
    });
    const { data } = await opened.storefront(
      'query($token: String!) { customer(customerAccessToken: $token) { acceptsMarketing } }',
      { token },
    );
    expect(data.customer.acceptsMarketing).toBe(false);
    expect((await mutate('customerEmailMarketingSubscribe')).emailAddress).toEqual({ marketingState: 'SUBSCRIBED' });
  });

  const setMetafields = async (metafields: object[]) =>
    (
      await ask(
        `mutation($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { metafields { key value compareDigest } ${problems} } }`,
        {
          metafields: metafields.map((one) => ({
            ownerId: 'gid://shopify/Customer/3001',
            namespace: 'custom',
            key: 'social_connect',
            ...one,
          })),
        },
      )
    ).metafieldsSet;

  it('sets and deletes its metafields', async () => {
    const { metafields, userErrors } = await setMetafields([{ value: 'true' }]);
    expect([metafields[0], userErrors]).toEqual([
      expect.objectContaining({ key: 'social_connect', value: 'true' }),
      [],
    ]);
    expect((await setMetafields([{ value: 'false', compareDigest: metafields[0].compareDigest }])).userErrors).toEqual(
      [],
    );
    const named = { ownerId: 'gid://shopify/Customer/3001', namespace: 'custom', key: 'social_connect' };
    const deleted = await ask(
      `mutation($metafields: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $metafields) { deletedMetafields { key } ${problems} } }`,
      { metafields: [named, { ...named, key: 'unknown' }] },
    );
    expect(deleted.metafieldsDelete).toEqual({ deletedMetafields: [{ key: 'social_connect' }, null], userErrors: [] });
  });

  test.each<[object, string, string]>([
    [{ value: 'maybe' }, 'INVALID_VALUE', 'metafields.0.value'],
    [{ value: '' }, 'BLANK', 'metafields.0.value'],
    [{ value: 'x', key: 'new' }, 'BLANK', 'metafields.0.type'],
    [{ value: 'true', compareDigest: 'old' }, 'STALE_OBJECT', 'metafields.0.compareDigest'],
    [{ value: 'true', ownerId: 'gid://shopify/Order/1' }, 'DISALLOWED_OWNER_TYPE', 'metafields.0.ownerId'],
  ])('metafield %j: %s of %s', async (input, code, path) => {
    expect(await setMetafields([input])).toEqual({ metafields: null, userErrors: problem(code, path) });
  });
});

describe('addresses', () => {
  const good = {
    firstName: 'Camille',
    lastName: 'Morel',
    address1: '2 place du Marché',
    city: 'Die',
    zip: '26150',
    territoryCode: 'FR',
  };
  const first = 'gid://shopify/CustomerAddress/30011';
  const fields = `customerAddress { id lastName address1 zip territoryCode zoneCode phoneNumber } ${problems}`;
  const create = async (address: object, defaultAddress = false) =>
    (
      await ask(
        `mutation($address: CustomerAddressInput!, $defaultAddress: Boolean) { customerAddressCreate(address: $address, defaultAddress: $defaultAddress) { ${fields} } }`,
        { address, defaultAddress },
      )
    ).customerAddressCreate;
  const update = async (values: object) =>
    (
      await ask(
        `mutation($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) { customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) { ${fields} } }`,
        { addressId: first, ...values },
      )
    ).customerAddressUpdate;
  const remove = async (addressId: string) =>
    (
      await ask(
        `mutation($addressId: ID!) { customerAddressDelete(addressId: $addressId) { deletedAddressId ${problems} } }`,
        { addressId },
      )
    ).customerAddressDelete;
  const defaultId = async () => (await ask('{ customer { defaultAddress { id } } }')).customer.defaultAddress?.id;

  it('are created, made the default, changed and deleted', async () => {
    const { customerAddress, userErrors } = await create(
      { ...good, phoneNumber: '06 12 34 56 78', territoryCode: 'FRA' },
      true,
    );
    expect(userErrors).toEqual([]);
    expect(customerAddress).toEqual({
      id: expect.stringMatching(/^gid:\/\/shopify\/CustomerAddress\/\d+$/),
      lastName: 'Morel',
      address1: '2 place du Marché',
      zip: '26150',
      territoryCode: 'FR',
      zoneCode: null,
      phoneNumber: '+33612345678',
    });
    expect(await defaultId()).toBe(customerAddress.id);
    expect((await update({ addressId: customerAddress.id, address: { zip: '26 400' } })).customerAddress).toMatchObject(
      { zip: '26 400', address1: '2 place du Marché' },
    );
    expect(await update({ defaultAddress: true, address: null })).toMatchObject({ userErrors: [] });
    expect(await defaultId()).toBe(first);
    expect(await remove(customerAddress.id)).toEqual({ deletedAddressId: customerAddress.id, userErrors: [] });
    expect(await remove(first)).toEqual({ deletedAddressId: first, userErrors: [] });
    expect(await defaultId()).toBeUndefined();
  });

  it('of countries whose postcodes are not known here need none', async () => {
    const jamaica = { ...good, territoryCode: 'JM', zip: null };
    expect((await create(jamaica)).customerAddress).toMatchObject({ territoryCode: 'JM', zip: null });
  });

  it('of countries with zones need theirs', async () => {
    const quebec = { ...good, territoryCode: 'CA', zip: 'G1A 1A1', zoneCode: 'qc' };
    expect((await create(quebec)).customerAddress).toMatchObject({ territoryCode: 'CA', zoneCode: 'QC' });
  });

  test.each<[object, string, string | null]>([
    [{}, 'ADDRESS_ARGUMENT_EMPTY', 'address'],
    [{ ...good, address1: ' ' }, 'ADDRESS1_MISSING', 'address.address1'],
    [{ ...good, lastName: undefined }, 'REQUIRED', 'address.lastName'],
    [{ ...good, city: '' }, 'REQUIRED', 'address.city'],
    [{ ...good, zip: null }, 'REQUIRED', 'address.zip'],
    [{ ...good, zip: '2615' }, 'INVALID_FOR_COUNTRY', 'address.zip'],
    [{ ...good, territoryCode: undefined }, 'TERRITORY_CODE_MISSING', 'address.territoryCode'],
    [{ ...good, territoryCode: 'France' }, 'INVALID_TERRITORY_CODE', 'address.territoryCode'],
    [{ ...good, territoryCode: 'XX' }, 'INVALID_TERRITORY_CODE', 'address.territoryCode'],
    [{ ...good, zoneCode: '26' }, 'INVALID_FOR_COUNTRY', 'address.zoneCode'],
    [{ ...good, territoryCode: 'US', zip: '90210' }, 'ZONE_CODE_MISSING', 'address.zoneCode'],
    [{ ...good, territoryCode: 'US', zip: '90210', zoneCode: 'QC' }, 'INVALID_FOR_COUNTRY', 'address.zoneCode'],
    [{ ...good, phoneNumber: '12' }, 'PHONE_NUMBER_NOT_VALID', null],
    [{ ...good, city: 'x'.repeat(256) }, 'TOO_LONG', 'address.city'],
    [{ ...good, company: '<i>x</i>' }, 'INVALID', 'address.company'],
    [{ ...good, address1: '8 rue de l’Armellerie' }, 'CUSTOMER_ADDRESS_ALREADY_EXISTS', 'address'],
  ])('%j: %s of %s', async (address, code, path) => {
    expect(await create(address)).toEqual({ customerAddress: null, userErrors: problem(code, path) });
  });

  test.each<[object, string, string]>([
    [{ addressId: 'gid://shopify/CustomerAddress/30021', address: good }, 'ADDRESS_ID_DOES_NOT_EXIST', 'addressId'],
    [{ addressId: 'gid://shopify/MailingAddress/30011', address: good }, 'ADDRESS_ID_DOES_NOT_EXIST', 'addressId'],
    [{ address: null }, 'ADDRESS_ARGUMENT_EMPTY', 'address'],
    [{ address: good, defaultAddress: false }, 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', 'defaultAddress'],
    [{ address: { zip: 'x' } }, 'INVALID_FOR_COUNTRY', 'address.zip'],
  ])('a change %j: %s of %s', async (values, code, path) => {
    expect(await update(values)).toEqual({ customerAddress: null, userErrors: problem(code, path) });
  });

  it('are deleted in the right order', async () => {
    const { customerAddress } = await create(good);
    expect(await remove(first)).toEqual({
      deletedAddressId: null,
      userErrors: problem('DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', 'addressId'),
    });
    expect((await remove('gid://shopify/CustomerAddress/30021')).userErrors).toEqual(
      problem('ADDRESS_ID_DOES_NOT_EXIST', 'addressId'),
    );
    expect((await remove(customerAddress.id)).userErrors).toEqual([]);
  });

  it('are not made twice by a change', async () => {
    const { customerAddress } = await create(good);
    const address = { firstName: 'Camille', lastName: 'Morel', address1: '8 rue de l’Armellerie', zip: '26150' };
    expect((await update({ addressId: customerAddress.id, address })).userErrors).toEqual(
      problem('CUSTOMER_ADDRESS_ALREADY_EXISTS', 'address'),
    );
  });
});
