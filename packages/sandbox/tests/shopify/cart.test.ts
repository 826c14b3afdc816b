import { beforeEach, describe, expect, it } from 'vitest';
import {
  addLines,
  createCart,
  mutateCart,
  openShop,
  type TestShop,
  variantGid,
} from '../../../../tests/fixtures/commerce.ts';

let shop: TestShop;
beforeEach(() => {
  shop = openShop();
});

const line = (id: number, quantity = 1, attributes: object[] = []) => ({
  merchandiseId: variantGid(id),
  quantity,
  attributes,
});
const update = (cartId: string, lines: object[]) =>
  mutateCart(shop, 'cartLinesUpdate', { cartId: ['ID!', cartId], lines: ['[CartLineUpdateInput!]!', lines] });
const remove = (cartId: string, lineIds: string[]) =>
  mutateCart(shop, 'cartLinesRemove', { cartId: ['ID!', cartId], lineIds: ['[ID!]!', lineIds] });
const on = (cartId: string, field: string, name: string, type: string, value: unknown) =>
  mutateCart(shop, field, { cartId: ['ID!', cartId], [name]: [type, value] });
const quantities = (cart: { lines: { nodes: { quantity: number; merchandise: { id: string } }[] } }) =>
  cart.lines.nodes.map(({ quantity, merchandise }) => [Number(merchandise.id.split('/').at(-1)), quantity]);

describe('a cart', () => {
  it('is made empty, with an id that holds its key', async () => {
    const { cart, userErrors, warnings } = await createCart(shop, { buyerIdentity: { customerAccessToken: null } });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[0-9a-f]+\?key=[0-9a-f]+$/);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      note: '',
      cost: { totalAmount: { amount: '0.0' } },
      lines: { nodes: [] },
      deliveryGroups: { nodes: [] },
    });
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart.checkoutUrl).toBe(cart.id.replace('gid://shopify/Cart', 'http://shop.test/checkouts/cn'));
  });

  it('prices its lines, with the tax that they contain', async () => {
    const { cart } = await createCart(shop, { lines: [line(12, 2), line(51)], buyerIdentity: { countryCode: 'FR' } });
    expect(cart.cost).toEqual({
      subtotalAmount: { amount: '59.8' },
      totalAmount: { amount: '59.8' },
      totalTaxAmount: { amount: '6.55' },
      totalAmountEstimated: true,
    });
    expect(cart.lines.nodes[0].cost).toEqual({
      amountPerQuantity: { amount: '14.9' },
      compareAtAmountPerQuantity: { amount: '17.8' },
      subtotalAmount: { amount: '29.8' },
      totalAmount: { amount: '29.8' },
    });
    const moved = await on(cart.id, 'cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!', {
      countryCode: 'BE',
    });
    expect(moved.cart.cost.totalTaxAmount.amount).toBe('6.76');
  });

  it('shows a bundle as a line of components that share its price', async () => {
    const { cart } = await createCart(shop, { lines: [line(41, 2)] });
    expect(cart.lines.nodes[0]).toMatchObject({
      __typename: 'ComponentizableCartLine',
      cost: { totalAmount: { amount: '39.8' } },
      lineComponents: [
        { quantity: 2, cost: { totalAmount: { amount: '15.6' } }, merchandise: { id: variantGid(11) } },
        { quantity: 4, cost: { totalAmount: { amount: '24.2' } }, merchandise: { id: variantGid(21) } },
      ],
    });
  });

  it('does not exist with a wrong key, without one, or under another name', async () => {
    const { cart } = await createCart(shop, { lines: [line(11)] });
    const get = async (id: string) => (await shop.query('query($id: ID!) { cart(id: $id) { id } }', { id })).data?.cart;
    expect(await get(cart.id)).toEqual({ id: cart.id });
    for (const id of [
      `${cart.id}0`,
      cart.id.split('?')[0],
      'gid://shopify/Cart/__proto__?key=x',
      'gid://shopify/Product/1',
    ]) {
      expect(await get(id)).toBeNull();
      expect(await addLines(shop, id, [line(11)])).toMatchObject({
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
      });
    }
    expect((await shop.query('{ cart(id: "nonsense") { id } }')).errors?.[0]?.message).toMatch('Invalid global id');
  });
});

describe('lines', () => {
  it('merge when merchandise and attributes are the same', async () => {
    const { cart } = await createCart(shop, { lines: [line(12), line(12), line(12, 1, [{ key: 'a', value: '1' }])] });
    expect(quantities(cart)).toEqual([
      [12, 2],
      [12, 1],
    ]);
    const added = await addLines(shop, cart.id, [line(12, 3)]);
    expect(quantities(added.cart)).toEqual([
      [12, 5],
      [12, 1],
    ]);
    const same = await update(cart.id, [{ id: cart.lines.nodes[1].id, attributes: [] }]);
    expect(quantities(same.cart)).toEqual([[12, 6]]);
  });

  it('change and go', async () => {
    const { cart } = await createCart(shop, { lines: [line(12), line(21), line(31)] });
    const [first, second, third] = cart.lines.nodes.map(({ id }: { id: string }) => id);
    expect(first).toMatch(/^gid:\/\/shopify\/CartLine\/[0-9a-f-]{36}\?cart=[0-9a-f]+$/);
    const changed = await update(cart.id, [
      { id: first, quantity: 4 },
      { id: second, quantity: 0 },
      { id: third, merchandiseId: variantGid(11) },
    ]);
    expect(quantities(changed.cart)).toEqual([
      [12, 4],
      [11, 1],
    ]);
    expect(quantities((await remove(cart.id, [first])).cart)).toEqual([[11, 1]]);
  });

  it('more than ten are all there, page by page', async () => {
    const many = Array.from({ length: 12 }, (_, index) => line(31, 1, [{ key: 'n', value: String(index) }]));
    const { cart } = await createCart(shop, { lines: many });
    const page = async (after: string | null) =>
      (
        await shop.query(
          'query($id: ID!, $after: String) { cart(id: $id) { lines(first: 10, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }',
          { id: cart.id, after },
        )
      ).data.cart.lines;
    const one = await page(null);
    const two = await page(one.pageInfo.endCursor);
    expect([one.nodes.length, one.pageInfo.hasNextPage, two.nodes.length, two.pageInfo.hasNextPage]).toEqual([
      10,
      true,
      2,
      false,
    ]);
  });

  it.each([
    [
      'unknown merchandise',
      [line(999)],
      {
        code: 'INVALID',
        field: ['lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/999 does not exist.',
      },
    ],
    ['nothing', [line(11, 0)], { code: 'LESS_THAN', field: ['lines', '0', 'quantity'] }],
    ['less than nothing', [line(11), line(12, -2)], { code: 'LESS_THAN', field: ['lines', '1', 'quantity'] }],
    ['too many', [line(11, 2_000_000)], { code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity'] }],
    [
      'a selling plan',
      [{ ...line(11), sellingPlanId: 'gid://shopify/SellingPlan/1' }],
      { code: 'INVALID', field: ['lines', '0', 'sellingPlanId'] },
    ],
  ])('refuse %s and leave the cart as it was', async (_, lines, problem) => {
    const { cart } = await createCart(shop, { lines: [line(31)] });
    const refused = await addLines(shop, cart.id, lines);
    expect(refused.userErrors).toMatchObject([problem]);
    expect(quantities(refused.cart)).toEqual([[31, 1]]);
  });

  it('that do not exist cannot change, and a cart made with an error is none', async () => {
    const { cart } = await createCart(shop, { lines: [line(31)] });
    const stranger = 'gid://shopify/CartLine/00000000-0000-4000-a000-000000000000?cart=x';
    const problem = {
      code: 'INVALID_MERCHANDISE_LINE',
      message: `The merchandise line with id ${stranger} does not exist.`,
    };
    expect((await update(cart.id, [{ id: stranger, quantity: 1 }])).userErrors).toMatchObject([
      { ...problem, field: ['lines', '0', 'id'] },
    ]);
    expect((await remove(cart.id, [stranger])).userErrors).toMatchObject([{ ...problem, field: ['lineIds', '0'] }]);
    const failed = await createCart(shop, { lines: [line(999)] });
    expect(failed).toMatchObject({ cart: null, userErrors: [{ field: ['input', 'lines', '0', 'merchandiseId'] }] });
  });

  it('are cut to what there is, with a warning', async () => {
    const { cart, userErrors, warnings } = await createCart(shop, { lines: [line(21, 8), line(13, 1)] });
    expect(userErrors).toEqual([]);
    expect(quantities(cart)).toEqual([
      [21, 5],
      [13, 0],
    ]);
    expect(warnings).toMatchObject([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart.lines.nodes[0].id },
      { code: 'MERCHANDISE_OUT_OF_STOCK', target: cart.lines.nodes[1].id },
    ]);
    const bundle = await addLines(shop, cart.id, [line(41)]);
    expect(bundle.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
    expect(quantities(bundle.cart).slice(0, 1)).toEqual([[21, 5]]);
  });

  it('of what sold out stay without units: they cost nothing, and are removed, or filled again, as others', async () => {
    const buyer = { buyerIdentity: { countryCode: 'FR' } };
    const { cart, userErrors } = await createCart(shop, { lines: [line(13, 3)], ...buyer });
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      cost: { totalAmount: { amount: '0.0' } },
      lines: { nodes: [{ quantity: 0, cost: { subtotalAmount: { amount: '0.0' } }, discountAllocations: [] }] },
      deliveryGroups: { nodes: [] },
    });
    shop.state.data.stock[13] = 2;
    const filled = await addLines(shop, cart.id, [line(13)]);
    expect([quantities(filled.cart), filled.warnings]).toEqual([[[13, 1]], []]);
    shop.state.data.stock[13] = 0;
    const emptied = await update(cart.id, [{ id: cart.lines.nodes[0].id, quantity: 2 }]);
    expect(quantities(emptied.cart)).toEqual([[13, 0]]);
    expect(emptied.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: cart.lines.nodes[0].id }]);
    expect((await remove(cart.id, [cart.lines.nodes[0].id])).cart.lines.nodes).toEqual([]);
  });
});

describe('the gift', () => {
  const giftOf = (cart: {
    lines: { nodes: { merchandise: { id: string }; discountAllocations: object[]; cost: object }[] };
  }) => cart.lines.nodes.find(({ merchandise }) => merchandise.id === variantGid(31));

  it('is free while the threshold holds, and paid for when it is lost', async () => {
    const { cart } = await createCart(shop, { lines: [line(12, 2), line(31)] });
    expect(giftOf(cart)).toMatchObject({
      cost: { subtotalAmount: { amount: '4.5' }, totalAmount: { amount: '0.0' } },
      discountAllocations: [
        {
          __typename: 'CartAutomaticDiscountAllocation',
          title: 'Pastilles offertes',
          targetType: 'LINE_ITEM',
          discountedAmount: { amount: '4.5' },
          discountApplication: {
            allocationMethod: 'EACH',
            targetSelection: 'ENTITLED',
            targetType: 'LINE_ITEM',
            value: { __typename: 'PricingPercentageValue', percentage: 100 },
          },
        },
      ],
    });
    expect(cart.cost.totalAmount.amount).toBe('29.8');
    const fewer = await update(cart.id, [{ id: cart.lines.nodes[0].id, quantity: 1 }]);
    expect(giftOf(fewer.cart)).toMatchObject({ discountAllocations: [], cost: { totalAmount: { amount: '4.5' } } });
    expect(fewer.cart.cost.totalAmount.amount).toBe('19.4');
  });
});

describe('delivery', () => {
  const address = (zip: string, countryCode = 'FR') => ({ deliveryAddress: { zip, countryCode, city: 'Die' } });

  it('offers options once the country is known, and charges one when an address or the buyer says so', async () => {
    const { cart } = await createCart(shop, { lines: [line(21)], buyerIdentity: { countryCode: 'FR' } });
    expect(cart.deliveryGroups.nodes).toMatchObject([
      {
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: { zip: null, countryCodeV2: 'FR', country: 'France' },
        selectedDeliveryOption: null,
        deliveryOptions: [
          { handle: 'relais', estimatedCost: { amount: '3.9' }, deliveryMethodType: 'PICKUP_POINT' },
          { handle: 'domicile' },
        ],
      },
    ]);
    expect(cart.cost.totalAmount.amount).toBe('6.9');
    const choose = (deliveryGroupId: string, deliveryOptionHandle: string) =>
      on(
        cart.id,
        'cartSelectedDeliveryOptionsUpdate',
        'selectedDeliveryOptions',
        '[CartSelectedDeliveryOptionInput!]!',
        [{ deliveryGroupId, deliveryOptionHandle }],
      );
    const group = cart.deliveryGroups.nodes[0].id;
    const chosen = await choose(group, 'domicile');
    expect(chosen.cart.deliveryGroups.nodes[0].selectedDeliveryOption).toEqual({ handle: 'domicile' });
    expect(chosen.cart.cost.totalAmount.amount).toBe('11.8');
    expect((await choose(group, 'pigeon')).userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_OPTION' }]);
    expect((await choose('gid://shopify/CartDeliveryGroup/9', 'relais')).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_GROUP' },
    ]);
  });

  it('goes to the default address of its customer while none is selected, and charges nothing', async () => {
    const signIn = `mutation { payload: customerAccessTokenCreate(
      input: { email: "lea@exemple.fr", password: "secret-demo" }
    ) { customerAccessToken { accessToken } } }`;
    const { customerAccessToken: token } = (await shop.query(signIn)).data.payload;
    const buyerIdentity = { customerAccessToken: token.accessToken, countryCode: 'FR' };
    const { cart } = await createCart(shop, { lines: [line(21)], buyerIdentity });
    expect(cart).toMatchObject({
      cost: { totalAmount: { amount: '6.9' }, totalAmountEstimated: true },
      delivery: { addresses: [] },
      deliveryGroups: {
        nodes: [
          {
            deliveryAddress: { zip: '26150', countryCodeV2: 'FR', country: 'France' },
            selectedDeliveryOption: null,
            deliveryOptions: [{ handle: 'relais' }, { handle: 'domicile' }],
          },
        ],
      },
    });
    const elsewhere = [{ address: address('69004'), selected: true }];
    const there = await on(
      cart.id,
      'cartDeliveryAddressesAdd',
      'addresses',
      '[CartSelectableAddressInput!]!',
      elsewhere,
    );
    expect(there.cart.deliveryGroups.nodes[0].deliveryAddress.zip).toBe('69004');
    const released = await on(cart.id, 'cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!', {
      customerAccessToken: null,
    });
    expect(released.cart.deliveryGroups.nodes[0].deliveryAddress.zip).toBe('69004');
  });

  it('follows the selected address', async () => {
    const { cart } = await createCart(shop, { lines: [line(21)] });
    const add = (addresses: object[]) =>
      on(cart.id, 'cartDeliveryAddressesAdd', 'addresses', '[CartSelectableAddressInput!]!', addresses);
    const change = (addresses: object[]) =>
      on(cart.id, 'cartDeliveryAddressesUpdate', 'addresses', '[CartSelectableAddressUpdateInput!]!', addresses);
    const two = await add([{ address: address('26150'), selected: true }, { address: address('97100') }]);
    expect(two.cart.deliveryGroups.nodes[0]).toMatchObject({
      deliveryAddress: { zip: '26150' },
      selectedDeliveryOption: { handle: 'relais' },
    });
    expect(two.cart.cost).toMatchObject({ totalAmount: { amount: '10.8' }, totalAmountEstimated: false });
    const [first, second] = two.cart.delivery.addresses.map(({ id }: { id: string }) => id);
    const overseas = await change([{ id: second, selected: true }]);
    expect(overseas.cart.delivery.addresses.map(({ selected }: { selected: boolean }) => selected)).toEqual([
      false,
      true,
    ]);
    expect(overseas.cart.deliveryGroups.nodes[0]).toMatchObject({ deliveryOptions: [], selectedDeliveryOption: null });
    expect((await add([{ address: address('26150') }])).warnings).toMatchObject([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target: first },
    ]);
    expect(
      (
        await add([
          { address: address('1'), selected: true },
          { address: address('2'), selected: true },
        ])
      ).userErrors,
    ).toMatchObject([{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }]);
    const strict = {
      address: { deliveryAddress: { countryCode: 'FR', lastName: 'R', address1: 'x', city: 'Die', zip: '1' } },
      validationStrategy: 'STRICT',
    };
    expect((await add([strict])).userErrors).toMatchObject([{ code: 'INVALID_ZIP_CODE_FOR_COUNTRY' }]);
    expect((await change([{ id: 'gid://shopify/CartSelectableAddress/0', selected: true }])).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_ADDRESS_ID' },
    ]);
    const gone = await on(cart.id, 'cartDeliveryAddressesRemove', 'addressIds', '[ID!]!', [second]);
    expect(gone.cart.delivery.addresses).toHaveLength(1);
  });
});

describe('the rest of a cart', () => {
  it('keeps note, attributes and codes, none of which is applicable yet', async () => {
    const { cart } = await createCart(shop, {
      note: 'a',
      attributes: [{ key: 'k', value: 'v' }],
      discountCodes: ['X', 'x'],
    });
    expect(cart.discountCodes).toEqual([{ code: 'x', applicable: false }]);
    expect((await on(cart.id, 'cartNoteUpdate', 'note', 'String!', 'b')).cart.note).toBe('b');
    expect((await on(cart.id, 'cartNoteUpdate', 'note', 'String!', 'b'.repeat(5001))).userErrors).toMatchObject([
      { code: 'NOTE_TOO_LONG' },
    ]);
    expect((await on(cart.id, 'cartDiscountCodesUpdate', 'discountCodes', '[String!]', [])).cart.discountCodes).toEqual(
      [],
    );
    expect((await on(cart.id, 'cartAttributesUpdate', 'attributes', '[AttributeInput!]!', [])).userErrors).toEqual([]);
  });

  it('knows its buyer by token, and refuses a token that nobody has', async () => {
    const signIn = async (password: string) =>
      (
        await shop.query(
          'mutation($i: CustomerAccessTokenCreateInput!) { payload: customerAccessTokenCreate(input: $i) { customerAccessToken { accessToken expiresAt } customerUserErrors { code } } }',
          { i: { email: 'LEA@exemple.fr', password } },
        )
      ).data.payload;
    expect(await signIn('wrong')).toEqual({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
    });
    const { accessToken } = (await signIn('secret-demo')).customerAccessToken;
    const { cart } = await createCart(shop, { buyerIdentity: { customerAccessToken: accessToken } });
    expect(cart.buyerIdentity).toEqual({
      email: 'lea@exemple.fr',
      countryCode: null,
      customer: { id: 'gid://shopify/Customer/7', email: 'lea@exemple.fr' },
    });
    const copied = await on(cart.id, 'cartDeliveryAddressesAdd', 'addresses', '[CartSelectableAddressInput!]!', [
      { address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/71?model_name=CustomerAddress' } },
    ]);
    expect(copied.cart.delivery.addresses[0].address).toEqual({ zip: '26150', countryCode: 'FR' });
    expect(await createCart(shop, { buyerIdentity: { customerAccessToken: 'x' } })).toMatchObject({
      cart: null,
      userErrors: [
        { code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
      ],
    });
    const customer = async (token: string) =>
      (
        await shop.query(
          'query($t: String!) { customer(customerAccessToken: $t) { displayName numberOfOrders defaultAddress { city } social: metafield(namespace: "custom", key: "social_connect") { value } } }',
          { t: token },
        )
      ).data.customer;
    expect(await customer(accessToken)).toEqual({
      displayName: 'Léa Roux',
      numberOfOrders: '0',
      defaultAddress: { city: 'Die' },
      social: { value: 'true' },
    });
    await shop.query(
      'mutation($t: String!) { customerAccessTokenDelete(customerAccessToken: $t) { deletedAccessToken } }',
      { t: accessToken },
    );
    expect(await customer(accessToken)).toBeNull();
  });

  it('is forgotten after ten days', async () => {
    let time = new Date('2026-06-01T00:00:00Z');
    shop = openShop({ clock: () => time });
    const { cart } = await createCart(shop, { lines: [line(11)] });
    time = new Date('2026-06-10T23:00:00Z');
    expect((await addLines(shop, cart.id, [line(11)])).userErrors).toEqual([]);
    time = new Date('2026-06-21T00:00:00Z');
    expect((await addLines(shop, cart.id, [line(11)])).cart).toBeNull();
  });
});
