import { beforeEach, describe, expect, it, test } from 'vitest';
import { now, openShop, type TestShop } from '../../../../tests/fixtures/commerce.ts';
import { lea, multipass, mutateCustomer, readCustomer, signIn } from '../../../../tests/fixtures/customers.ts';

let shop: TestShop;
let time: Date;
beforeEach(() => {
  time = now;
  shop = openShop({ clock: () => time });
});

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const person = { email: 'noe@exemple.fr', first_name: 'Noé', last_name: 'Roy', identifier: 'sub-1' };
const enter = (multipassToken: string) =>
  mutateCustomer(shop, 'customerAccessTokenCreateWithMultipass', { multipassToken });
const come = async (who: object, vector = 1) =>
  readCustomer(shop, (await enter(multipass(who, { vector }))).customerAccessToken.accessToken);
const disable = (id: number) => {
  const customer = shop.state.data.customers[id];
  if (customer) customer.disabled = true;
};

describe('Multipass', () => {
  it('makes someone new a customer, who has no password', async () => {
    const customer = await come(person);
    expect(customer).toMatchObject({ email: person.email, firstName: 'Noé', lastName: 'Roy', phone: null });
    for (const password of ['', 'undefined', 'motdepasse'])
      expect(
        (await mutateCustomer(shop, 'customerAccessTokenCreate', { input: { email: person.email, password } }))
          .customerUserErrors,
      ).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);
  });

  it('knows a customer by the e-mail, and afterwards by the identifier whatever the e-mail is', async () => {
    const { id } = await come({ ...person, email: 'LEA@exemple.fr' });
    expect(id).toBe('gid://shopify/Customer/7');
    expect(await come({ ...person, email: 'autre@exemple.fr' }, 2)).toMatchObject({ id, email: lea.email });
    expect((await come({ email: lea.email }, 3)).id).toBe(id);
    expect((await come({ email: 'autre@exemple.fr', identifier: 'sub-2' }, 4)).id).not.toBe(id);
  });

  const forged = multipass(person, { secret: 'other' });
  const good = multipass(person);
  test.each<[string, string]>([
    ['another secret', forged],
    ['a changed text', `${good.slice(0, 30)}${good[30] === 'A' ? 'B' : 'A'}${good.slice(31)}`],
    ['a shortened text', good.slice(0, 40)],
    ['nothing', ''],
    ['no e-mail', multipass({ identifier: 'sub-1' })],
    ['no address for an e-mail', multipass({ email: 'noe' })],
    ['too old', multipass(person, { at: later(-16) })],
    ['too far ahead', multipass(person, { at: later(6) })],
    ['no date', multipass({ ...person, created_at: 'hier' })],
  ])('refuses %s', async (_, token) => {
    expect(await enter(token)).toEqual({
      customerAccessToken: null,
      customerUserErrors: [
        { code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message: 'Invalid Multipass request' },
      ],
    });
    expect(shop.state.data.customers).toEqual({});
  });

  test.each([-15, 5])('takes one that was made %i minutes from now', async (minutes) => {
    expect((await enter(multipass(person, { at: later(minutes) }))).customerUserErrors).toEqual([]);
  });

  it('takes each token once, in any writing, and forgets it when it has expired', async () => {
    expect((await enter(good)).customerUserErrors).toEqual([]);
    const others = [good, good.replace(/=+$/, ''), good.replaceAll('-', '+').replaceAll('_', '/')];
    for (const token of others)
      expect((await enter(token)).customerUserErrors).toMatchObject([{ code: 'INVALID_MULTIPASS_REQUEST' }]);
    time = later(20);
    await enter(multipass(person, { at: time, vector: 2 }));
    expect(Object.keys(shop.state.data.multipass)).toHaveLength(1);
    expect((await enter(good)).customerUserErrors).toMatchObject([{ code: 'INVALID_MULTIPASS_REQUEST' }]);
  });

  it('does not let in who is kept out', async () => {
    await come({ ...person, email: lea.email });
    disable(7);
    expect(await enter(multipass(person, { vector: 2 }))).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }],
    });
  });
});

describe('tokens', () => {
  it('end after thirty days, unless they are renewed', async () => {
    const token = await signIn(shop);
    time = later(29 * 24 * 60);
    const renew =
      'mutation($t: String!) { customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken expiresAt } userErrors { field } } }';
    const { customerAccessToken } = (await shop.query(renew, { t: token })).data.customerAccessTokenRenew;
    expect(Date.parse(customerAccessToken.expiresAt)).toBe(later(59 * 24 * 60).getTime());
    time = later(58 * 24 * 60);
    expect(await readCustomer(shop, customerAccessToken.accessToken)).toMatchObject({ email: lea.email });
    time = later(60 * 24 * 60);
    expect(await readCustomer(shop, token)).toBeNull();
    const { data } = await shop.query(renew, { t: token });
    expect(data.customerAccessTokenRenew).toEqual({
      customerAccessToken: null,
      userErrors: [{ field: ['customerAccessToken'] }],
    });
  });

  it('of a customer who is kept out are no good, and none is given', async () => {
    await come({ ...person, email: lea.email });
    const token = await signIn(shop);
    disable(7);
    expect(await readCustomer(shop, token)).toBeNull();
    expect(await mutateCustomer(shop, 'customerAccessTokenCreate', { input: lea })).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }],
    });
  });
});

describe('a forgotten password', () => {
  const recover = (email: string) => mutateCustomer(shop, 'customerRecover', { email });
  const id = 'gid://shopify/Customer/7';
  const reset = (resetToken: string, password = 'autre-secret', of = id) =>
    mutateCustomer(shop, 'customerReset', { id: of, input: { resetToken, password } });
  const asked = () => Object.keys(shop.state.data.resets)[0] ?? '';

  it('is of nobody where there is no account, and is chosen anew once', async () => {
    const before = await signIn(shop);
    expect(await recover('personne@exemple.fr')).toMatchObject({
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null }],
    });
    expect(asked()).toBe('');
    expect(await recover(lea.email)).toEqual({ customerUserErrors: [] });
    const token = asked();
    expect((await reset(token, 'abc')).customerUserErrors).toMatchObject([
      { code: 'TOO_SHORT', field: ['input', 'password'] },
    ]);
    const { customerAccessToken } = await reset(token);
    expect(await readCustomer(shop, customerAccessToken.accessToken)).toMatchObject({ id });
    expect(await readCustomer(shop, before)).toBeNull();
    expect((await reset(token)).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID', field: ['input', 'resetToken'] },
    ]);
  });

  it('is not chosen with a former, an old or another’s token', async () => {
    await recover(lea.email);
    const former = asked();
    await recover(lea.email);
    const token = asked();
    expect(former).not.toBe(token);
    const tries = [reset(former), reset(token, 'autre-secret', 'gid://shopify/Customer/8'), reset('constructor')];
    for (const { customerUserErrors } of await Promise.all(tries))
      expect(customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    time = later(25 * 60);
    expect((await reset(token)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
  });

  it('is chosen by address too; nobody is invited', async () => {
    await recover(lea.email);
    const byUrl = (resetUrl: string) =>
      mutateCustomer(shop, 'customerResetByUrl', { resetUrl, password: 'autre-secret' });
    expect((await byUrl('http://shop.test/account/reset/7/x')).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID', field: ['resetUrl'] },
    ]);
    expect((await byUrl(`http://shop.test/account/reset/7/${asked()}`)).customer).toMatchObject({ id });
    const input = { activationToken: 'x', password: 'motdepasse' };
    expect((await mutateCustomer(shop, 'customerActivate', { id, input })).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID' },
    ]);
  });
});
