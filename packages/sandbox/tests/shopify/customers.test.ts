import { beforeEach, describe, expect, it, test } from 'vitest';
import { createCart, openShop, type TestShop } from '../../../../tests/fixtures/commerce.ts';
import { lea, mutateCustomer, readCustomer, signIn } from '../../../../tests/fixtures/customers.ts';
import { saveCustomer } from '../../shopify/engine/customers.ts';

let shop: TestShop;
beforeEach(() => {
  shop = openShop();
});

const noe = { email: ' Noe@Exemple.fr', password: 'motdepasse', firstName: 'Noé', lastName: 'Roy' };
const create = (input: object) => mutateCustomer(shop, 'customerCreate', { input: { ...noe, ...input } });
const problem = (code: string, path: string) => [{ code, field: path.split('.'), message: expect.any(String) }];

describe('customerCreate', () => {
  it('makes someone who can sign in, and whose password is nowhere to read', async () => {
    const { customer, customerUserErrors } = await create({ phone: '06 12 34 56 78', acceptsMarketing: true });
    expect(customerUserErrors).toEqual([]);
    expect(customer).toMatchObject({
      email: 'noe@exemple.fr',
      firstName: 'Noé',
      phone: '+33612345678',
      acceptsMarketing: true,
      numberOfOrders: '0',
      defaultAddress: null,
    });
    expect(JSON.stringify(shop.state.data)).not.toContain(noe.password);
    expect(await readCustomer(shop, await signIn(shop, { email: 'NOE@exemple.fr', password: noe.password }))).toEqual(
      customer,
    );
  });

  test.each<[object, string, string]>([
    [{ email: 'LEA@exemple.fr' }, 'TAKEN', 'input.email'],
    [{ email: '  ' }, 'BLANK', 'input.email'],
    [{ email: 'noe' }, 'INVALID', 'input.email'],
    [{ email: 'noe@exemple' }, 'INVALID', 'input.email'],
    [{ email: 'noe@-exemple.fr' }, 'BAD_DOMAIN', 'input.email'],
    [{ email: `${'n'.repeat(250)}@exemple.fr` }, 'TOO_LONG', 'input.email'],
    [{ password: '' }, 'BLANK', 'input.password'],
    [{ password: 'abcd' }, 'TOO_SHORT', 'input.password'],
    [{ password: 'a'.repeat(41) }, 'TOO_LONG', 'input.password'],
    [{ password: ' abcdef' }, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'input.password'],
    [{ firstName: '<b>Noé</b>' }, 'CONTAINS_HTML_TAGS', 'input.firstName'],
    [{ lastName: 'www.exemple.fr' }, 'CONTAINS_URL', 'input.lastName'],
    [{ lastName: 'R'.repeat(256) }, 'TOO_LONG', 'input.lastName'],
    [{ phone: '12' }, 'INVALID', 'input.phone'],
  ])('%j: %s of %s', async (input, code, path) => {
    expect(await create(input)).toEqual({ customer: null, customerUserErrors: problem(code, path) });
    expect(shop.state.data.customers).toEqual({});
  });

  it('says that an account is kept out', async () => {
    const [customer] = shop.catalogue.customers;
    if (customer) saveCustomer({ ...customer, disabled: true }, shop);
    expect((await create({ email: lea.email })).customerUserErrors).toEqual(
      problem('CUSTOMER_DISABLED', 'input.email'),
    );
  });
});

describe('customerUpdate', () => {
  const update = (customer: object, customerAccessToken: string) =>
    mutateCustomer(shop, 'customerUpdate', { customer, customerAccessToken });

  it('changes what is said and nothing else, for every reader', async () => {
    const token = await signIn(shop);
    const { customer, customerAccessToken } = await update(
      { email: 'lea.roux@exemple.fr', phone: '+32470123456' },
      token,
    );
    expect([customer, customerAccessToken]).toMatchObject([
      { id: 'gid://shopify/Customer/7', email: 'lea.roux@exemple.fr', phone: '+32470123456', firstName: 'Léa' },
      null,
    ]);
    const { cart } = await createCart(shop, { buyerIdentity: { customerAccessToken: token } });
    expect(cart.buyerIdentity).toMatchObject({
      email: 'lea.roux@exemple.fr',
      customer: { email: 'lea.roux@exemple.fr' },
    });
    expect(await signIn(shop, { ...lea, email: 'lea.roux@exemple.fr' })).toBeTruthy();
    expect(JSON.stringify(shop.state.data)).not.toContain(lea.password);
    expect((await update({ firstName: null, phone: '' }, token)).customer).toMatchObject({
      firstName: null,
      phone: null,
    });
  });

  it('of the password ends every sign-in and begins a new one', async () => {
    const tokens = [await signIn(shop), await signIn(shop)];
    const { customerAccessToken } = await update({ password: 'autre-secret' }, tokens[0] ?? '');
    expect(await Promise.all(tokens.map((token) => readCustomer(shop, token)))).toEqual([null, null]);
    expect(await readCustomer(shop, customerAccessToken.accessToken)).toMatchObject({ email: lea.email });
    expect(await mutateCustomer(shop, 'customerAccessTokenCreate', { input: lea })).toMatchObject({
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
    });
    expect(await signIn(shop, { ...lea, password: 'autre-secret' })).toBeTruthy();
  });

  test.each<[object, string, string]>([
    [{ email: 'noe@exemple.fr' }, 'TAKEN', 'customer.email'],
    [{ email: 'x' }, 'INVALID', 'customer.email'],
    [{ phone: '+33612345678' }, 'TAKEN', 'customer.phone'],
    [{ phone: 'appelez-moi' }, 'INVALID', 'customer.phone'],
    [{ firstName: '<i>' }, 'CONTAINS_HTML_TAGS', 'customer.firstName'],
    [{ lastName: 'https://exemple.fr' }, 'CONTAINS_URL', 'customer.lastName'],
    [{ password: 'abc' }, 'TOO_SHORT', 'customer.password'],
  ])('%j: %s of %s, and nothing changes', async (input, code, path) => {
    await create({ phone: '0612345678' });
    const token = await signIn(shop);
    const before = await readCustomer(shop, token);
    expect(await update(input, token)).toEqual({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: problem(code, path),
    });
    expect(await readCustomer(shop, token)).toEqual(before);
  });

  it('with a token that is no good changes nothing', async () => {
    expect(await update({ firstName: 'Eve' }, 'forged')).toEqual({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: problem('TOKEN_INVALID', 'customerAccessToken'),
    });
  });
});
