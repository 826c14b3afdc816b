import { publish } from '@/lib/platform/cache/publish';
import { env } from '@/lib/platform/env';
import { apiError, sentence } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { OFFER_RULES_TAG, productTag } from '@/lib/services/shopify/ids';
import { changeIn, concernsOffers, isSigned } from '@/lib/services/shopify/webhook';
import { noteShopChange } from '@/lib/worker/shop-change';

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** The shop's webhooks: stock, products, and what offer rules are made of. Answered at once, carried out by the queue. */
export async function POST(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get('x-shopify-hmac-sha256');
  if (!isSigned(body, signature, env().SHOPIFY_WEBHOOK_SECRET)) return apiError(401, 'wrong signature');
  const topic = request.headers.get('x-shopify-topic');
  if (concernsOffers(topic)) {
    // At once: the next add is to know the rule as it is now. To hear it twice does no harm.
    publish([OFFER_RULES_TAG], 'now');
    return sentence(200, 'noted');
  }
  const change = changeIn(topic, parse(body));
  if (!change) return sentence(200, 'nothing of ours');
  try {
    const id = request.headers.get('x-shopify-webhook-id');
    const keys = [`shop:${signature}`, ...(id ? [`shop-id:${id}`] : [])];
    const fresh = await noteShopChange(keys, change);
    if (!fresh) return sentence(200, 'known already');
    // The page that there is stays until the new one is made: the services may be away just then.
    if (change.productId) publish([productTag(change.productId)], 'soon');
    return sentence(200, 'noted');
  } catch (error) {
    // The shop tries again later, so that the change is not lost.
    logError('webhook', error);
    return apiError(503, 'not noted');
  }
}
