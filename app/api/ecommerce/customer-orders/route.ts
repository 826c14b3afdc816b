import { type OrdersAnswer, ordersQuery } from '@/lib/orders/queries';
import { errorCode } from '@/lib/platform/errors';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { STEP_TIMEOUT_MS } from '@/lib/platform/http/timeout-limits';
import { logError } from '@/lib/platform/log/log';
import { customers } from '@/lib/services/shopify/customers';
import { customerToken, forgetToken } from '@/lib/session/customer-token';
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
  const asked = ordersQuery.safeParse(Object.fromEntries(searchParams));
  if (!asked.success) return apiError(400, 'no such page of orders');
  const token = await customerToken();
  if (!token) return apiError(401, 'nobody is signed in');
  try {
    const page = await customers().getOrders(token, asked.data, await buyerContext(market), STEP_TIMEOUT_MS);
    if (page) return answer(200, page);
  } catch (error) {
    if (errorCode(error) === 'invalidInput') return apiError(400, 'no such page of orders');
    logError('orders', error);
    return apiError(503, 'the shop does not answer');
  }
  await forgetToken();
  return apiError(401, 'the shop does not know who is signed in');
}
