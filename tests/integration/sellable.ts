import type { Commerce } from '../../packages/sandbox/shopify/service.ts';

/** Ids of variants that can be bought now, are not a bundle and bring no gift; one for each product first. */
export function sellable({ catalogue }: Commerce): string[] {
  const gifts = catalogue.discounts.flatMap(({ kind, buys }) => (kind === 'bxgy' ? [buys] : []));
  const bringsGift = (product: Commerce['catalogue']['products'][number]): boolean =>
    gifts.some(
      ({ products = [], collections = [] }) =>
        products.includes(product.handle) || product.collections.some((handle) => collections.includes(handle)),
    );
  const byProduct = catalogue.products
    .filter((product) => !bringsGift(product))
    .map(({ variants }) =>
      variants
        .filter(({ stock, components }) => components.length === 0 && (stock ?? 0) > 20)
        .map(({ id }) => String(id)),
    );
  return [...byProduct.map(([one]) => one), ...byProduct.flatMap(([, ...more]) => more)].filter(
    (id) => id !== undefined,
  );
}
