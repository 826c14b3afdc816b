import { beforeEach, describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { type Demonstration, openDemonstration } from '../../../../tests/fixtures/random/demonstration.ts';

let shop: Demonstration;
let token: string;
beforeEach(async () => {
  shop = openDemonstration();
  token = await signIn('camille.morel@exemple.fr', 'silene-demo-1');
});

async function signIn(email: string, password: string): Promise<string> {
  const { data } = await shop.ask(
    'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
    { input: { email, password } },
  );
  return data.customerAccessTokenCreate.customerAccessToken.accessToken;
}

const read = async (args: string, fields: string) => {
  const query = `query($token: String!) { customer(customerAccessToken: $token) { numberOfOrders orders(${args}) { totalCount ${fields} } } }`;
  const { data, errors } = await shop.ask(query, { token });
  if (errors) throw new Error(errors[0]?.message);
  return data.customer;
};
const numbers = async (args: string): Promise<number[]> =>
  (await read(args, 'nodes { orderNumber }')).orders.nodes.map(
    ({ orderNumber }: { orderNumber: number }) => orderNumber,
  );

const state = `name financialStatus fulfillmentStatus canceledAt cancelReason
  totalPrice { amount } currentTotalPrice { amount } totalRefunded { amount } currentSubtotalPrice { amount }
  currentTotalTax { amount } totalTax { amount } currentTotalShippingPrice { amount }
  delivered: metafield(namespace: "custom", key: "delivered_at") { type value }
  lineItems(first: 10) { nodes { title quantity currentQuantity variant { id } } }
  successfulFulfillments(first: 5) { trackingCompany trackingInfo(first: 2) { number url }
    fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } }
  billingAddress { company } shippingAddress { city }`;
const order = async (number: number) =>
  (await read('first: 50', `nodes { orderNumber ${state} }`)).orders.nodes.find(
    (one: { orderNumber: number }) => one.orderNumber === number,
  );
const amounts = (...list: string[]) => list.map((amount) => ({ amount }));

describe('what became of an order', () => {
  it('delivered', async () => {
    expect(await order(914)).toMatchObject({
      financialStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      delivered: { type: 'date_time', value: '2026-11-17T09:45:00Z' },
    });
  });

  it('sent, with where to follow it', async () => {
    const { delivered, fulfillmentStatus, successfulFulfillments } = await order(916);
    expect([delivered, fulfillmentStatus]).toEqual([null, 'FULFILLED']);
    const [{ trackingCompany, trackingInfo }] = successfulFulfillments;
    expect([trackingCompany, trackingInfo]).toEqual([
      'Messageries du Vercors',
      [{ number: 'MV26111806', url: 'http://shop.test/tracking/MV26111806' }],
    ]);
    const { status, text } = await shop
      .handle(new Request(trackingInfo[0].url))
      .then(async (page) => ({ status: page.status, text: await page.text() }));
    expect([status, text]).toEqual([200, expect.stringContaining('Le colis est en route')]);
    expect(text).not.toMatch(/Camille|Morel|Trousse/);
    expect((await shop.handle(new Request('http://shop.test/tracking/X'))).status).toBe(404);
  });

  it('in two parcels, with another address for the bill', async () => {
    const { successfulFulfillments, billingAddress, shippingAddress } = await order(913);
    const sent = successfulFulfillments.map(
      (one: { fulfillmentLineItems: { nodes: { quantity: number; lineItem: { title: string } }[] } }) =>
        one.fulfillmentLineItems.nodes.map(({ quantity, lineItem }) => `${quantity} ${lineItem.title}`),
    );
    expect(sent).toEqual([
      ['2 Nuit posée', '1 Pastilles grand air'],
      ['1 L’étui', '1 Le pilulier'],
    ]);
    expect([billingAddress.company, shippingAddress.city]).toEqual(['Atelier Morel', 'Die']);
  });

  it('just paid', async () => {
    expect(await order(917)).toMatchObject({
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      successfulFulfillments: [],
      totalPrice: { amount: '29.6' },
      currentTotalPrice: { amount: '29.6' },
    });
  });

  it('cancelled and paid back', async () => {
    const found = await order(907);
    expect(found).toMatchObject({
      financialStatus: 'REFUNDED',
      fulfillmentStatus: 'UNFULFILLED',
      canceledAt: '2026-06-09T08:10:00Z',
      cancelReason: 'CUSTOMER',
    });
    expect([
      found.totalRefunded,
      found.currentTotalPrice,
      found.currentTotalTax,
      found.currentTotalShippingPrice,
    ]).toEqual(amounts('40.9', '0.0', '0.0', '0.0'));
  });

  it('partly paid back', async () => {
    const found = await order(909);
    expect(found).toMatchObject({ financialStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED' });
    expect(found.lineItems.nodes.map((line: { currentQuantity: number }) => line.currentQuantity)).toEqual([1, 1]);
    // 33.20 with 20 % included; one liniment of 7.90 was returned, with 1.32 of tax included.
    expect([found.totalRefunded, found.currentTotalPrice, found.currentSubtotalPrice, found.currentTotalTax]).toEqual(
      amounts('7.9', '25.3', '20.4', '4.22'),
    );
  });

  it('with an article that is sold no longer', async () => {
    expect((await order(908)).lineItems.nodes.at(-1)).toMatchObject({ title: 'Baume après-soleil', variant: null });
  });
});

describe('the list', () => {
  const all = [901, 902, 903, 904, 906, 907, 908, 909, 910, 912, 913, 914, 916, 917];

  test.each<[string, number[]]>([
    ['first: 50', all],
    ['first: 2, sortKey: PROCESSED_AT, reverse: true', [917, 916]],
    ['last: 2, sortKey: PROCESSED_AT', [916, 917]],
    ['first: 2, sortKey: TOTAL_PRICE, reverse: true', [913, 914]],
    ['first: 50, query: "processed_at:>=2026-11-01"', [914, 916, 917]],
    ['first: 50, query: "processed_at:>2026-02-05T18:22:00Z AND processed_at:<\'2026-03-24\'"', [902]],
    ['first: 50, query: "processed_at:2026-06-09"', [907]],
    ['first: 50, query: "#914"', [914]],
  ])('%s', async (args, wanted) => expect(await numbers(args)).toEqual(wanted));

  it('goes on where it was although an order came', async () => {
    const page = (after: string) => `first: 5, sortKey: PROCESSED_AT, reverse: true ${after}`;
    const fields = 'nodes { orderNumber } pageInfo { endCursor hasNextPage }';
    const { orders, numberOfOrders } = await read(page(''), fields);
    expect([orders.totalCount, numberOfOrders, orders.pageInfo.hasNextPage]).toEqual(['14', '14', true]);
    const [newest] = shop.catalogue.orders.filter(({ number }) => number === 917);
    if (newest)
      shop.state.data.orders.push({ ...newest, id: 9_001_001, number: 1001, processedAt: '2026-11-20T08:00:00Z' });
    expect((await numbers(page('')))[0]).toBe(1001);
    expect(await numbers(page(`after: "${orders.pageInfo.endCursor}"`))).toEqual([910, 909, 908, 907, 906]);
  });

  it('has the customer’s own orders only, and a guest’s order is nobody’s', async () => {
    const buyerIdentities = [{ email: 'camille.morel@exemple.fr' }, { customerAccessToken: token }];
    for (const buyerIdentity of buyerIdentities) {
      const input = { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/70021', quantity: 1 }], buyerIdentity };
      const { data } = await shop.ask(
        'mutation($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
        { input },
      );
      const form = { email: 'camille.morel@exemple.fr', delivery: 'domicile' };
      expect((await orderFrom(shop as never, data.cartCreate.cart.checkoutUrl, form)).status).toBe(303);
    }
    expect(await numbers('first: 50')).toEqual([...all, 1002]);
    token = await signIn('lotte.peeters@voorbeeld.be', 'silene-demo-2');
    expect(await numbers('first: 50')).toEqual([905, 911, 915]);
    expect((await order(915)).lineItems.nodes[0].title).toBe('Avondritueel');
  });
});
