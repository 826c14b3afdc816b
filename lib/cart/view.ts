import 'server-only';
import { getLineHrefs } from '../catalogue/sold';
import type { Locale } from '../markets';
import type { Cart } from '../shopify/types';
import type { CartView } from './types';

/** The cart as a browser may see it. Without an answer of the content service its lines lack their links, nothing else. */
export async function viewOf(cart: Cart, locale: Locale): Promise<CartView> {
  const { id: _id, checkoutUrl: _url, buyer: _buyer, lines, ...rest } = cart;
  const hrefs = await getLineHrefs(
    locale,
    lines.map(({ variant }) => variant.productId),
  );
  return { ...rest, lines: lines.map((line) => ({ ...line, href: hrefs[line.variant.productId] ?? null })) };
}
