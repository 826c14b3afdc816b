import 'server-only';
import { AppError } from '../../../platform/errors';
import { remainingTime } from '../../../platform/http/timeouts';
import { query, type ShopContext } from '../client';
import type { Order, OrderPage } from '../customer-types';
import { graphql } from '../graphql';
import { isOrderNumber } from '../ids';
import { order as mapOrder, orderFragment, orderSummary, orderSummaryFragment } from '../map-order';

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

type Asked = { first: number; after?: string | null | undefined };

/** A place that the shop does not know is the fault of whoever asked. */
function isBadCursor(error: unknown, after: Asked['after']): boolean {
  return after != null && error instanceof AppError && error.code === 'graphql' && /cursor/i.test(error.message);
}

/**
 * A page of the customer's own orders, newest first, or null when the shop does not know the token. Throws AppError
 * `invalidInput` for a place that the shop does not know.
 * @param most milliseconds that a call may take
 */
export async function getOrders(
  token: string,
  { first, after }: Asked,
  context: ShopContext,
  most?: number,
): Promise<OrderPage | null> {
  const variables = { token, first, after, ...context };
  const { customer } = await query({ document: customerOrders, variables }, most).catch((cause) => {
    throw isBadCursor(cause, after) ? new AppError('invalidInput', { fields: 'after' }, { cause }) : cause;
  });
  if (!customer) return null;
  const { hasNextPage, endCursor } = customer.orders.pageInfo;
  return { orders: customer.orders.nodes.map(orderSummary), next: hasNextPage ? endCursor : null };
}

/** Orders with all that the shop knows of them: a few at once, since each has up to 250 lines. Null when the token is unknown. */
export async function detailsAfter(
  token: string,
  { first, after }: Asked,
  context: ShopContext,
  most?: number,
): Promise<{ orders: Order[]; next: string | null } | null> {
  const variables = { token, first, after, ...context };
  const { customer } = await query({ document: customerOrderDetails, variables }, most);
  if (!customer) return null;
  const { hasNextPage, endCursor } = customer.orders.pageInfo;
  return { orders: customer.orders.nodes.map(mapOrder), next: hasNextPage ? endCursor : null };
}

const NUMBERS_PER_CALL = 250;
/** Two thousand orders: nobody looks for an older one by its address. */
const MOST_CALLS = 8;

async function numbersAfter(token: string, after: string | null, context: ShopContext, most?: number) {
  const variables = { token, first: NUMBERS_PER_CALL, after, ...context };
  return (await query({ document: customerOrderNumbers, variables }, most)).customer?.orders ?? null;
}

/** Where an order stands in the list: behind `after`, which is null for the newest. */
type Place = { after: string | null };
type Left = ReturnType<typeof remainingTime>;

/** The Storefront API has no look-up by number: the customer's own numbers are looked through. Null when the token is unknown. */
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

/** A new order may push the list on between the two questions: once is tried again. */
const TRIES = 2;

/**
 * The order of this number among the customer's own: `order` is null when there is none, all is null when the shop does not
 * know the token.
 * @param most milliseconds that its calls may take together
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
