import type { Commerce } from '../../sandbox/shopify/service.ts';

/** Ids of variants that can be bought now and are no bundle, one for each product first. */
export function sellable({ catalogue }: Commerce): string[] {
  const byProduct = catalogue.products.map(({ variants }) =>
    variants
      .filter(({ stock, components }) => components.length === 0 && (stock ?? 0) > 20)
      .map(({ id }) => String(id)),
  );
  return [...byProduct.map(([one]) => one), ...byProduct.flatMap(([, ...more]) => more)].filter(
    (id) => id !== undefined,
  );
}
