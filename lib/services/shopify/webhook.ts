import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { logError } from '../../platform/log/log.ts';
import { type Locale, localeOfShop } from '../../platform/markets.ts';
import { isSame } from '../../platform/secret.ts';
import { cleanEmail, EMAIL, MAX_EMAIL } from '../../platform/text/email.ts';
import { GIFT_MARK } from './cart-attributes.ts';
import { toCents } from './money.ts';
import { fromGid } from './types.ts';

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
export const FULFILLED_TOPIC = 'orders/fulfilled';
export const WEBHOOK_TOPICS: readonly string[] = [
  'products/update',
  'inventory_levels/update',
  FULFILLED_TOPIC,
  ...OFFER_TOPICS,
];
export const WEBHOOK_PATH = '/api/webhooks/shopify';

const variantGid = z
  .string()
  .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/)
  .transform(fromGid);

/**
 * The fields of `products/update` and `inventory_levels/update` that are read. Of a large product only `variant_gids` has
 * every variant.
 */
const product = z.object({
  id,
  variants: z.array(z.object({ id })).default([]),
  variant_gids: z.array(z.object({ admin_graphql_api_id: variantGid })).default([]),
});
const level = z.object({ inventory_item_id: id });

/** A signed body; null for one that cannot be read, which is logged without its contents. */
function readBody<Body>(schema: z.ZodType<Body>, body: unknown, topic: string): Body | null {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, 3).map(({ path }) => path.join('.') || 'body');
  logError('webhook', new AppError('invalidInput', { fields: `${topic}: ${fields.join(', ')}` }));
  return null;
}

export type ShopChange = { productId: string | null; variantIds: string[] };

/**
 * The changes that a webhook reports; null for a topic or a body that is not relevant. An inventory level names an item
 * id that the storefront does not know: then every variant with a back-in-stock request is rechecked.
 */
export function changeIn(topic: string | null, body: unknown): ShopChange | null {
  if (topic === 'products/update') {
    const read = readBody(product, body, topic);
    if (!read) return null;
    const ids = [
      ...read.variants.map((each) => each.id),
      ...read.variant_gids.map((each) => each.admin_graphql_api_id),
    ];
    return { productId: read.id, variantIds: [...new Set(ids)] };
  }
  if (topic === 'inventory_levels/update') {
    return readBody(level, body, topic) && { productId: null, variantIds: [] };
  }
  return null;
}

/** An order whose articles have all been sent. Ids are plain numbers as text, `orderedAt` is ISO 8601. */
export type FulfilledOrder = {
  name: string;
  email: string;
  locale: Locale;
  orderedAt: string;
  /** What was bought: no gift of an offer, no gift card, nothing that was paid back or is gone from the catalogue. */
  lines: { variantId: string; productId: string; title: string }[];
};

const address = z.object({ country_code: z.string().nullish() }).nullish();
const property = z.object({ name: z.string(), value: z.unknown() });
const amount = z.string().regex(/^\d+(\.\d+)?$/);
const lineItem = z.object({
  product_id: id.nullish(),
  variant_id: id.nullish(),
  title: z.string(),
  variant_title: z.string().nullish(),
  gift_card: z.boolean().nullish(),
  quantity: z.number().nullish(),
  current_quantity: z.number().nullish(),
  /** Of one unit, before discounts. */
  price: amount.nullish(),
  /** What discounts took off all units. */
  discount_allocations: z.array(z.object({ amount })).nullish(),
  properties: z.array(property).nullish(),
});
const fulfilled = z.object({
  name: z.string().min(1).max(40),
  // As the forms accept it: an address of an order is not refused for a character that zod does not know.
  email: z.string().overwrite(cleanEmail).max(MAX_EMAIL).regex(EMAIL).nullable().catch(null),
  processed_at: z.iso.datetime({ offset: true }),
  cancelled_at: z.string().nullish(),
  customer_locale: z.string().nullish(),
  shipping_address: address,
  billing_address: address,
  line_items: z.array(lineItem),
});

/** Whether a line has the mark of a rule and cost nothing: the mark stays on units that the shop charged. */
function isGift({ properties, price, quantity, discount_allocations: discounts }: z.output<typeof lineItem>): boolean {
  const off = (discounts ?? []).reduce((sum, each) => sum + toCents(each.amount), 0);
  const isMarked = properties?.some(({ name }) => name === GIFT_MARK) ?? false;
  return isMarked && toCents(price ?? '0') * (quantity ?? 1) <= off;
}

/**
 * The order of an `orders/fulfilled` webhook; null for another body, for an order that was cancelled, and for one
 * without an address to write to.
 */
export function fulfilledIn(body: unknown): FulfilledOrder | null {
  const read = readBody(fulfilled, body, FULFILLED_TOPIC);
  if (!read?.email || read.cancelled_at) return null;
  const { name, email, processed_at: orderedAt, customer_locale: spoken, line_items: items, ...order } = read;
  const country = order.shipping_address?.country_code ?? order.billing_address?.country_code ?? undefined;
  const locale = localeOfShop({ country, language: spoken?.replace(/-.*/, '').toUpperCase() });
  const bought = items.filter((item) => !item.gift_card && item.current_quantity !== 0 && !isGift(item));
  const lines = bought.flatMap(({ variant_id: variantId, product_id: productId, title, variant_title: variant }) =>
    variantId && productId ? [{ variantId, productId, title: [title, variant].filter(Boolean).join(', ') }] : [],
  );
  return { name, email, locale, orderedAt, lines };
}
