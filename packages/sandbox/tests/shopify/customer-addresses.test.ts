import { beforeEach, expect, it, test } from 'vitest';
import { openPage } from '../../../../tests/fixtures/checkout.ts';
import { createCart, openShop, type TestShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { mutateCustomer, readCustomer, signIn } from '../../../../tests/fixtures/customers.ts';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  shop = openShop();
  token = await signIn(shop);
});

const gent = { lastName: 'Roux', address1: 'Sint-Jansstraat 14', zip: '9000', city: 'Gent', country: 'België' };
const run = (field: string, args: object, customerAccessToken = token) =>
  mutateCustomer(shop, field, { customerAccessToken, ...args });
const cities = async () => {
  const { addresses, defaultAddress } = await readCustomer(shop, token);
  return [addresses.nodes.map(({ city }: { city: string }) => city), defaultAddress?.city];
};

it('are made, changed, made the default one and deleted', async () => {
  const { customerAddress } = await run('customerAddressCreate', { address: gent });
  expect(customerAddress).toMatchObject({ ...gent, country: 'Belgique', countryCodeV2: 'BE', firstName: null });
  const { id } = customerAddress;
  const changed = await run('customerAddressUpdate', { id, address: { city: 'Gand', company: ' ', zip: '9001' } });
  expect(changed.customerAddress).toEqual({ ...customerAddress, city: 'Gand', zip: '9001', company: null });
  expect(await cities()).toEqual([['Die', 'Gand'], 'Die']);
  const { customer } = await run('customerDefaultAddressUpdate', { addressId: id });
  expect(customer.defaultAddress.id).toEqual(id);
  const { cart } = await createCart(shop, {
    lines: [{ merchandiseId: variantGid(12) }],
    buyerIdentity: { customerAccessToken: token },
  });
  expect((await openPage(shop, cart.checkoutUrl)).text).toContain('value="9001"');
  expect(await run('customerAddressDelete', { id })).toEqual({ deletedCustomerAddressId: id, customerUserErrors: [] });
  expect(await cities()).toEqual([['Die'], 'Die']);
});

it('have ids as long as Shopify’s, whose end changes with every request', async () => {
  const read = async () => (await readCustomer(shop, token)).addresses.nodes[0].id as string;
  const [one, other] = [await read(), await read()];
  expect(one).toMatch(
    /^gid:\/\/shopify\/MailingAddress\/71\?model_name=CustomerAddress&customer_access_token=\w{256}$/,
  );
  expect(other === one).toBe(false);
  expect((await run('customerAddressUpdate', { id: one, address: { city: 'Gand' } })).customerUserErrors).toEqual([]);
});

it('the first one becomes the default one, and another when that is deleted', async () => {
  const only = (await readCustomer(shop, token)).addresses.nodes[0];
  await run('customerAddressDelete', { id: only.id });
  expect(await cities()).toEqual([[], undefined]);
  const first = (await run('customerAddressCreate', { address: gent })).customerAddress;
  await run('customerAddressCreate', { address: { ...gent, city: 'Liège', zip: '4000', country: 'be' } });
  expect(await cities()).toEqual([['Gent', 'Liège'], 'Gent']);
  await run('customerAddressDelete', { id: first.id });
  expect(await cities()).toEqual([['Liège'], 'Liège']);
});

test.each<[object, string, string]>([
  [{ country: 'Atlantide' }, 'INVALID', 'country'],
  [{ country: '' }, 'BLANK', 'country'],
  [{ zip: '75011' }, 'INVALID', 'zip'],
  [{ zip: ' ' }, 'BLANK', 'zip'],
  [{ lastName: null }, 'BLANK', 'lastName'],
  [{ address1: '' }, 'BLANK', 'address1'],
  [{ city: '' }, 'BLANK', 'city'],
  [{ address2: '<script>' }, 'CONTAINS_HTML_TAGS', 'address2'],
  [{ company: 'https://exemple.fr' }, 'CONTAINS_URL', 'company'],
  [{ firstName: 'L'.repeat(256) }, 'TOO_LONG', 'firstName'],
])('%j: %s of %s', async (part, code, name) => {
  const customerUserErrors = [{ code, field: ['address', name], message: expect.any(String) }];
  const address = { ...gent, ...part };
  expect(await run('customerAddressCreate', { address })).toEqual({ customerAddress: null, customerUserErrors });
  const { id } = (await readCustomer(shop, token)).addresses.nodes[0];
  expect(await run('customerAddressUpdate', { id, address })).toEqual({ customerAddress: null, customerUserErrors });
  expect(await cities()).toEqual([['Die'], 'Die']);
});

it('of a country whose postcodes are not known here needs none', async () => {
  const address = { ...gent, zip: '', city: 'Kingston', country: 'Jamaica' };
  expect((await run('customerAddressCreate', { address })).customerUserErrors).toEqual([]);
});

it('of others are as unknown as those that nobody has', async () => {
  const input = { email: 'noe@exemple.fr', password: 'motdepasse' };
  await mutateCustomer(shop, 'customerCreate', { input });
  const other = await signIn(shop, input);
  const { id } = (await readCustomer(shop, token)).addresses.nodes[0];
  const missing = id.replace(/\d+/, '99');
  for (const [field, name, args] of [
    ['customerAddressUpdate', 'id', { address: gent }],
    ['customerAddressDelete', 'id', {}],
    ['customerDefaultAddressUpdate', 'addressId', {}],
  ] as const) {
    const foreign = await run(field, { ...args, [name]: id }, other);
    expect(foreign.customerUserErrors).toMatchObject([{ code: 'NOT_FOUND', field: [name] }]);
    expect(await run(field, { ...args, [name]: missing }, other)).toEqual(foreign);
  }
  expect(await cities()).toEqual([['Die'], 'Die']);
});

test.each([
  ['customerAddressCreate', { address: gent }],
  ['customerAddressUpdate', { id: 'gid://shopify/MailingAddress/71?model_name=CustomerAddress', address: gent }],
  ['customerAddressDelete', { id: 'gid://shopify/MailingAddress/71?model_name=CustomerAddress' }],
  ['customerDefaultAddressUpdate', { addressId: 'gid://shopify/MailingAddress/71?model_name=CustomerAddress' }],
])('%s asks for a token that is good', async (field, args) => {
  const { customerUserErrors, ...rest } = await run(field, args, 'forged');
  expect(customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: ['customerAccessToken'] }]);
  expect(Object.values(rest)).toEqual([null]);
});
