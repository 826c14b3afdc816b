import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import type { ShopContext } from '../services/shopify/client';
import { getLinkedVariants, type LinkedVariant } from '../services/shopify/operations/variants';
import { type CheckedLine, checkLinkLine, type LinkLine } from './link';

/** A line of a link, and its article where the shop has it. */
export type LinkedLine = CheckedLine & { asked: number; variant: LinkedVariant | null };

/** The lines of a link as they can be bought now. Nothing is changed. */
export async function getLinkedLines(lines: readonly LinkLine[], context: ShopContext): Promise<LinkedLine[]> {
  const ids = lines.map(({ variantId }) => variantId);
  const variants = await getLinkedVariants(ids, context);
  const products = [...new Set([...variants.values()].map(({ productId }) => productId))];
  const forbidden = await Promise.all(products.map(async (id) => ((await isSaleForbidden(id, context)) ? id : null)));
  return lines.map((line) => {
    const variant = variants.get(line.variantId);
    const isMedicine = variant !== undefined && forbidden.includes(variant.productId);
    return { ...checkLinkLine(line, variant, isMedicine), asked: line.quantity, variant: variant ?? null };
  });
}
