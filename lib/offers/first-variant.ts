import 'server-only';
import { AppError } from '../errors';
import type { ShopContext } from '../shopify/client';
import { type FirstVariant, getFirstVariant } from '../shopify/operations/offer-rules';

/** The first variant of an offered product. Throws AppError `productNotFound` where the market does not have it. */
export async function firstVariant(productId: string, context: ShopContext): Promise<FirstVariant> {
  const variant = await getFirstVariant(productId, context);
  if (!variant) throw new AppError('productNotFound', { id: productId });
  return variant;
}
