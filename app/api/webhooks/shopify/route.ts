import { publish } from '@/lib/platform/cache/publish';
import { env } from '@/lib/platform/env';
import { apiError, sentence } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { secretsIn } from '@/lib/platform/secret';
import { OFFER_RULES_TAG, productTag } from '@/lib/services/shopify/types';
import { changeIn, concernsOffers, FULFILLED_TOPIC, fulfilledIn, isSigned } from '@/lib/services/shopify/webhook';
import { noteFulfilledOrder, noteOffersChange, noteShopChange } from '@/lib/worker/shop-change';

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/**
 * The response once the queue has what the webhook says; without the store the shop retries the webhook later.
 * @param note false for a duplicate
 */
async function noted(note: () => Promise<boolean>): Promise<Response> {
  try {
    return sentence(200, (await note()) ? 'noted' : 'known already');
  } catch (error) {
    logError('webhook', error);
    return apiError(503, 'not noted');
  }
}

/**
 * The shop's webhooks: stock, products, orders that were sent, and the data behind offer rules. Acknowledged at once,
 * processed by the queue.
 */
export async function POST(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get('x-shopify-hmac-sha256');
  // The shop signs what its admin has registered with a secret of its own, what an app has registered with the app's.
  const { SHOPIFY_WEBHOOK_SECRET, SHOPIFY_CLIENT_SECRET } = env();
  if (!isSigned(body, signature, [...secretsIn(SHOPIFY_WEBHOOK_SECRET), SHOPIFY_CLIENT_SECRET]))
    return apiError(401, 'wrong signature');
  const topic = request.headers.get('x-shopify-topic');
  if (concernsOffers(topic)) {
    // Invalidated at once: the next add to cart must use the current rule. Idempotent, so a repeated delivery does no harm.
    publish([OFFER_RULES_TAG], 'now');
    return noted(async () => {
      await noteOffersChange();
      return true;
    });
  }
  const parsed = parse(body);
  const order = topic === FULFILLED_TOPIC ? fulfilledIn(parsed) : null;
  const change = changeIn(topic, parsed);
  if (!order && !change) return sentence(200, 'nothing of ours');
  return noted(async () => {
    const id = request.headers.get('x-shopify-webhook-id');
    const keys = [`shop:${signature}`, ...(id ? [`shop-id:${id}`] : [])];
    const fresh = order
      ? await noteFulfilledOrder(keys, order)
      : change !== null && (await noteShopChange(keys, change));
    // The stale page is served until the new one is rendered: the services may be unavailable just then.
    if (fresh && change?.productId) publish([productTag(change.productId)], 'soon');
    return fresh;
  });
}
