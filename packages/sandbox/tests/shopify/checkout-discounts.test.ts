import { beforeEach, expect, it } from 'vitest';
import { goodForm, hiddenTotals, openPage, orderFrom, submitForm } from '../../../../tests/fixtures/checkout.ts';
import { createCart, openShop, type TestShop, variantGid } from '../../../../tests/fixtures/commerce.ts';

let shop: TestShop;
const lines = [
  { merchandiseId: variantGid(12), quantity: 2, attributes: [{ key: '_mark', value: '1' }] },
  { merchandiseId: variantGid(31), quantity: 1 },
];
const input = {
  lines,
  discountCodes: ['Dix', 'port', 'passé'],
  note: 'Sonner <deux> fois',
  attributes: [{ key: 'k', value: 'v' }],
  delivery: { addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'FR', zip: '26150' } } }] },
};
const make = async (part: object = {}) => (await createCart(shop, { ...input, ...part })).cart;
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

beforeEach(() => {
  shop = openShop();
});

it('shows every discount by title or code, why a code takes nothing off, and the note', async () => {
  const text = plain((await openPage(shop, (await make()).checkoutUrl)).text);
  for (const words of [
    'Pastilles offertes : −4,50 €',
    '<dt>Dix</dt><dd>−2,98 €</dd>',
    '<dt>port</dt><dd>−3,90 €</dd>',
    'passé : ce code n’existe pas.',
    'Sonner &lt;deux&gt; fois',
  ])
    expect(text).toContain(words);
  expect(hiddenTotals(text)).toEqual({ 'total:relais': '2682', 'total:domicile': '3172' });
});

it('begins with the postcode and the option that the cart has, and leads back to a cart that is whole', async () => {
  const cart = await make();
  shop.state.data.carts[cart.id.match(/Cart\/(\w+)/)?.[1] ?? ''] = {
    ...Object.values(shop.state.data.carts)[0],
    deliveryOption: 'domicile',
  } as never;
  const { text } = await openPage(shop, cart.checkoutUrl);
  expect(text).toContain('name="zip" type="text" value="26150"');
  expect(text).toMatch(/value="domicile" checked/);
  expect(text).toContain('href="http://fr.test/panier"');
  await submitForm(shop, cart.checkoutUrl, { ...goodForm, intent: 'update', country: 'BE', zip: '9000' });
  const { data } = await shop.query(
    'query($id: ID!) { cart(id: $id) { totalQuantity note discountCodes { code } delivery { addresses { address { ... on CartDeliveryAddress { zip } } } } } }',
    { id: cart.id },
  );
  expect(data.cart).toEqual({
    totalQuantity: 3,
    note: 'Sonner <deux> fois',
    discountCodes: [{ code: 'Dix' }, { code: 'port' }, { code: 'passé' }],
    delivery: { addresses: [{ address: { zip: '26150' } }] },
  });
});

it('keeps all of it in the order, which its page shows', async () => {
  const { status, location } = await orderFrom(shop, (await make()).checkoutUrl);
  expect(status).toBe(303);
  expect(shop.state.data.orders[0]).toMatchObject({
    note: 'Sonner <deux> fois',
    attributes: [{ key: 'k', value: 'v' }],
    subtotal: 2980,
    total: 2682,
    tax: 140,
    delivery: { code: 'RELAIS', price: 0 },
    allocations: [{ discountId: 2, type: 'code', code: 'Dix', title: 'Dix pour cent', amount: 298, percentage: 10 }],
    shippingAllocations: [{ discountId: 3, type: 'code', code: 'port', amount: 390, percentage: 100 }],
    lines: [
      { attributes: [{ key: '_mark', value: '1' }], allocations: [] },
      { allocations: [{ discountId: 1, type: 'automatic', code: null, amount: 450 }] },
    ],
  });
  const text = plain((await openPage(shop, `http://shop.test${location}`)).text);
  for (const words of ['<dt>Dix</dt><dd>−2,98 €</dd>', '<dt>port</dt><dd>−3,90 €</dd>', 'Sonner &lt;deux&gt; fois'])
    expect(text).toContain(words);
});

it('shows the customer what was taken off, and why', async () => {
  const signIn = `mutation { customerAccessTokenCreate(input: {email: "lea@exemple.fr", password: "secret-demo"}) { customerAccessToken { accessToken } } }`;
  const { accessToken } = (await shop.query(signIn)).data.customerAccessTokenCreate.customerAccessToken;
  await orderFrom(shop, (await make({ buyerIdentity: { customerAccessToken: accessToken } })).checkoutUrl);
  const names = '__typename ... on DiscountCodeApplication { code } ... on AutomaticDiscountApplication { title }';
  const { data, errors } = await shop.query(
    `query($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes {
      customAttributes { key value } totalShippingPrice { amount }
      discountApplications(first: 5) { nodes { targetType allocationMethod ${names} } }
      shippingDiscountAllocations { allocatedAmount { amount } }
      lineItems(first: 5) { nodes { customAttributes { key } discountAllocations { allocatedAmount { amount } } } } } } } }`,
    { token: accessToken },
  );
  expect(errors).toBeUndefined();
  expect(data.customer.orders.nodes).toEqual([
    {
      customAttributes: [{ key: 'k', value: 'v' }],
      totalShippingPrice: { amount: '0.0' },
      discountApplications: {
        nodes: [
          { __typename: 'DiscountCodeApplication', code: 'Dix', targetType: 'LINE_ITEM', allocationMethod: 'ACROSS' },
          {
            __typename: 'DiscountCodeApplication',
            code: 'port',
            targetType: 'SHIPPING_LINE',
            allocationMethod: 'EACH',
          },
          {
            __typename: 'AutomaticDiscountApplication',
            title: 'Pastilles offertes',
            targetType: 'LINE_ITEM',
            allocationMethod: 'EACH',
          },
        ],
      },
      shippingDiscountAllocations: [{ allocatedAmount: { amount: '3.9' } }],
      lineItems: {
        nodes: [
          { customAttributes: [{ key: '_mark' }], discountAllocations: [] },
          { customAttributes: [], discountAllocations: [{ allocatedAmount: { amount: '4.5' } }] },
        ],
      },
    },
  ]);
});

it('shows the new total first to a buyer who has used a code before', async () => {
  await orderFrom(shop, (await make()).checkoutUrl);
  const again = await make();
  const first = await orderFrom(shop, again.checkoutUrl);
  expect([first.status, shop.state.data.orders.length]).toEqual([200, 1]);
  expect(first.text).toContain('Le total a changé');
  expect(plain(first.text)).toContain('Dix : vous avez déjà utilisé ce code.');
  const { status } = await submitForm(shop, again.checkoutUrl, { ...goodForm, ...hiddenTotals(first.text) });
  expect([status, shop.state.data.orders[1]?.total]).toEqual([303, 2980]);
});
