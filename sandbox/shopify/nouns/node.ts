import type { Collection, Product, Variant } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { numberOf, parseGid } from '../gid.ts';

/** A thing of the catalogue by its global id. */
export function findNode(
  gid: string,
  { catalogue }: Pick<Context, 'catalogue'>,
): Product | Variant | Collection | null {
  const { type } = parseGid(gid);
  const id = numberOf(gid, type);
  if (type === 'Product') return catalogue.products.find((product) => product.id === id) ?? null;
  if (type === 'ProductVariant') return catalogue.variant(id) ?? null;
  if (type === 'Collection') return catalogue.collections.find((collection) => collection.id === id) ?? null;
  return null;
}
