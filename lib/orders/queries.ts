import { z } from 'zod';
import type { ApiErrorBody } from '../platform/http/responses.ts';
import { wholeNumber } from '../platform/text/numbers.ts';
import type { OrderPage } from '../services/shopify/customer-types';

/** Page size of a customer's list of orders, and the maximum of one request. */
export const ORDERS_PER_PAGE = 10;
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
export const placeAsked = (value: unknown): string | undefined => cursor.safeParse(value).data;
