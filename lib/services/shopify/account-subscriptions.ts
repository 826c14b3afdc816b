import 'server-only';
import { AppError } from '../../platform/errors.ts';
import { logError } from '../../platform/log/log.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/timeout-limits.ts';
import { mutateAs, queryAs } from './account-api/client.ts';
import { type ShopContext, withVerification } from './client.ts';
import { CustomerError, type UserError } from './customer-change.ts';
import type { Subscription, SubscriptionAction, SubscriptionState } from './customer-types.ts';
import type { Subscriptions } from './customers.ts';
import { accountGraphql, isAccessDenied, type ResultOf } from './graphql.ts';
import { fromGid, type Period, toGid } from './types.ts';

const contractFragment = accountGraphql(`
  fragment ContractFields on SubscriptionContract @_unmask {
    id
    status
    createdAt
    nextBillingDate
    appEligibleForCustomerActions
    billingPolicy { interval intervalCount { count } minCycles maxCycles }
    deliveryPolicy { interval intervalCount { count } }
    priceBreakdownEstimate { totalPrice { amount currencyCode } }
    originOrder { number name }
    lines(first: 50) { nodes { title variantTitle quantity } }
  }
`);

const accountSubscriptions = accountGraphql(
  `
  query accountSubscriptions($first: Int!) {
    customer { subscriptionContracts(first: $first, reverse: true) { nodes { ...ContractFields } } }
  }
`,
  [contractFragment],
);

const accountPause = accountGraphql(`
  mutation accountSubscriptionPause($id: ID!) {
    payload: subscriptionContractPause(subscriptionContractId: $id) { contract { id } userErrors { code field message } }
  }
`);

const accountActivate = accountGraphql(`
  mutation accountSubscriptionActivate($id: ID!) {
    payload: subscriptionContractActivate(subscriptionContractId: $id) {
      contract { id } userErrors { code field message }
    }
  }
`);

const accountCancel = accountGraphql(`
  mutation accountSubscriptionCancel($id: ID!) {
    payload: subscriptionContractCancel(subscriptionContractId: $id) { contract { id } userErrors { code field message } }
  }
`);

type RawContract = ResultOf<typeof contractFragment>;

const STATES: Readonly<Record<string, SubscriptionState>> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
};

/** What may be done in each state. */
const ACTIONS: Readonly<Record<SubscriptionState, readonly SubscriptionAction[]>> = {
  active: ['pause', 'cancel'],
  paused: ['activate', 'cancel'],
  failed: ['cancel'],
  cancelled: [],
  expired: [],
};

const periodOf = ({ interval, intervalCount }: RawContract['deliveryPolicy']): Period => ({
  unit: interval,
  count: intervalCount?.count ?? 1,
});

function subscription(raw: RawContract): Subscription {
  const state = STATES[raw.status] ?? null;
  return {
    id: fromGid(raw.id),
    state,
    createdAt: raw.createdAt,
    nextPaymentAt: state === 'active' ? raw.nextBillingDate : null,
    payment: raw.priceBreakdownEstimate?.totalPrice ?? null,
    billing: periodOf(raw.billingPolicy),
    delivery: periodOf(raw.deliveryPolicy),
    minOrders: raw.billingPolicy.minCycles,
    lines: raw.lines.nodes.map(({ title, variantTitle, quantity }) => ({
      title,
      variantTitle: variantTitle ?? '',
      quantity,
    })),
    order: raw.originOrder && { number: String(raw.originOrder.number), name: raw.originOrder.name },
    actions: state && raw.appEligibleForCustomerActions ? ACTIONS[state] : [],
  };
}

/** More than a household has; the newest come first. */
const MOST = 50;

async function contracts(token: string, context: ShopContext, most?: number): Promise<Subscription[] | null> {
  const data = await queryAs(token, { document: accountSubscriptions, variables: { first: MOST } }, context, most);
  return data?.customer.subscriptionContracts.nodes.map(subscription) ?? null;
}

const list: Subscriptions['list'] = (token, context, most) =>
  contracts(token, context, most).catch((error) => {
    if (!isAccessDenied(error)) throw error;
    logError('account', error);
    return 'denied' as const;
  });

const MUTATIONS = { pause: accountPause, activate: accountActivate, cancel: accountCancel } as const;
const AFTER = { pause: 'paused', activate: 'active', cancel: 'cancelled' } as const;

type Payload = { contract: { id: string } | null; userErrors: readonly UserError[] } | null;

function assertChanged(payload: Payload): void {
  if (!payload) throw new AppError('customerResponseNull');
  const problems = payload.userErrors.map(({ code, message }) => ({ code: code ?? null, field: null, message }));
  if (problems.length > 0) throw new CustomerError(problems);
  if (!payload.contract) throw new AppError('customerMissing');
}

const change: Subscriptions['change'] = async (token, { id, action }, context) => {
  const variables = { id: toGid('SubscriptionContract', id) };
  const sent = mutateAs(token, { document: MUTATIONS[action], variables }).then(({ payload }) =>
    assertChanged(payload),
  );
  const read = (most: number) => contracts(token, context, most).catch(() => null);
  const isDone = (list: readonly Subscription[]) => list.find((each) => each.id === id)?.state === AFTER[action];
  try {
    await withVerification(sent, { read, held: (list) => (isDone(list) ? { result: undefined } : 'not') });
  } catch (error) {
    // Pressed twice, or in two tabs: the shop refuses a state that holds already. An end is excepted: whoever ended it has
    // the receipt.
    if (!(error instanceof CustomerError) || action === 'cancel') throw error;
    const current = await read(LOOKUP_TIMEOUT_MS);
    if (!current || !isDone(current)) throw error;
  }
};

/** What a customer has subscribed to, by the Customer Account API. */
export const subscriptions: Subscriptions = { list, change };
