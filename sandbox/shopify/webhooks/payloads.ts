import type { Product, Variant } from '../catalogue/types.ts';
import { stockOf, type Tools, unitsOf } from '../context.ts';

/** Ids of the service's own that the catalogue has no need to name. */
const INVENTORY_ITEMS = 50_000_000;
const LOCATION = 1;

type World = Pick<Tools, 'catalogue' | 'state'>;

export const inventoryItemId = (variantId: number) => INVENTORY_ITEMS + variantId;

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

function variantBody(variant: Variant, world: World, updatedAt: string) {
  const { id, product, position, sku, price, options, components } = variant;
  const quantity = components.length > 0 ? unitsOf(world, variant) : stockOf(world)(id);
  return {
    id,
    product_id: product.id,
    admin_graphql_api_id: variant.gid,
    title: options.join(' / ') || 'Default Title',
    sku: sku ?? null,
    position: position + 1,
    price: (price / 100).toFixed(2),
    inventory_policy: variant.continueSelling ? 'continue' : 'deny',
    inventory_item_id: inventoryItemId(id),
    inventory_quantity: quantity ?? 0,
    updated_at: updatedAt,
  };
}

/** The body of `products/update`, some of whose variants changed just now. */
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
