import type { Collection, Discount, OfferRule, Product, Variant } from '../catalogue/types.ts';
import { stockOf, type Tools, unitsOf } from '../context.ts';
import { ruleFields, ruleGid, ruleType } from '../engine/offer-rules.ts';
import { refundedUnits } from '../engine/order-amounts.ts';
import type { Order } from '../engine/order-types.ts';

/** Offset for Shopify ids that the catalogue does not define. */
const INVENTORY_ITEMS = 50_000_000;
const LOCATION = 1;

type World = Pick<Tools, 'catalogue' | 'state'>;

const inventoryItemId = (variantId: number) => INVENTORY_ITEMS + variantId;

/** The body of `inventory_levels/update`. */
export function levelBody({ id }: Variant, world: World, at: string) {
  const [location = LOCATION] = world.catalogue.shop.locations.map((one) => one.id);
  const item = inventoryItemId(id);
  return {
    inventory_item_id: item,
    location_id: location,
    available: stockOf(world)(id) ?? 0,
    updated_at: at,
    admin_graphql_api_id: `gid://shopify/InventoryLevel/${location}?inventory_item_id=${item}`,
  };
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

function variantBody(variant: Variant, world: World, updatedAt: string) {
  const { id, product, position, sku, price, compareAtPrice, options, components } = variant;
  const quantity = components.length > 0 ? unitsOf(world, variant) : stockOf(world)(id);
  return {
    id,
    product_id: product.id,
    admin_graphql_api_id: variant.gid,
    title: options.join(' / ') || 'Default Title',
    sku: sku ?? null,
    position: position + 1,
    price: decimal(price),
    compare_at_price: compareAtPrice == null ? null : decimal(compareAtPrice),
    inventory_policy: variant.continueSelling ? 'continue' : 'deny',
    inventory_item_id: inventoryItemId(id),
    inventory_quantity: quantity ?? 0,
    updated_at: updatedAt,
  };
}

/** The body of `products/update` for a product, some of whose variants just changed. */
export function productBody(product: Product, changed: ReadonlySet<Variant>, world: World, at: string) {
  const { id, gid, title, handle, vendor, productType, tags, publishedAt } = product;
  const before = product.updatedAt ?? publishedAt;
  return {
    id,
    admin_graphql_api_id: gid,
    title,
    handle,
    vendor,
    product_type: productType,
    tags: tags.join(', '),
    status: 'active',
    published_at: publishedAt,
    updated_at: at,
    variants: product.variants.map((variant) => variantBody(variant, world, changed.has(variant) ? at : before)),
  };
}

/** The body of `metaobjects/update`. */
export function metaobjectBody(rule: OfferRule) {
  const fields = Object.fromEntries(ruleFields(rule).map(({ key, value }) => [key, value]));
  const updated_at = rule.updatedAt;
  return { id: ruleGid(rule), type: ruleType, handle: rule.id, display_name: rule.id, fields, updated_at };
}

/** The body of `discounts/update`. */
export function discountBody({ id, codes, title, status }: Discount, at: string) {
  const node = codes ? 'DiscountCodeNode' : 'DiscountAutomaticNode';
  return { admin_graphql_api_id: `gid://shopify/${node}/${id}`, title, status, updated_at: at };
}

/** The body of `collections/update`. */
export function collectionBody({ id, gid, handle, title, descriptionHtml }: Collection, at: string) {
  return { id, admin_graphql_api_id: gid, handle, title, body_html: descriptionHtml, updated_at: at };
}

/** The body of `orders/fulfilled`: of the order's many fields those that a storefront has a use for. */
export function orderBody(order: Order, { catalogue }: World, at: string) {
  const { id, number, name, email, processedAt, language, country, lines, address } = order;
  const gone = refundedUnits(order);
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Order/${id}`,
    name,
    order_number: number,
    email,
    contact_email: email,
    customer_locale: `${language.toLowerCase()}-${country}`,
    processed_at: processedAt,
    updated_at: at,
    cancelled_at: null,
    fulfillment_status: 'fulfilled',
    shipping_address: address && { country_code: address.countryCode, zip: address.zip },
    line_items: lines.map((line, index) => ({
      id: id * 1_000 + index,
      variant_id: line.variantId,
      product_id: catalogue.variant(line.variantId)?.product.id ?? null,
      title: line.title,
      variant_title: line.variantTitle || null,
      quantity: line.quantity,
      current_quantity: line.quantity - (gone[index] ?? 0),
      price: decimal(Math.round(line.subtotal / line.quantity)),
      discount_allocations: line.allocations.map(({ amount }) => ({ amount: decimal(amount) })),
      gift_card: catalogue.variant(line.variantId)?.product.isGiftCard ?? false,
      properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    })),
  };
}
