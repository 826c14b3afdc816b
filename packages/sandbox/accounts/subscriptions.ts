import { connection, type PageArgs } from '../shopify/connection.ts';
import type { Context } from '../shopify/context.ts';
import { type Contract, type ContractStatus, contractsOfCustomer, saveContract } from '../shopify/engine/contracts.ts';
import { taxIncluded } from '../shopify/engine/money.ts';
import { ordersOf } from '../shopify/engine/orders.ts';
import { after } from '../shopify/engine/selling-plans.ts';
import { numberOf } from '../shopify/gid.ts';
import { money } from '../shopify/nouns/money.ts';
import { pictureOf } from '../shopify/nouns/product.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import type { Problem, Root } from './current-customer.ts';
import { orderView } from './order.ts';

type Line = Contract['lines'][number] & { id: string };

const contractGid = ({ id }: Contract) => `gid://shopify/SubscriptionContract/${id}`;
const none = () => null;
const empty = () => [];
const count = (value: number) => ({ count: value, precision: 'EXACT' });

const linesOf = (contract: Contract): Line[] =>
  contract.lines.map((line, index) => ({ ...line, id: `gid://shopify/SubscriptionLine/${contract.id}${index + 1}` }));

const variantOf = ({ variantId }: Line, { catalogue }: Context) => catalogue.variant(variantId);
const imageOf = (line: Line, _: unknown, context: Context) => {
  const variant = variantOf(line, context);
  return variant ? pictureOf(variant.product, variant.image ?? 0, context) : null;
};

/** The next payments, as many as a page can show. */
const CYCLES = 12;

function cyclesOf(contract: Contract) {
  if (contract.status !== 'ACTIVE') return [];
  let at = new Date(contract.nextBillingAt);
  return Array.from({ length: CYCLES }, (_, index) => {
    const start = at;
    at = after(at, contract.billing);
    return { contract, cycleIndex: index + 2, at: start.toISOString(), ends: at.toISOString() };
  });
}
type Cycle = ReturnType<typeof cyclesOf>[number];

const goodsOf = ({ lines }: Contract) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const taxOf = ({ price, quantity, vatRate }: Contract['lines'][number]) => taxIncluded(price * quantity, vatRate);

function breakdown(contract: Contract, _: unknown, context: Context) {
  const goods = goodsOf(contract);
  return {
    subtotalPrice: money(goods, context),
    taxesIncluded: true,
    totalDiscounts: money(0, context),
    totalPrice: money(goods + contract.deliveryPrice, context),
    totalShippingPrice: money(contract.deliveryPrice, context),
    totalTax: money(
      contract.lines.reduce((sum, line) => sum + taxOf(line), 0),
      context,
    ),
  };
}

const periodOf = ({ interval, count: units }: Contract['billing']) => ({
  anchors: [],
  interval,
  intervalCount: count(units),
});

const sorts: Record<string, (a: Contract, b: Contract) => number> = {
  STATUS: (a, b) => a.status.localeCompare(b.status),
  UPDATED_AT: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
};

/** Fields of the customer about subscriptions. */
export const customerSubscriptions: Resolvers[string] = {
  subscriptionContract: ({ id: customerId }: { id: number }, { id }: { id: string }, context: Context) =>
    find(id, customerId, context) ?? null,
  subscriptionContracts: (
    { id: customerId }: { id: number },
    { sortKey, ...page }: PageArgs & { sortKey?: string | null },
    context: Context,
  ) => {
    const order = sorts[sortKey ?? ''] ?? ((a: Contract, b: Contract) => a.id - b.id);
    return connection(contractsOfCustomer(customerId, context).sort(order), page, ({ id }) => id);
  },
};

const find = (gid: string, customerId: number, context: Context): Contract | undefined =>
  contractsOfCustomer(customerId, context).find(({ id }) => id === numberOf(gid, 'SubscriptionContract'));

export const subscriptionNouns: Resolvers = {
  SubscriptionContract: {
    id: contractGid,
    currencyCode: (_: Contract, __: unknown, { catalogue }: Context) => catalogue.shop.currency,
    revisionId: ({ revision }: Contract) => String(revision),
    nextBillingDate: ({ status, nextBillingAt }: Contract) => (status === 'CANCELLED' ? null : nextBillingAt),
    billingPolicy: ({ billing, minOrders, maxOrders }: Contract) => ({
      ...periodOf(billing),
      minCycles: minOrders,
      maxCycles: maxOrders,
    }),
    deliveryPolicy: ({ delivery }: Contract) => periodOf(delivery),
    deliveryPrice: ({ deliveryPrice }: Contract, _: unknown, context: Context) => money(deliveryPrice, context),
    lines: (contract: Contract, args: PageArgs) => connection(linesOf(contract), args, ({ id }) => id),
    lineCount: ({ lines }: Contract) => lines.length,
    linesCount: ({ lines }: Contract) => count(lines.length),
    orders: ({ customerId, orderId }: Contract, args: PageArgs, context: Context) =>
      connection(
        ordersOf(customerId, context).filter(({ id }) => id === orderId),
        args,
        ({ id }) => id,
      ),
    originOrder: ({ customerId, orderId }: Contract, _: unknown, context: Context) =>
      orderView(ordersOf(customerId, context).find(({ id }) => id === orderId)),
    priceBreakdownEstimate: breakdown,
    upcomingBillingCycles: (contract: Contract, args: PageArgs) =>
      connection(cyclesOf(contract), args, ({ cycleIndex }) => cycleIndex),
    appEligibleForCustomerActions: () => true,
    discounts: (_: Contract, args: PageArgs) => connection<never>([], args, () => 0),
    customAttributes: empty,
    lastPaymentStatus: () => 'SUCCEEDED',
    app: none,
    deliveryMethod: none,
    lastBillingAttemptErrorType: none,
    note: none,
    paymentInstrument: none,
  },
  SubscriptionLine: {
    name: ({ title, variantTitle }: Line) => [title, variantTitle].filter(Boolean).join(' - '),
    variantTitle: ({ variantTitle }: Line) => variantTitle || null,
    currentPrice: ({ price }: Line, _: unknown, context: Context) => money(price, context),
    lineDiscountedPrice: ({ price, quantity }: Line, _: unknown, context: Context) => money(price * quantity, context),
    image: imageOf,
    variantImage: imageOf,
    sku: (line: Line, _: unknown, context: Context) => variantOf(line, context)?.sku ?? null,
    requiresShipping: (line: Line, _: unknown, context: Context) => variantOf(line, context)?.requiresShipping ?? true,
    taxable: () => true,
    customAttributes: empty,
    discountAllocations: empty,
    onlineStoreUrl: none,
  },
  SubscriptionBillingCycle: {
    billingAttemptExpectedDate: ({ at }: Cycle) => at,
    cycleStartAt: ({ at }: Cycle) => at,
    cycleEndAt: ({ ends }: Cycle) => ends,
    edited: () => false,
    skipped: ({ contract, cycleIndex }: Cycle) => contract.skipped.includes(cycleIndex),
    status: () => 'UNBILLED',
  },
};

type ContractArgs = { subscriptionContractId: string };

const refused = (problem: Problem) => ({ contract: null, userErrors: [problem] });

/** A mutation that gives a contract another status. */
const becoming =
  (status: ContractStatus, from: readonly ContractStatus[]) =>
  ({ customerId }: Root, { subscriptionContractId }: ContractArgs, context: Context) => {
    const field = ['subscriptionContractId'];
    const contract = find(subscriptionContractId, customerId, context);
    if (!contract) {
      const message = 'Subscription contract does not exist';
      return refused({ code: 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST', field, message });
    }
    if (contract.status === 'CANCELLED')
      return refused({ code: 'CONTRACT_TERMINATED', field, message: 'The contract has ended' });
    if (!from.includes(contract.status))
      return refused({ code: 'INVALID', field, message: `The contract is ${contract.status.toLowerCase()}` });
    return { contract: saveContract({ ...contract, status }, context), userErrors: [] };
  };

type CycleInput = {
  billingCycleInput: { contractId: string; selector: { index?: number | null; date?: string | null } };
};

/** A mutation that skips a payment, or takes that back. */
const skipping =
  (isSkipped: boolean) =>
  ({ customerId }: Root, { billingCycleInput: { contractId, selector } }: CycleInput, context: Context) => {
    const contract = find(contractId, customerId, context);
    const isMeant = ({ cycleIndex, at, ends }: Cycle) =>
      selector.date ? at <= selector.date && selector.date < ends : cycleIndex === selector.index;
    const cycle = contract && cyclesOf(contract).find(isMeant);
    if (!contract || !cycle) {
      const message = 'There is no such billing cycle';
      return { billingCycle: null, userErrors: [{ code: 'INVALID', field: ['billingCycleInput'], message }] };
    }
    const others = contract.skipped.filter((index) => index !== cycle.cycleIndex);
    const skipped = isSkipped ? [...others, cycle.cycleIndex] : others;
    return { billingCycle: { ...cycle, contract: saveContract({ ...contract, skipped }, context) }, userErrors: [] };
  };

export const subscriptionMutations: Resolvers[string] = {
  subscriptionContractActivate: becoming('ACTIVE', ['PAUSED']),
  subscriptionContractPause: becoming('PAUSED', ['ACTIVE']),
  subscriptionContractCancel: becoming('CANCELLED', ['ACTIVE', 'PAUSED']),
  subscriptionBillingCycleSkip: skipping(true),
  subscriptionBillingCycleUnskip: skipping(false),
};
