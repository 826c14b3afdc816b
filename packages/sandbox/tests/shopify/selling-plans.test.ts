import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { addLines, createCart, mutateCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { loadCatalogue } from '../../shopify/catalogue/load.ts';
import { held } from '../../shopify/versions.ts';

const planGid = (id: number) => `gid://shopify/SellingPlan/${id}`;
const line = (id: number, plan?: number, quantity = 1) => ({
  merchandiseId: variantGid(id),
  quantity,
  ...(plan !== undefined && { sellingPlanId: planGid(plan) }),
});

const allocations = `sellingPlanAllocations(first: 5) { nodes { sellingPlan { id name }
  priceAdjustments { price { amount } perDeliveryPrice { amount } compareAtPrice { amount } unitPrice { amount } } } }`;

describe.each(held)('selling plans in version %s', (version) => {
  const open = () => openShop({ version });

  it('are in groups, with policies, options and price adjustments', async () => {
    const { data, errors } = await open().query(`query @inContext(language: NL) {
      product(handle: "gommes") { requiresSellingPlan sellingPlanGroups(first: 5) { nodes {
        name appName options { name values }
        sellingPlans(first: 1) { nodes { id name description recurringDeliveries options { name value }
          minimum: metafield(namespace: "custom", key: "minimum_orders") { value }
          billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
          deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
          checkoutCharge { type value { ... on SellingPlanCheckoutChargePercentageValue { percentage } } }
          priceAdjustments { orderCount adjustmentValue {
            ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage } } } } } } } } }`);
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({
      requiresSellingPlan: false,
      sellingPlanGroups: {
        nodes: [
          {
            name: 'Abonnement',
            appName: 'Abonnements',
            options: [{ name: 'Levering', values: ['Eén maand', 'Trois mois'] }],
            sellingPlans: {
              nodes: [
                {
                  id: planGid(911),
                  name: 'Elke maand',
                  description: 'Une boîte par mois.',
                  recurringDeliveries: true,
                  options: [{ name: 'Levering', value: 'Eén maand' }],
                  minimum: { value: '2' },
                  billingPolicy: { interval: 'MONTH', intervalCount: 1 },
                  deliveryPolicy: { interval: 'MONTH', intervalCount: 1 },
                  checkoutCharge: { type: 'PERCENTAGE', value: { percentage: 100 } },
                  priceAdjustments: [
                    { orderCount: 3, adjustmentValue: { adjustmentPercentage: 10 } },
                    { orderCount: null, adjustmentValue: { adjustmentPercentage: 5 } },
                  ],
                },
              ],
            },
          },
        ],
      },
    });
  });

  // By percentage with a second one later, by amount and in advance, to a fixed price; none.
  test.each([
    [
      11,
      [
        ['8.01', '8.01', '8.9', '10.68'],
        ['8.45', '8.45', '8.9', '11.27'],
      ],
      [['23.7', '7.9', '26.7', '10.53']],
    ],
    [
      51,
      [
        ['27.0', '27.0', '30.0', undefined],
        ['28.5', '28.5', '30.0', undefined],
      ],
      [['87.0', '29.0', '90.0', undefined]],
    ],
    [21, [['5.0', '5.0', '6.9', undefined]]],
    [31],
  ])('prices variant %i', async (id, ...expected) => {
    const { data } = await open().query(
      `{ node(id: "${variantGid(id)}") { ... on ProductVariant { ${allocations} } } }`,
    );
    type Priced = { price: Amount; perDeliveryPrice: Amount; compareAtPrice: Amount; unitPrice: Amount | null };
    type Amount = { amount: string };
    const prices = data.node.sellingPlanAllocations.nodes.map((one: { priceAdjustments: Priced[] }) =>
      one.priceAdjustments.map(({ price, perDeliveryPrice, compareAtPrice, unitPrice }) => [
        price.amount,
        perDeliveryPrice.amount,
        compareAtPrice.amount,
        unitPrice?.amount,
      ]),
    );
    expect(prices).toEqual(expected);
  });

  it('list no adjustment where they reduce nothing, and cost what their deliveries cost', async () => {
    const written = await loadCatalogue(path.join(import.meta.dirname, '../../../../tests/fixtures/shop'));
    for (const { plans } of written.sellingPlans) for (const plan of plans) plan.adjustments = [];
    const shop = openShop({ version, catalogue: written });
    const { cart } = await createCart(shop, { lines: [line(51, 912, 2), line(21, 921)] });
    const { data } = await shop.query(`{ cart(id: "${cart.id}") { lines(first: 9) { nodes {
      sellingPlanAllocation { checkoutChargeAmount { amount } priceAdjustments { price { amount } }
        sellingPlan { priceAdjustments { orderCount } } } cost { totalAmount { amount } } } } } }`);
    const none = { priceAdjustments: [], sellingPlan: { priceAdjustments: [] } };
    expect(data.cart.lines.nodes).toEqual([
      {
        sellingPlanAllocation: { ...none, checkoutChargeAmount: { amount: '90.0' } },
        cost: { totalAmount: { amount: '180.0' } },
      },
      {
        sellingPlanAllocation: { ...none, checkoutChargeAmount: { amount: '6.9' } },
        cost: { totalAmount: { amount: '6.9' } },
      },
    ]);
  });

  const planned = async (shop: ReturnType<typeof open>, cartId: string) => {
    const { data } =
      await shop.query(`{ cart(id: "${cartId}") { cost { totalAmount { amount } } lines(first: 9) { nodes {
      id quantity sellingPlanAllocation { sellingPlan { id } } cost { amountPerQuantity { amount }
      compareAtAmountPerQuantity { amount } totalAmount { amount } } } } } }`);
    return data.cart;
  };
  type Planned = { quantity: number; sellingPlanAllocation: { sellingPlan: { id: string } } | null; cost: Costs };
  type Costs = Record<'amountPerQuantity' | 'compareAtAmountPerQuantity' | 'totalAmount', { amount: string } | null>;
  const shown = (nodes: Planned[]) =>
    nodes.map(({ quantity, sellingPlanAllocation, cost }) => [
      quantity,
      sellingPlanAllocation?.sellingPlan.id ?? null,
      cost.amountPerQuantity?.amount,
      cost.totalAmount?.amount,
    ]);

  it('make a line of their own, which costs the price of the plan', async () => {
    const shop = open();
    const { cart } = await createCart(shop, { lines: [line(51), line(51, 911, 2)] });
    await addLines(shop, cart.id, [line(51, 911), line(51)]);
    const { cost, lines } = await planned(shop, cart.id);
    expect(shown(lines.nodes)).toEqual([
      [2, null, '30.0', '60.0'],
      [3, planGid(911), '27.0', '81.0'],
    ]);
    expect(lines.nodes[1].cost.compareAtAmountPerQuantity.amount).toBe('30.0');
    expect(cost.totalAmount.amount).toBe('141.0');
  });

  it('of a line change, end, and join the line that is the same then', async () => {
    const shop = open();
    const { cart } = await createCart(shop, { lines: [line(51), line(51, 911, 2)] });
    const update = (change: object) =>
      mutateCart(shop, 'cartLinesUpdate', {
        cartId: ['ID!', cart.id],
        lines: ['[CartLineUpdateInput!]!', [{ id: cart.lines.nodes[1].id, ...change }]],
      });
    await update({ quantity: 4 });
    expect(shown((await planned(shop, cart.id)).lines.nodes)[1]).toEqual([4, planGid(911), '27.0', '108.0']);
    await update({ sellingPlanId: planGid(912) });
    expect(shown((await planned(shop, cart.id)).lines.nodes)[1]).toEqual([4, planGid(912), '87.0', '348.0']);
    await update({ sellingPlanId: null });
    expect(shown((await planned(shop, cart.id)).lines.nodes)).toEqual([[5, null, '30.0', '150.0']]);
  });

  const code = (name: string) => (version === '2025-04' ? 'INVALID' : name);
  it('are refused where they are unknown or not for the product, and asked for where it is sold by them alone', async () => {
    const written = await loadCatalogue(path.join(import.meta.dirname, '../../../../tests/fixtures/shop'));
    Object.assign(written.variant(21)?.product ?? {}, { requiresSellingPlan: true });
    const shop = openShop({ version, catalogue: written });
    const { cart } = await createCart(shop, { lines: [line(31), line(21, 921)] });
    const field = ['lines', '0', 'sellingPlanId'];
    const problemsOf = async (input: object) => (await addLines(shop, cart.id, [input])).userErrors;
    expect(await problemsOf(line(31, 1))).toMatchObject([{ code: 'INVALID', field }]);
    expect(await problemsOf(line(31, 911))).toMatchObject([{ code: code('SELLING_PLAN_NOT_APPLICABLE'), field }]);
    expect(await problemsOf(line(21))).toMatchObject([{ code: code('VARIANT_REQUIRES_SELLING_PLAN'), field }]);
    const ended = await mutateCart(shop, 'cartLinesUpdate', {
      cartId: ['ID!', cart.id],
      lines: ['[CartLineUpdateInput!]!', [{ id: cart.lines.nodes[1].id, sellingPlanId: null }]],
    });
    expect(ended.userErrors).toMatchObject([{ code: code('VARIANT_REQUIRES_SELLING_PLAN'), field }]);
  });

  it('are not for discounts that do not say so', async () => {
    const shop = open();
    const { cart } = await createCart(shop, { lines: [line(11, 911, 3)], discountCodes: ['DIX'] });
    // Neither the gift of two products for sleep, nor the code.
    const { cart: given, warnings } = await addLines(shop, cart.id, [line(31)]);
    expect(given.lines.nodes.flatMap((one: { discountAllocations: object[] }) => one.discountAllocations)).toEqual([]);
    expect(given.discountCodes).toEqual([{ code: 'DIX', applicable: false }]);
    expect(warnings.map((one: { code: string }) => one.code)).toEqual(
      version === '2025-04' ? [] : ['DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    );
  });

  it('say why a code for one-time purchases has no effect', async () => {
    const shop = open();
    const { cart } = await createCart(shop, { lines: [line(51, 911)] });
    const { warnings } = await mutateCart(shop, 'cartDiscountCodesUpdate', {
      cartId: ['ID!', cart.id],
      discountCodes: ['[String!]!', ['DIX']],
    });
    expect(warnings.map((one: { code: string }) => one.code)).toEqual(
      version === '2025-04' ? [] : ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'],
    );
  });

  it('are told before payment, and stay with the order', async () => {
    const shop = open();
    const { cart } = await createCart(shop, { lines: [line(51, 911)], buyerIdentity: { countryCode: 'FR' } });
    const page = await (await shop.handle(new Request(cart.checkoutUrl))).text();
    expect(page).toMatch(/avec obligation de paiement à chaque échéance\s: Tous les mois/);
    await orderFrom(shop, cart.checkoutUrl);
    expect(shop.state.data.orders[0]?.lines[0]).toMatchObject({
      plan: { id: 911, name: 'Tous les mois' },
      total: 2700,
    });
    // A guest has no account to see a contract in.
    expect(shop.state.data.contracts).toEqual([]);
  });
});
