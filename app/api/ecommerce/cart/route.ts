import { toCartView } from '@/lib/cart/view';
import { cartOrDrop, writeCart } from '@/lib/cart/visitor-cart';
import { errorCode } from '@/lib/platform/errors';
import { apiError } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { STEP_TIMEOUT_MS } from '@/lib/platform/timeout-limits';
import { buyerContext, requestMarket } from '@/lib/session/request-market';

const headers = { 'cache-control': 'private, no-store' };

/** The visitor's cart, or null. 503 when the shop does not respond: the cookie stays, nothing is lost. */
export async function GET(request: Request): Promise<Response> {
  const market = await requestMarket(new URL(request.url).searchParams.get('locale'));
  if (!market.shop) return Response.json(null, { headers });
  try {
    const cart = await cartOrDrop(await buyerContext(market), STEP_TIMEOUT_MS);
    if (cart) await writeCart(cart.id, cart.totalQuantity);
    return Response.json(cart && (await toCartView(cart, market.locale)), { headers });
  } catch (error) {
    logError('cart', error);
    return apiError(503, 'the shop does not answer', { code: errorCode(error) ?? 'unexpected' });
  }
}
