import { describe, expect, it, test } from 'vitest';
import {
  addLines,
  createCart,
  mutateCart,
  openShop,
  type TestShop,
  variantGid,
} from '../../../../tests/fixtures/commerce.ts';
import { candidateAt, held, publicVersions, releaseOf, servedFor, supportedAt } from '../../shopify/versions.ts';

const at = (text: string) => new Date(text);
const handles = (list: { handle: string }[]) => list.map(({ handle }) => handle);

describe('the dates of versions', () => {
  test.each([
    ['2025-04', '2025-04-01T17:00:00.000Z', '2026-04-16T15:00:00.000Z'],
    ['2026-01', '2026-01-01T17:00:00.000Z', '2027-01-16T15:00:00.000Z'],
    ['2026-10', '2026-10-01T17:00:00.000Z', '2027-10-16T15:00:00.000Z'],
  ])('%s is released %s and ends %s', (handle, released, ends) => {
    const release = releaseOf(handle);
    expect([release?.released.toISOString(), release?.ends.toISOString()]).toEqual([released, ends]);
  });

  test.each(['2025-05', '1999-04', '2025-4', 'unstable', 'latest', ''])('%j is no version', (text) => {
    expect(releaseOf(text)).toBeNull();
  });

  test.each<[string, string[], string]>([
    ['2026-03-31T00:00:00Z', ['2025-04', '2025-07', '2025-10', '2026-01'], '2026-04'],
    // Both the old and the new version are answered for two weeks.
    ['2026-04-10T00:00:00Z', ['2025-04', '2025-07', '2025-10', '2026-01', '2026-04'], '2026-07'],
    ['2026-04-16T14:59:59Z', ['2025-04', '2025-07', '2025-10', '2026-01', '2026-04'], '2026-07'],
    ['2026-04-16T15:00:00Z', ['2025-07', '2025-10', '2026-01', '2026-04'], '2026-07'],
    ['2026-11-25T00:00:00Z', ['2026-01', '2026-04', '2026-07', '2026-10'], '2027-01'],
    ['2027-01-01T16:59:59Z', ['2026-01', '2026-04', '2026-07', '2026-10'], '2027-01'],
    ['2027-01-01T17:00:00Z', ['2026-01', '2026-04', '2026-07', '2026-10', '2027-01'], '2027-04'],
  ])('at %s %j are supported, and %s is the candidate', (now, supported, candidate) => {
    expect(handles(supportedAt(at(now)))).toEqual(supported);
    expect(candidateAt(at(now)).handle).toBe(candidate);
  });
});

describe('which version answers', () => {
  test.each<[string | undefined, string | null]>([
    [undefined, '2025-04'],
    ['2025-04', '2025-04'],
    ['2026-04', '2026-04'],
    ['2019-10', '2025-04'],
    ['2025-07', '2026-04'],
    ['2026-01', '2026-04'],
    ['2026-10', '2026-04'],
    ['2027-01', '2026-04'],
    ['unstable', '2026-04'],
    ['2027-04', null],
    ['2025-05', null],
    ['latest', null],
  ])('%s is answered by %s', (asked, served) => {
    expect(servedFor(asked, at('2026-11-25T00:00:00Z'))).toBe(served);
  });

  it('lists those of the real service, and before them what else is here', () => {
    const list = publicVersions(at('2026-11-25T00:00:00Z'));
    expect(list.map(({ displayName, supported }) => `${displayName} ${supported}`)).toEqual([
      '2025-04 false',
      '2026-01 true',
      '2026-04 true',
      '2026-07 true',
      '2026-10 (Latest) true',
      '2027-01 (Release candidate) false',
      'unstable false',
    ]);
    expect(publicVersions(at('2026-03-01T00:00:00Z')).find(({ handle }) => handle === '2025-04')?.supported).toBe(true);
  });
});

const [old, newest] = held;
const open = { [old]: openShop({ version: old }), [newest]: openShop({ version: newest }) };
const line = (id: number, quantity = 1) => ({ merchandiseId: variantGid(id), quantity });

describe('what only the newest version has', () => {
  test.each([
    ['fields of the shop', '{ shop { contactInformation { body } legalNotice { body } termsOfSale { body } } }'],
    ['accounts', '{ shop { customerAccountUrl socialLoginProviders { handle } } }'],
    ['a language', '{ localization { country { defaultLanguage { isoCode } } } }'],
    ['consent', 'query @inContext(visitorConsent: { marketing: false }) { shop { name } }'],
    ['a placeholder', '{ product(handle: "gommes") { featuredImage { thumbhash } } }'],
  ])('%s', async (_, query) => {
    expect((await open[newest].query(query)).errors).toBeUndefined();
    const { data, errors } = await open[old].query(query);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(/^(?:Cannot query field|Unknown argument)/);
  });
});

describe('what both versions have, and answer in their own way', () => {
  const codes = async (shop: TestShop) =>
    (await createCart(shop, { lines: [line(21)], discountCodes: ['RIEN'] })).warnings;

  it('a code without effect is said from 2025-07 on', async () => {
    expect(await codes(open[old])).toEqual([]);
    expect(await codes(open[newest])).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
  });

  it('other warnings are sent in both', async () => {
    for (const shop of Object.values(open)) {
      const { warnings } = await createCart(shop, { lines: [line(12, 100_000)], discountCodes: ['RIEN'] });
      expect(warnings.map(({ code }: { code: string }) => code)).toContain('MERCHANDISE_NOT_ENOUGH_STOCK');
    }
  });

  it('the tax of a cart is an amount in 2025-04, and null today', async () => {
    const query = 'query($id: ID!) { cart(id: $id) { cost { totalTaxAmount { amount } totalDutyAmount { amount } } } }';
    const tax = async (shop: TestShop) => {
      const { cart } = await createCart(shop, { lines: [line(12)] });
      return (await shop.query(query, { id: cart.id })).data.cart.cost;
    };
    expect(await tax(open[old])).toEqual({ totalTaxAmount: { amount: expect.any(String) }, totalDutyAmount: null });
    expect(await tax(open[newest])).toEqual({ totalTaxAmount: null, totalDutyAmount: null });
  });

  it('codes to set may be left out in 2025-04 only', async () => {
    const query = 'mutation($id: ID!) { cartDiscountCodesUpdate(cartId: $id) { cart { id } userErrors { code } } }';
    const of = async (shop: TestShop) => shop.query(query, { id: (await createCart(shop)).cart.id });
    expect((await of(open[old])).errors).toBeUndefined();
    expect((await of(open[newest])).errors?.[0]?.message).toMatch(/discountCodes.*required/);
  });
});

describe('lines that belong to another line', () => {
  const shop = open[newest];
  const read = async (id: string) => {
    const query = `query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { id quantity
      ... on CartLine { instructions { canRemove canUpdateQuantity } parentRelationship { parent { id } } } } } } }`;
    return (await shop.query(query, { id })).data.cart.lines.nodes;
  };

  it('are added with it or to it, point to it, and go with it', async () => {
    const inputs = [{ ...line(21), parent: { merchandiseId: variantGid(12) } }, line(12)];
    const { cart } = await createCart(shop, { lines: inputs });
    const [parent, child] = await read(cart.id);
    expect(parent).toMatchObject({
      instructions: { canRemove: true, canUpdateQuantity: true },
      parentRelationship: null,
    });
    expect(child.parentRelationship).toEqual({ parent: { id: parent.id } });

    await addLines(shop, cart.id, [{ ...line(31), parent: { lineId: parent.id } }]);
    // The same product on its own is a line of its own.
    await addLines(shop, cart.id, [line(21)]);
    const lines = await read(cart.id);
    expect(lines.map((one: typeof child) => one.parentRelationship?.parent.id)).toEqual([
      undefined,
      parent.id,
      parent.id,
      undefined,
    ]);
    await mutateCart(shop, 'cartLinesRemove', { cartId: ['ID!', cart.id], lineIds: ['[ID!]!', [parent.id]] });
    expect(await read(cart.id)).toHaveLength(1);
  });

  it('are refused where there is no such line, where it is in the cart, and below a bundle or each other', async () => {
    const { cart } = await createCart(shop, {
      lines: [line(12), { ...line(21), parent: { merchandiseId: variantGid(12) } }, line(41)],
    });
    const [parent, bundle, child] = (await read(cart.id)) as { id: string }[];
    const problems = await Promise.all(
      [
        { lineId: 'gid://shopify/CartLine/none?cart=none' },
        { merchandiseId: variantGid(12) },
        { lineId: child?.id },
        { lineId: bundle?.id },
      ].map(async (of) => (await addLines(shop, cart.id, [{ ...line(31), parent: of }])).userErrors[0]?.code),
    );
    expect(problems).toEqual([
      'PARENT_LINE_NOT_FOUND',
      'PARENT_LINE_INVALID_REFERENCE',
      'PARENT_LINE_NESTING_TOO_DEEP',
      'PARENT_LINE_OPERATION_BLOCKED',
    ]);
    expect((await addLines(shop, cart.id, [{ ...line(31), parent: { lineId: parent?.id } }])).userErrors).toEqual([]);
  });

  it('the parts of a bundle can be neither removed nor changed', async () => {
    const { cart } = await createCart(shop, { lines: [line(41)] });
    const query = `query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes {
      ... on ComponentizableCartLine { lineComponents { instructions { canRemove canUpdateQuantity } } } } } } }`;
    const [bundle] = (await shop.query(query, { id: cart.id })).data.cart.lines.nodes;
    for (const part of bundle.lineComponents)
      expect(part.instructions).toEqual({ canRemove: false, canUpdateQuantity: false });
    expect(bundle.lineComponents.length).toBeGreaterThan(1);
  });
});

describe('mutations of the newest version', () => {
  const shop = open[newest];
  const address = (zip: string) => ({ selected: true, address: { deliveryAddress: { countryCode: 'FR', zip } } });
  const input = {
    lines: [line(12, 2)],
    note: 'Merci',
    buyerIdentity: { email: 'lea@exemple.fr' },
    delivery: { addresses: [address('26150')] },
  };
  const zips = (cart: { delivery: { addresses: { address: { zip: string } }[] } }) =>
    cart.delivery.addresses.map((one) => one.address.zip);

  it('replace all addresses, or none when one is refused', async () => {
    const { cart } = await createCart(shop, input);
    const replace = (addresses: object[]) =>
      mutateCart(shop, 'cartDeliveryAddressesReplace', {
        cartId: ['ID!', cart.id],
        addresses: ['[CartSelectableAddressInput!]!', addresses],
      });
    const after = await replace([address('69004')]);
    expect([after.userErrors, zips(after.cart)]).toEqual([[], ['69004']]);
    const refused = await replace([{ address: { deliveryAddress: { zip: '1' } } }]);
    expect([refused.userErrors[0].code, zips(refused.cart)]).toEqual(['ADDRESS_FIELD_IS_REQUIRED', ['69004']]);
  });

  it('remove what the cart knows of its buyer', async () => {
    const { cart } = await createCart(shop, input);
    const after = await mutateCart(shop, 'cartRemovePersonalData', { cartId: ['ID!', cart.id] });
    expect(after.cart).toMatchObject({ id: cart.id, totalQuantity: 2, buyerIdentity: { email: null, customer: null } });
    expect(zips(after.cart)).toEqual([]);
  });

  it('clone a cart without its buyer; both stay', async () => {
    const { cart } = await createCart(shop, input);
    const { cart: clone } = await mutateCart(shop, 'cartClone', { cartId: ['ID!', cart.id] });
    expect(clone.id).not.toBe(cart.id);
    expect(clone).toMatchObject({ totalQuantity: 2, note: 'Merci', buyerIdentity: { email: null } });
    await addLines(shop, clone.id, [line(21)]);
    const { data } = await shop.query(
      'query($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { email } } }',
      cart,
    );
    expect(data.cart).toEqual({ totalQuantity: 2, buyerIdentity: { email: 'lea@exemple.fr' } });
    const none = await mutateCart(shop, 'cartClone', { cartId: ['ID!', 'gid://shopify/Cart/none?key=none'] });
    expect([none.cart, none.userErrors[0].code]).toEqual([null, 'INVALID']);
  });
});
