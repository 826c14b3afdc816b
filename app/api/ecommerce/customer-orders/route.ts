import { type OrdersAnswer, ordersQuery } from '@/lib/orders/queries';
import { errorCode } from '@/lib/platform/errors';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { STEP_TIMEOUT_MS } from '@/lib/platform/timeout-limits';
import { customers } from '@/lib/services/shopify/customers';
import { readAsCustomer } from '@/lib/session/account';
import { buyerContext, requestMarket } from '@/lib/session/request-market';

const answer = (status: number, body: OrdersAnswer): Response => jsonResponse(status, body);

/**
 * The signed-in customer's own orders, newest first: `?first=` (1 to 50) and `?after=`, the `next` of the previous page. 400
 * for another query, 401 when nobody is signed in, 404 where nothing is sold, 503 when the shop does not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const market = await requestMarket(searchParams.get('locale'));
  if (!market.shop) return apiError(404, 'nothing is sold in this country');
  const query = ordersQuery.safeParse(Object.fromEntries(searchParams));
  if (!query.success) return apiError(400, 'no such page of orders');
  try {
    const context = await buyerContext(market);
    const page = await readAsCustomer((token) => customers().getOrders(token, query.data, context, STEP_TIMEOUT_MS));
    return page ? answer(200, page) : apiError(401, 'nobody is signed in');
  } catch (error) {
    if (errorCode(error) === 'invalidInput') return apiError(400, 'no such page of orders');
    logError('orders', error);
    return apiError(503, 'the shop does not answer');
  }
}
