import { z } from 'zod';

/**
 * GA4's reference of recommended events: the allowed parameters of each. Anything else is rejected, and a value requires its
 * currency.
 */
const currency = z.string().length(3);
const text = z.string().min(1).max(100);
const amount = z.number().min(0).multipleOf(0.01);

const item = z.strictObject({
  item_id: text,
  item_name: text,
  item_brand: text,
  item_category: text.optional(),
  item_variant: text.optional(),
  item_list_id: text.optional(),
  item_list_name: text.optional(),
  index: z.int().min(0).optional(),
  price: amount,
  discount: amount.optional(),
  coupon: text.optional(),
  quantity: z.int().min(1),
});
const items = z.array(item).min(1).max(200);
const list = z.strictObject({ item_list_id: text, item_list_name: text, currency, items });
const goods = z.strictObject({ currency, value: amount, coupon: text.optional(), items });
const promotion = z.strictObject({ promotion_id: text, promotion_name: text, creative_slot: text });

const shop = <Name extends string, Data extends z.ZodType>(name: Name, ecommerce: Data) =>
  z.strictObject({ event: z.literal(name), ecommerce });

export const ga4 = z.discriminatedUnion('event', [
  shop('view_item_list', list),
  shop('select_item', list.extend({ items: items.max(1) })),
  shop('view_item', goods),
  shop('add_to_cart', goods),
  shop('remove_from_cart', goods),
  shop('view_cart', goods),
  shop('begin_checkout', goods),
  shop('add_shipping_info', goods.extend({ shipping_tier: text })),
  shop('purchase', goods.extend({ transaction_id: text })),
  shop('view_promotion', promotion),
  shop('select_promotion', promotion),
  z.strictObject({ event: z.literal('search'), search_term: text }),
  z.strictObject({ event: z.literal('login'), method: text }),
  z.strictObject({ event: z.literal('sign_up'), method: text }),
  z.strictObject({ event: z.literal('generate_lead'), lead_source: text }),
]);
