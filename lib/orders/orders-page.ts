import 'server-only';
import { errorCode } from '../platform/errors';
import type { ShopContext } from '../services/shopify/client';
import type { OrderPage } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { ORDERS_PER_PAGE } from './queries';

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
