import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../../platform/http/secret.ts';

/**
 * Whether the shop signed this body with one of the secrets: base64 HMAC-SHA256 of the raw bytes. Without a configured
 * secret no signature is valid.
 */
export function isSigned(body: Buffer, signature: string | null, secrets: readonly (string | undefined)[]): boolean {
  if (!signature) return false;
  return secrets.some(
    (secret) => secret && isSame(signature, createHmac('sha256', secret).update(body).digest('base64')),
  );
}

const id = z.union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);

/** Topics that may change an offer rule or its products. */
const OFFER_TOPICS = ['metaobjects', 'discounts', 'collections'].flatMap((subject) =>
  ['create', 'update', 'delete'].map((event) => `${subject}/${event}`),
);
export const concernsOffers = (topic: string | null): boolean => OFFER_TOPICS.includes(topic ?? '');

/** Every topic that the site needs. */
export const WEBHOOK_TOPICS: readonly string[] = ['products/update', 'inventory_levels/update', ...OFFER_TOPICS];
export const WEBHOOK_PATH = '/api/webhooks/shopify';

/** The fields of `products/update` and `inventory_levels/update` that are read. */
const product = z.object({ id, variants: z.array(z.object({ id })).max(2_000).default([]) });
const level = z.object({ inventory_item_id: id });

export type ShopChange = { productId: string | null; variantIds: string[] };

/**
 * The changes that a webhook reports; null for a topic or a body that is not relevant. An inventory level names an item
 * id that the storefront does not know: then every variant with a back-in-stock request is rechecked.
 */
export function changeIn(topic: string | null, body: unknown): ShopChange | null {
  if (topic === 'products/update') {
    const parsed = product.safeParse(body);
    return parsed.success
      ? { productId: parsed.data.id, variantIds: parsed.data.variants.map((each) => each.id) }
      : null;
  }
  if (topic === 'inventory_levels/update') {
    return level.safeParse(body).success ? { productId: null, variantIds: [] } : null;
  }
  return null;
}
