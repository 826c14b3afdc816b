import 'server-only';
import { AppError, errorCode } from '../../platform/errors.ts';
import { logError } from '../../platform/log/log.ts';
import { remainingTime } from '../../platform/request.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/timeout-limits.ts';
import { apiVersion, mutateAs, queryAs } from './account-api/client.ts';
import {
  accountOrderFragment,
  accountOrderSummaryFragment,
  type KnownVariants,
  order as mapOrder,
  orderSummary,
  type RawAccountOrder,
  variantIdsIn,
} from './account-api/map-order.ts';
import { type ShopContext, withVerification } from './client.ts';
import { CustomerError, type UserError } from './customer-change.ts';
import type { CustomerProblem } from './customer-types.ts';
import type { CustomerService } from './customers.ts';
import { accountGraphql, cursorProblem, isAccessDenied, nextOf } from './graphql.ts';
import { getOrderedVariants } from './operations/variants.ts';
import { isOrderNumber } from './types.ts';

const accountOrders = accountGraphql(
  `
  query accountOrders($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...AccountOrderSummaryFields }
      }
    }
  }
`,
  [accountOrderSummaryFragment],
);

const accountOrderDetails = accountGraphql(
  `
  query accountOrderDetails($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...AccountOrderFields }
      }
    }
  }
`,
  [accountOrderFragment],
);

const accountOrderNumbers = accountGraphql(`
  query accountOrderNumbers($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { id number }
      }
    }
  }
`);

const accountOrder = accountGraphql(`query accountOrder($id: ID!) { order(id: $id) { ...AccountOrderFields } }`, [
  accountOrderFragment,
]);

const accountReturn = accountGraphql(`
  mutation accountReturn($orderId: ID!, $lines: [RequestedLineItemInput!]!) {
    payload: orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
      return { id } userErrors { code field message }
    }
  }
`);

type PageInfo = { hasNextPage: boolean; endCursor: string | null };
type Page<Node> = { customer: { orders: { pageInfo: PageInfo; nodes: readonly Node[] } } };
type Ordered = { lineItems: { nodes: Parameters<typeof variantIdsIn>[0] } };

/** A page of orders, with what the catalogue knows of their variants; null when the token is over. */
async function mapped<Node extends Ordered, Result>(
  data: Page<Node> | null,
  map: (raw: Node, known: KnownVariants) => Result,
  context: ShopContext,
  most: number | undefined,
): Promise<{ orders: Result[]; next: string | null } | null> {
  if (!data) return null;
  const { nodes, pageInfo } = data.customer.orders;
  const ids = nodes.flatMap(({ lineItems }) => variantIdsIn(lineItems.nodes));
  const known = await getOrderedVariants(ids, context, most);
  return { orders: nodes.map((raw) => map(raw, known)), next: nextOf(pageInfo) };
}

export const getOrders: CustomerService['getOrders'] = async (token, { first, after }, context, most) => {
  const left = remainingTime(most);
  const operation = { document: accountOrders, variables: { first, after: after ?? null } };
  const data = await queryAs(token, operation, context, left()).catch(cursorProblem(after));
  return mapped(data, orderSummary, context, left());
};

export const detailsAfter: CustomerService['detailsAfter'] = async (token, { first, after }, context, most) => {
  const left = remainingTime(most);
  const operation = { document: accountOrderDetails, variables: { first, after: after ?? null } };
  return mapped(await queryAs(token, operation, context, left()), mapOrder, context, left());
};

const NUMBERS_PER_CALL = 250;
/** Limits the search to two thousand orders; older ones are not found by their number. */
const MOST_CALLS = 8;

/**
 * Looks a number up among the customer's own orders, then reads that one: an id never comes from outside. `order` is null
 * when there is none; the whole result is null when the token is unknown.
 */
async function rawOrder(
  token: string,
  number: string,
  context: ShopContext,
  left: () => number | undefined,
): Promise<{ order: RawAccountOrder | null } | null> {
  let after: string | null = null;
  for (let call = 0; call < MOST_CALLS; call++) {
    const operation = { document: accountOrderNumbers, variables: { first: NUMBERS_PER_CALL, after } };
    const data: Awaited<ReturnType<typeof queryAs<Page<{ id: string; number: number }>, unknown>>> = await queryAs(
      token,
      operation,
      context,
      left(),
    );
    if (!data) return null;
    const { nodes, pageInfo } = data.customer.orders;
    const id = nodes.find((each) => String(each.number) === number)?.id;
    if (id) return queryAs(token, { document: accountOrder, variables: { id } }, context, left());
    after = nextOf(pageInfo);
    if (!after) break;
  }
  return { order: null };
}

export const findOrder: CustomerService['findOrder'] = async (token, number, context, most) => {
  if (!isOrderNumber(number)) return { order: null };
  const left = remainingTime(most);
  const found = await rawOrder(token, number, context, left);
  if (!found?.order) return found && { order: null };
  const known = await getOrderedVariants(variantIdsIn(found.order.lineItems.nodes), context, left());
  return { order: mapOrder(found.order, known) };
};

type Wanted = { lineItemId: string; quantity: number };

/** From this version on a reason is one of the shop's own definitions, and optional; the customer's words are in the note. */
const REASONS_OF_SHOP = '2026-01';

/** @param version in which the API answers; null while unknown, which is one of today */
export const returnReason = (version: string | null, note: string): { returnReason?: 'OTHER' | 'UNKNOWN' } =>
  version !== null && version < REASONS_OF_SHOP ? { returnReason: note ? 'OTHER' : 'UNKNOWN' } : {};

/** The same request within this time counts as the same one: a double click, or a retry after a lost response. */
const REPEATED_MS = 600_000;

/** Whether an order already has this request for a return. @param within milliseconds since the request */
function isRequested({ returns }: RawAccountOrder, wanted: readonly Wanted[], within = REPEATED_MS): boolean {
  const textOf = (lines: readonly Wanted[]) =>
    lines
      .map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`)
      .sort()
      .join();
  return returns.nodes.some(({ status, createdAt, returnLineItems: { nodes } }) => {
    const lines = nodes.map(({ lineItem, quantity }) => ({ lineItemId: lineItem.id, quantity }));
    return (
      status === 'REQUESTED' && Date.now() - Date.parse(createdAt ?? '') < within && textOf(lines) === textOf(wanted)
    );
  });
}

/** A problem with a line or the note, at its field; null for a return that the shop does not take at all. */
function returnProblem({ code, field, message }: UserError): CustomerProblem | null {
  const known = code ?? null;
  if (field?.includes('customerNote')) return { code: known, field: 'reason', message };
  return field?.includes('quantity') ? { code: known, field: 'lines', message } : null;
}

export const requestReturn: CustomerService['requestReturn'] = async (token, { number, lines, note }, context) => {
  const read = (most: number) => rawOrder(token, number, context, remainingTime(most));
  const found = await read(LOOKUP_TIMEOUT_MS);
  if (!found) throw new AppError('customerNotFound');
  const { order } = found;
  if (!order) throw new AppError('orderNotFound', { number });
  const wanted = lines.flatMap(({ place, quantity }): Wanted[] => {
    const id = order.lineItems.nodes[place]?.id;
    return id ? [{ lineItemId: id, quantity }] : [];
  });
  if (isRequested(order, wanted)) return 'atShop';
  const reason = returnReason(await apiVersion(), note);
  const requested = wanted.map((line) => ({ ...line, ...reason, ...(note && { customerNote: note }) }));
  // The type is that of one version, in which every line has a reason.
  const variables = { orderId: order.id, lines: requested as (Wanted & { returnReason: 'OTHER' | 'UNKNOWN' })[] };
  const sent = mutateAs(token, { document: accountReturn, variables }).then(({ payload }) => {
    if (!payload) throw new AppError('customerResponseNull');
    if (payload.return) return 'atShop' as const;
    const problems = payload.userErrors.map(returnProblem).filter((problem) => problem !== null);
    // The shop has no more units to return, since they are in this request: an earlier attempt failed after it. Only then:
    // the same lines may be a second request, for the other units.
    const isNote = problems.some(({ field }) => field === 'reason');
    if (!isNote && isRequested(order, wanted, Number.POSITIVE_INFINITY)) return 'atShop';
    if (problems.length > 0) throw new CustomerError(problems);
    return 'byMail' as const;
  });
  const verified = withVerification(sent, {
    read: (most) => read(most).catch(() => null),
    held: (found) => (found.order && isRequested(found.order, wanted) ? { result: 'atShop' as const } : 'not'),
  });
  return verified.catch((error) => {
    // The token reads the order: the client lacks the permission to write one.
    if (!isAccessDenied(error) && errorCode(error) !== 'tokenRefused') throw error;
    logError('returns', error);
    return 'byMail' as const;
  });
};
