import 'server-only';
import { remainingTime } from '../../../platform/request';
import { query, type ShopContext } from '../client';
import type { Order, OrderPage, PageRequest } from '../customer-types';
import { cursorProblem, graphql, nextOf } from '../graphql';
import { order as mapOrder, orderFragment, orderSummary, orderSummaryFragment } from '../map-order';
import { isOrderNumber } from '../types';

const customerOrders = graphql(
  `
  query customerOrders($token: String!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...OrderSummaryFields }
      }
    }
  }
`,
  [orderSummaryFragment],
);

const customerOrderNumbers = graphql(`
  query customerOrderNumbers($token: String!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        edges { cursor node { orderNumber } }
      }
    }
  }
`);

const customerOrderDetails = graphql(
  `
  query customerOrderDetails($token: String!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...OrderFields }
      }
    }
  }
`,
  [orderFragment],
);

/**
 * A page of the customer's own orders, newest first, or null when the shop does not know the token. Throws AppError
 * `invalidInput` for a cursor that the shop does not know.
 * @param most timeout of a request, in milliseconds
 */
export async function getOrders(
  token: string,
  { first, after }: PageRequest,
  context: ShopContext,
  most?: number,
): Promise<OrderPage | null> {
  const variables = { token, first, after, ...context };
  const { customer } = await query({ document: customerOrders, variables }, most).catch(cursorProblem(after));
  if (!customer) return null;
  return { orders: customer.orders.nodes.map(orderSummary), next: nextOf(customer.orders.pageInfo) };
}

/** Orders with all their data: a few per request, since each has up to 250 lines. Null when the token is unknown. */
export async function detailsAfter(
  token: string,
  { first, after }: PageRequest,
  context: ShopContext,
  most?: number,
): Promise<{ orders: Order[]; next: string | null } | null> {
  const variables = { token, first, after, ...context };
  const { customer } = await query({ document: customerOrderDetails, variables }, most);
  if (!customer) return null;
  return { orders: customer.orders.nodes.map(mapOrder), next: nextOf(customer.orders.pageInfo) };
}

const NUMBERS_PER_CALL = 250;
/** Limits the search to two thousand orders; older ones are not found by their number. */
const MOST_CALLS = 8;

async function numbersAfter(token: string, after: string | null, context: ShopContext, most?: number) {
  const variables = { token, first: NUMBERS_PER_CALL, after, ...context };
  return (await query({ document: customerOrderNumbers, variables }, most)).customer?.orders ?? null;
}

/** Position of an order in the list: after the cursor `after`, which is null for the newest. */
type Place = { after: string | null };
type Left = ReturnType<typeof remainingTime>;

/**
 * The Storefront API has no look-up by number, so the customer's own orders are searched page by page. Null when the
 * token is unknown.
 */
async function placeOf(
  token: string,
  number: string,
  context: ShopContext,
  left: Left,
): Promise<{ place: Place | null } | null> {
  let after: string | null = null;
  for (let call = 0; call < MOST_CALLS; call++) {
    const page = await numbersAfter(token, after, context, left());
    if (!page) return null;
    const index = page.edges.findIndex(({ node }) => String(node.orderNumber) === number);
    if (index >= 0) return { place: { after: page.edges[index - 1]?.cursor ?? after } };
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return { place: null };
}

/** A new order may shift the list between the two requests: the search is retried once. */
const TRIES = 2;

/**
 * The order with this number among the customer's own: `order` is null when there is none, the whole result is null
 * when the shop does not know the token.
 * @param most timeout of all its requests together, in milliseconds
 */
export async function findOrder(
  token: string,
  number: string,
  context: ShopContext,
  most?: number,
): Promise<{ order: Order | null } | null> {
  if (!isOrderNumber(number)) return { order: null };
  const left = remainingTime(most);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await placeOf(token, number, context, left);
    if (!found?.place) return found && { order: null };
    const page = await detailsAfter(token, { first: 1, after: found.place.after }, context, left());
    if (!page) return null;
    const order = page.orders.find((each) => each.number === number);
    if (order) return { order };
  }
  return { order: null };
}
