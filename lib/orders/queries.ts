import 'server-only';
import { z } from 'zod';
import { wholeNumber } from '../forms/fields.ts';
import { errorCode } from '../platform/errors';
import type { ApiErrorBody } from '../platform/http/responses.ts';
import type { ShopContext } from '../services/shopify/client';
import type { OrderPage } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';

/** Page size of a customer's list of orders, and the maximum of one request. */
const ORDERS_PER_PAGE = 10;
const MOST_ORDERS = 50;

/** A cursor of the shop's list: opaque to us; only text of this shape is sent to the shop. */
const cursor = z.string().regex(/^[\w+/=-]{1,400}$/);

/** Query of GET /api/ecommerce/customer-orders. `after` is the `next` of the previous page. */
export const ordersQuery = z.object({
  first: wholeNumber(1, MOST_ORDERS).default(ORDERS_PER_PAGE),
  after: cursor.optional(),
});

/** Its response body, for 200 and for errors. */
export type OrdersAnswer = OrderPage | ApiErrorBody;

/** The cursor in a page's address; undefined for the first page, and for an invalid one. */
export const readCursor = (value: unknown): string | undefined => cursor.safeParse(value).data;

/** `isLater`: there is a previous page with newer orders. */
type OrdersShown = { page: OrderPage; isLater: boolean };

/**
 * The page of the customer's orders at a cursor; the first one for a cursor that the shop does not know (an old
 * address). Null when it does not know the token.
 * @param most timeout of a request, in milliseconds
 */
export async function ordersPage(
  token: string,
  after: string | undefined,
  context: ShopContext,
  most?: number,
): Promise<OrdersShown | null> {
  const read = async (place: string | undefined) => {
    const page = await customers().getOrders(token, { first: ORDERS_PER_PAGE, after: place }, context, most);
    return page && { page, isLater: place !== undefined };
  };
  return read(after).catch((error) => {
    if (after === undefined || errorCode(error) !== 'invalidInput') throw error;
    return read(undefined);
  });
}
