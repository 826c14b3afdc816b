import { lookup } from '../catalogue/lookup.ts';
import type { Collection, Product, Variant } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { numberOf, parseGid } from '../gid.ts';

/** A catalogue object by its global id, if it is published in this country. */
export function findNode(
  gid: string,
  { catalogue }: Pick<Context, 'catalogue'>,
): Product | Variant | Collection | null {
  const { type } = parseGid(gid);
  const id = numberOf(gid, type);
  if (type === 'Product') return lookup(catalogue).product(id) ?? null;
  if (type === 'ProductVariant') {
    const variant = catalogue.variant(id);
    return variant && lookup(catalogue).product(variant.product.id) ? variant : null;
  }
  if (type === 'Collection') return lookup(catalogue).collection(id) ?? null;
  return null;
}
