import { catalogueNow } from '../catalogue/current.ts';
import type { Variant } from '../catalogue/types.ts';
import type { Tools } from '../context.ts';
import type { Order } from '../engine/order-types.ts';
import { collectionBody, discountBody, levelBody, metaobjectBody, orderBody, productBody } from './payloads.ts';

/** A webhook for one change, sent to each listener. */
interface Telling {
  topic: string;
  body: unknown;
}

type Shop = Pick<Tools, 'catalogue' | 'state'>;
export type Tell = (shop: Shop, at: string) => Telling[];

const now = (shop: Shop): Shop => ({ ...shop, catalogue: catalogueNow(shop) });

function products(touched: ReadonlySet<Variant>, world: Shop, at: string): Telling[] {
  const list = new Set([...touched].map(({ product }) => product));
  return [...list].map((product) => ({ topic: 'products/update', body: productBody(product, touched, world, at) }));
}

/** Webhooks for the stock level of each variant, and for each product that contains it, including bundles. */
export const stockTold =
  (ids: number[]): Tell =>
  (shop, at) => {
    const world = now(shop);
    const pieces = ids.map((id) => world.catalogue.variant(id)).filter((variant) => variant !== undefined);
    const isTouched = (variant: Variant) =>
      ids.includes(variant.id) || variant.components.some(({ variantId }) => ids.includes(variantId));
    const touched = new Set(world.catalogue.products.flatMap(({ variants }) => variants).filter(isTouched));
    const levels = pieces.map((variant) => ({
      topic: 'inventory_levels/update',
      body: levelBody(variant, world, at),
    }));
    return [...levels, ...products(touched, world, at)];
  };

/** Webhooks for the products of the variants whose prices changed. */
export const pricesTold =
  (ids: number[]): Tell =>
  (shop, at) => {
    const world = now(shop);
    const touched = ids.map((id) => world.catalogue.variant(id)).filter((variant) => variant !== undefined);
    return products(new Set(touched), world, at);
  };

/** The webhook for an order whose articles have all been sent. */
export const fulfilledTold =
  (order: Order): Tell =>
  (shop, at) => [{ topic: 'orders/fulfilled', body: orderBody(order, now(shop), at) }];

/** Webhooks for the rule as a storefront reads it, its discount, and the collections that the discount selects. */
export const offerTold =
  (id: string): Tell =>
  (shop, at) => {
    const { offerRules, discounts, collections } = catalogueNow(shop);
    const rule = offerRules.find((one) => one.id === id);
    const discount = discounts.find((one) => String(one.id) === id);
    const named = [...(discount?.buys.collections ?? []), ...(discount?.gets.collections ?? [])];
    const concerned = collections.filter(({ handle }) => named.includes(handle));
    return [
      ...(rule ? [{ topic: 'metaobjects/update', body: metaobjectBody(rule) }] : []),
      ...(discount ? [{ topic: 'discounts/update', body: discountBody(discount, at) }] : []),
      ...concerned.map((one) => ({ topic: 'collections/update', body: collectionBody(one, at) })),
    ];
  };
