import { z } from 'zod';
import type { ApiErrorBody } from '../platform/http/responses.ts';
import { wholeNumber } from '../platform/text/whole-number.ts';
import type { OrderPage } from '../services/shopify/customer-types';

/** Orders on a page of a customer's list, and the most that may be asked for at once. */
export const ORDERS_PER_PAGE = 10;
const MOST_ORDERS = 50;

/** A place in the shop's list: nobody but the shop reads it, and nothing but such a text is sent there. */
const cursor = z.string().regex(/^[\w+/=-]{1,400}$/);

/** What GET /api/ecommerce/customer-orders understands. `after` is the `next` of the page before. */
export const ordersQuery = z.object({
  first: wholeNumber(1, MOST_ORDERS).default(ORDERS_PER_PAGE),
  after: cursor.optional(),
});

/** What it answers, 200 or else. */
export type OrdersAnswer = OrderPage | ApiErrorBody;

/** The place that an address of a page asks for; undefined for the first page, and for a text that is no place. */
export const placeAsked = (value: unknown): string | undefined => cursor.safeParse(value).data;
