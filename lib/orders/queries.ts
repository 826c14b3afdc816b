import { z } from 'zod';
import type { ApiErrorBody } from '../http/responses.ts';
import type { OrderPage } from '../shopify/customer-types';
import { wholeNumber } from '../text/whole-number.ts';
import { MOST_ORDERS, ORDERS_PER_PAGE } from './page-size.ts';

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
