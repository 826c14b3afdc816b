import { beforeEach, describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { newest } from '../../shopify/versions.ts';
import { lotte, type OpenedAccounts, openAccounts } from './fixture.ts';

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
const orderGid = (number: number) => `gid://shopify/Order/${9_000_000 + number}`;
const lineGid = (number: number, line: number) => `gid://shopify/LineItem/${9_000_000 + number}00${line}`;

describe('the list of orders', () => {
  const names = async (args: string) => {
    const { customer } = await ask(
      `{ customer { orders(${args}) { nodes { name } pageInfo { hasNextPage endCursor } } } }`,
    );
    return { names: customer.orders.nodes.map(({ name }: { name: string }) => name), ...customer.orders.pageInfo };
  };

  test.each([
    ['first: 2, sortKey: PROCESSED_AT, reverse: true', ['#917', '#916']],
    ['first: 2', ['#901', '#902']],
    ['first: 1, sortKey: ORDER_NUMBER, reverse: true', ['#917']],
    ['first: 1, sortKey: CREATED_AT, reverse: true', ['#917']],
    ['first: 2, query: "order_number:903 OR name:#904"', ['#903', '#904']],
    ['first: 9, query: "processed_at:>2026-11-15"', ['#916', '#917']],
    ['first: 9, query: "processed_at:>2026-11-15 AND shipment_status:in_transit"', ['#916']],
    ['first: 9, query: "id:9000901"', ['#901']],
    ['first: 9, query: "#917"', ['#917']],
    ['first: 9, query: "#905"', []],
  ])('%s', async (args, found) => {
    expect((await names(args)).names).toEqual(found);
  });

  it('sorts by price and by the latest change', async () => {
    await opened.desk('/control/order', { number: 901, action: 'refund' });
    expect((await names('first: 1, sortKey: UPDATED_AT, reverse: true')).names).toEqual(['#901']);
    const { customer } = await ask(
      '{ customer { orders(first: 20, sortKey: TOTAL_PRICE) { nodes { soldInformation { total { amount } } } } } }',
    );
    const totals = customer.orders.nodes.map((node: { soldInformation: { total: { amount: string } } }) =>
      Number(node.soldInformation.total.amount),
    );
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b));
  });

  it('has pages', async () => {
    const first = await names('first: 3');
    expect([first.names, first.hasNextPage]).toEqual([['#901', '#902', '#903'], true]);
    expect((await names(`first: 1, after: "${first.endCursor}"`)).names).toEqual(['#904']);
  });

  it('does not have those of somebody else', async () => {
    expect((await ask(`{ order(id: "${orderGid(905)}") { name } }`)).order).toBeNull();
    const other = (await opened.signIn(lotte)).body.access_token ?? '';
    expect((await opened.ask(other, `{ order(id: "${orderGid(905)}") { name customer { id } } }`)).data.order).toEqual({
      name: '#905',
      customer: { id: 'gid://shopify/Customer/3002' },
    });
  });
});

describe('an order', () => {
  it('has its goods, its parcel and what was paid back', async () => {
    const { order } = await ask(`{ order(id: "${orderGid(909)}") {
      id name number processedAt createdAt updatedAt email phone confirmationNumber statusPageUrl customerLocale currencyCode
      financialStatus fulfillmentStatus cancelledAt cancelReason requiresShipping edited hasMultipleFulfillments
      shippingAddress { address1 territoryCode } billingAddress { address1 }
      totalPrice { amount currencyCode } subtotal { amount } totalTax { amount } totalShipping { amount } totalRefunded { amount }
      shippingLine { title originalPrice { amount } }
      soldInformation { quantity refundedQuantity total { amount } }
      paymentInformation { paymentStatus totalPaidAmount { amount } }
      transactions { kind status transactionAmount { presentmentMoney { amount } } paymentDetails { ... on CardPaymentDetails { last4 } } }
      refunds { id createdAt totalRefunded { amount } }
      fulfillments(first: 5) { nodes { id status latestShipmentStatus createdAt trackingInformation { company number url }
        events(first: 5) { nodes { status happenedAt } } fulfillmentLineItems(first: 5) { nodes { quantity lineItem { id title } } } } }
      lineItems(first: 5) { nodes { id title variantTitle quantity refundableQuantity sku vendor giftCard variantId productId
        image { url altText } price { amount } totalPrice { amount } currentTotalPrice { amount } } }
      metafield(namespace: "custom", key: "delivered_at") { value }
      discountInformation { totalDiscounts { amount } } } }`);
    expect(order).toMatchObject({
      id: orderGid(909),
      name: '#909',
      number: 909,
      processedAt: '2026-07-21T10:37:00Z',
      updatedAt: '2026-08-03T09:00:00Z',
      confirmationNumber: '4F823F09D',
      customerLocale: 'fr-FR',
      currencyCode: 'EUR',
      financialStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'DELIVERED',
      cancelledAt: null,
      shippingAddress: { address1: '8 rue de l’Armellerie', territoryCode: 'FR' },
      billingAddress: { address1: '8 rue de l’Armellerie' },
      totalPrice: { amount: '25.3', currencyCode: 'EUR' },
      subtotal: { amount: '20.4' },
      totalShipping: { amount: '4.9' },
      totalRefunded: { amount: '7.9' },
      shippingLine: { title: 'À domicile', originalPrice: { amount: '4.9' } },
      soldInformation: { quantity: 3, refundedQuantity: 1, total: { amount: '33.2' } },
      paymentInformation: { paymentStatus: 'PARTIALLY_REFUNDED', totalPaidAmount: { amount: '33.2' } },
      refunds: [{ createdAt: '2026-08-03T09:00:00Z', totalRefunded: { amount: '7.9' } }],
      metafield: { value: '2026-07-24T15:30:00Z' },
      discountInformation: { totalDiscounts: { amount: '0.0' } },
    });
    expect(order.transactions.map(({ kind }: { kind: string }) => kind)).toEqual(['SALE', 'REFUND']);
    expect(order.fulfillments.nodes).toEqual([
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/Fulfillment\/\d+$/),
        status: 'SUCCESS',
        latestShipmentStatus: 'DELIVERED',
        createdAt: '2026-07-22T13:45:00Z',
        trackingInformation: [
          {
            company: 'Messageries du Vercors',
            number: 'MV26072203',
            url: expect.stringMatching(/\/tracking\/MV26072203$/),
          },
        ],
        events: {
          nodes: [
            { status: 'IN_TRANSIT', happenedAt: '2026-07-22T13:45:00Z' },
            { status: 'DELIVERED', happenedAt: '2026-07-24T15:30:00Z' },
          ],
        },
        fulfillmentLineItems: {
          nodes: [
            { quantity: 2, lineItem: { id: lineGid(909, 1), title: 'Liniment tout doux' } },
            { quantity: 1, lineItem: { id: lineGid(909, 2), title: 'Eau de camomille' } },
          ],
        },
      },
    ]);
    expect(order.lineItems.nodes[0]).toMatchObject({
      id: lineGid(909, 1),
      title: 'Liniment tout doux',
      variantTitle: '125 ml',
      quantity: 2,
      refundableQuantity: 1,
      variantId: 'gid://shopify/ProductVariant/70161',
      image: { url: expect.stringContaining('/images/') },
      price: { amount: '7.9' },
      totalPrice: { amount: '7.9' },
    });
  });

  test.each([
    [907, { financialStatus: 'REFUNDED', fulfillmentStatus: 'CONFIRMED', cancelReason: expect.any(String) }],
    [916, { financialStatus: 'PAID', fulfillmentStatus: 'ON_ITS_WAY', cancelReason: null }],
    [917, { financialStatus: 'PAID', fulfillmentStatus: 'CONFIRMED', cancelReason: null }],
    [901, { financialStatus: 'PAID', fulfillmentStatus: 'DELIVERED', cancelReason: null }],
  ])('#%i is in its state', async (number, state) => {
    const { order } = await ask(
      `{ order(id: "${orderGid(number)}") { financialStatus fulfillmentStatus cancelReason } }`,
    );
    expect(order).toEqual(state);
  });

  it('has its discounts', async () => {
    const { order } =
      await ask(`{ order(id: "${orderGid(917)}") { lineItems(first: 5) { nodes { totalDiscount { amount }
      discountAllocations { allocatedAmount { amount } discountApplication { targetType ... on AutomaticDiscountApplication { title } value { ... on PricingPercentageValue { percentage } } } } } }
      discountApplications(first: 5) { nodes { __typename } } discountInformation { allAppliedDiscounts { title discountApplicationType discountValue { amount } } totalDiscounts { amount } } } }`);
    const [, , gift] = order.lineItems.nodes;
    expect(gift).toEqual({
      totalDiscount: { amount: '5.6' },
      discountAllocations: [
        {
          allocatedAmount: { amount: '5.6' },
          discountApplication: {
            targetType: 'LINE_ITEM',
            title: expect.stringContaining('Pastilles'),
            value: { percentage: 100 },
          },
        },
      ],
    });
    expect(order.discountApplications.nodes).toEqual([{ __typename: 'AutomaticDiscountApplication' }]);
    expect(order.discountInformation).toMatchObject({
      totalDiscounts: { amount: '5.6' },
      allAppliedDiscounts: [{ discountApplicationType: 'AUTOMATIC' }],
    });
  });

  it('is there as soon as the customer has paid', async () => {
    const { data } = await opened.storefront(
      'mutation($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
      {
        input: {
          lines: [{ merchandiseId: 'gid://shopify/ProductVariant/70021', quantity: 1 }],
          buyerIdentity: { customerAccessToken: token, countryCode: 'FR' },
        },
      },
    );
    const { status } = await orderFrom(opened.shop, data.cartCreate.cart.checkoutUrl, {
      delivery: 'domicile',
      zip: '26150',
    });
    expect(status).toBe(303);
    const { customer } = await ask(
      '{ customer { orders(first: 1, reverse: true) { nodes { name lineItems(first: 1) { nodes { title } } } } } }',
    );
    expect(customer.orders.nodes).toEqual([{ name: '#1001', lineItems: { nodes: [{ title: 'Tisane du soir' }] } }]);
  });
});

describe('a return', () => {
  const view =
    'id name status createdAt updatedAt closedAt decline { reason note } returnLineItems(first: 5) { nodes { quantity returnReason lineItem { title } } }';
  const request = async (number: number, requestedLineItems: object[]) =>
    (
      await ask(
        `mutation($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) { orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) { return { ${view} } userErrors { code field message } } }`,
        { orderId: orderGid(number), requestedLineItems },
      )
    ).orderRequestReturn;
  const one = (line: number, quantity = 1, number = 901) => ({
    lineItemId: lineGid(number, line),
    quantity,
    returnReason: 'UNWANTED',
  });
  const move = (body: object) => opened.desk('/control/return', { name: '#901-R1', ...body });
  const returns = async (number = 901) =>
    (await ask(`{ order(id: "${orderGid(number)}") { returns(first: 5) { nodes { ${view} } } } }`)).order.returns.nodes;

  it('is requested, and then approved and closed by the staff', async () => {
    const made = await request(901, [{ ...one(1), customerNote: 'Boîte abîmée' }]);
    expect(made).toEqual({
      return: {
        id: expect.stringMatching(/^gid:\/\/shopify\/Return\/\d+$/),
        name: '#901-R1',
        status: 'REQUESTED',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        closedAt: null,
        decline: null,
        returnLineItems: { nodes: [{ quantity: 1, returnReason: 'UNWANTED', lineItem: { title: 'Nuit posée' } }] },
      },
      userErrors: [],
    });
    expect(await returns()).toEqual([made.return]);
    const { customer, order } = await ask(
      `{ customer { return(id: "${made.return.id}") { name } } order(id: "${orderGid(901)}") { return(id: "${made.return.id}") { name } } }`,
    );
    expect([customer.return, order.return]).toEqual([{ name: '#901-R1' }, { name: '#901-R1' }]);
    expect(await opened.deskPage()).toContain('1 × Nuit posée (UNWANTED)');
    expect((await move({ action: 'approve' })).status).toBe(200);
    expect((await returns())[0].status).toBe('OPEN');
    expect((await move({ action: 'close' })).status).toBe(200);
    expect((await returns())[0]).toMatchObject({ status: 'CLOSED', closedAt: expect.any(String) });
    expect((await move({ action: 'close' })).status).toBe(400);
  });

  it('is declined with a reason, and may be requested again', async () => {
    await request(901, [one(1)]);
    await move({ action: 'decline', note: 'Délai dépassé' });
    expect((await returns())[0]).toMatchObject({
      status: 'DECLINED',
      decline: { reason: 'OTHER', note: 'Délai dépassé' },
    });
    expect((await request(901, [one(1)])).return.name).toBe('#901-R2');
  });

  it('of an unknown name is refused to the staff', async () => {
    expect((await move({ name: '#1-R1', action: 'approve' })).status).toBe(400);
  });

  test.each<[string, number, object[], string, string]>([
    ['somebody else’s order', 905, [one(1, 1, 905)], 'NOT_FOUND', 'orderId'],
    ['nothing', 901, [], 'BLANK', 'requestedLineItems'],
    ['a line of another order', 901, [one(1, 1, 902)], 'NOT_FOUND', 'requestedLineItems.0.lineItemId'],
    ['no unit', 901, [one(1, 0)], 'GREATER_THAN', 'requestedLineItems.0.quantity'],
    ['more than there is', 902, [one(1, 4, 902)], 'LESS_THAN_OR_EQUAL_TO', 'requestedLineItems.0.quantity'],
    ['what was not sent', 917, [one(1, 1, 917)], 'INVALID_STATE', 'requestedLineItems.0.lineItemId'],
    ['the same unit twice', 901, [one(1), one(1)], 'INVALID_STATE', 'requestedLineItems.1.lineItemId'],
    [
      'a long note',
      901,
      [{ ...one(1), customerNote: 'x'.repeat(301) }],
      'TOO_LONG',
      'requestedLineItems.0.customerNote',
    ],
  ])('of %s is refused', async (_, number, lines, code, path) => {
    expect(await request(number, lines)).toEqual({
      return: null,
      userErrors: [{ code, field: path.split('.'), message: expect.any(String) }],
    });
    if (number !== 905) expect(await returns(number)).toEqual([]);
  });

  it('names the reasons that a line may have', async () => {
    const { order } = await ask(
      `{ order(id: "${orderGid(901)}") { lineItems(first: 1) { nodes { supportedReturnReasons { reason title } } } } }`,
    );
    const reasons = order.lineItems.nodes[0].supportedReturnReasons;
    expect(reasons).toContainEqual({ reason: 'DEFECTIVE', title: 'Produit abîmé ou défectueux' });
  });
});

describe('in the newest version', () => {
  let current: typeof opened;
  let own = '';
  beforeEach(async () => {
    current = await openAccounts({ version: newest });
    own = (await current.signIn()).body.access_token ?? '';
  });

  test.each([
    [907, 'UNFULFILLED'],
    [916, 'FULFILLED'],
    [901, 'FULFILLED'],
  ])('the status of #%i says how much was fulfilled', async (number, fulfillmentStatus) => {
    const { data } = await current.ask(own, `{ order(id: "${orderGid(number)}") { fulfillmentStatus } }`);
    expect(data.order).toEqual({ fulfillmentStatus });
  });

  it('a return has one of the reasons that the line suggests, or none', async () => {
    const lines = await current.ask(
      own,
      `{ order(id: "${orderGid(901)}") { lineItems(first: 5) { nodes { id suggestedReturnReasonDefinitions(first: 2) { nodes { id handle name } } } } } }`,
    );
    const [first, second] = lines.data.order.lineItems.nodes;
    const [, reason] = first.suggestedReturnReasonDefinitions.nodes;
    expect(reason).toMatchObject({ handle: 'defective', name: 'Produit abîmé ou défectueux' });
    const { data, errors } = await current.ask(
      own,
      `mutation($orderId: ID!, $lines: [RequestedLineItemInput!]!) { orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
        return { returnLineItems(first: 5) { nodes { __typename quantity returnReasonDefinition { handle } } } } userErrors { code } } }`,
      {
        orderId: orderGid(901),
        lines: [
          { lineItemId: first.id, quantity: 1, returnReasonDefinitionId: reason.id },
          { lineItemId: second.id, quantity: 1 },
        ],
      },
    );
    expect(errors).toBeUndefined();
    expect(data.orderRequestReturn).toEqual({
      return: {
        returnLineItems: {
          nodes: [
            { __typename: 'ReturnLineItem', quantity: 1, returnReasonDefinition: { handle: 'defective' } },
            { __typename: 'ReturnLineItem', quantity: 1, returnReasonDefinition: null },
          ],
        },
      },
      userErrors: [],
    });
  });

  it('refuses the reason of before', async () => {
    const { errors } = await current.ask(
      own,
      'mutation { orderRequestReturn(orderId: "gid://shopify/Order/1", requestedLineItems: [{ lineItemId: "gid://shopify/LineItem/1", quantity: 1, returnReason: UNWANTED }]) { userErrors { code } } }',
    );
    expect(errors?.[0]?.message).toContain('returnReason');
  });
});

describe('subscriptions', () => {
  const fields = `id status nextBillingDate lineCount revisionId
    billingPolicy { interval intervalCount { count } minCycles maxCycles }
    deliveryPolicy { interval intervalCount { count } }
    priceBreakdownEstimate { subtotalPrice { amount } totalTax { amount } }
    lines(first: 5) { nodes { name quantity currentPrice { amount } lineDiscountedPrice { amount } } }
    upcomingBillingCycles(first: 2) { nodes { cycleIndex skipped } }
    originOrder { name } orders(first: 2) { nodes { name } }`;
  const contracts = async () =>
    (await ask(`{ customer { subscriptionContracts(first: 5) { nodes { ${fields} } } } }`)).customer
      .subscriptionContracts.nodes;
  const change = async (name: string, id: string) =>
    (
      await ask(
        `mutation ($id: ID!) { payload: ${name}(subscriptionContractId: $id) { contract { status } userErrors { code field } } }`,
        { id },
      )
    ).payload;

  async function subscribe() {
    const { shop, storefront } = opened;
    const { data } = await storefront(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } userErrors { message } } }`,
      {
        input: {
          lines: [
            { merchandiseId: 'gid://shopify/ProductVariant/70071', sellingPlanId: 'gid://shopify/SellingPlan/80011' },
          ],
          buyerIdentity: { customerAccessToken: token, countryCode: 'FR' },
        },
      },
    );
    expect(data.cartCreate.userErrors).toEqual([]);
    await orderFrom(shop, data.cartCreate.cart.checkoutUrl, { delivery: 'domicile' });
    const [order] = shop.state.data.orders;
    return order?.name;
  }

  it('come with an order, and its lines say their plan', async () => {
    const name = await subscribe();
    expect(await contracts()).toMatchObject([
      {
        status: 'ACTIVE',
        billingPolicy: { interval: 'MONTH', intervalCount: { count: 1 }, minCycles: null, maxCycles: null },
        lineCount: 1,
        lines: {
          nodes: [{ quantity: 1, currentPrice: { amount: '15.21' }, lineDiscountedPrice: { amount: '15.21' } }],
        },
        upcomingBillingCycles: {
          nodes: [
            { cycleIndex: 2, skipped: false },
            { cycleIndex: 3, skipped: false },
          ],
        },
        originOrder: { name },
        orders: { nodes: [{ name }] },
      },
    ]);
    const { customer } = await ask(
      '{ customer { orders(first: 1, reverse: true) { nodes { lineItems(first: 1) { nodes { sellingPlan { name sellingPlanId } } } } } } }',
    );
    expect(customer.orders.nodes[0].lineItems.nodes).toEqual([
      { sellingPlan: { name: 'Tous les mois', sellingPlanId: 'gid://shopify/SellingPlan/80011' } },
    ]);
  });

  it('pause, go on, skip a payment, and end once', async () => {
    await subscribe();
    const [{ id }] = await contracts();
    expect(await change('subscriptionContractActivate', id)).toMatchObject({ userErrors: [{ code: 'INVALID' }] });
    expect(await change('subscriptionContractPause', id)).toMatchObject({ contract: { status: 'PAUSED' } });
    expect(await change('subscriptionContractActivate', id)).toMatchObject({ contract: { status: 'ACTIVE' } });
    const skip =
      'mutation ($input: SubscriptionBillingCycleInput!) { subscriptionBillingCycleSkip(billingCycleInput: $input) { billingCycle { skipped } userErrors { code } } }';
    expect(await ask(skip, { input: { contractId: id, selector: { index: 2 } } })).toEqual({
      subscriptionBillingCycleSkip: { billingCycle: { skipped: true }, userErrors: [] },
    });
    expect(await change('subscriptionContractCancel', id)).toMatchObject({ contract: { status: 'CANCELLED' } });
    expect(await change('subscriptionContractCancel', id)).toMatchObject({
      contract: null,
      userErrors: [{ code: 'CONTRACT_TERMINATED' }],
    });
    expect(await contracts()).toMatchObject([{ nextBillingDate: null, upcomingBillingCycles: { nodes: [] } }]);
  });

  it('of others do not exist', async () => {
    await subscribe();
    const [{ id }] = await contracts();
    const others = (await opened.signIn(lotte)).body.access_token ?? '';
    const { data } = await opened.ask(others, '{ customer { subscriptionContracts(first: 5) { nodes { id } } } }');
    expect(data.customer.subscriptionContracts.nodes).toEqual([]);
    token = others;
    expect(await change('subscriptionContractCancel', id)).toMatchObject({
      userErrors: [{ code: 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST' }],
    });
  });
});
