import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { AppError, type ErrorCode } from '../../errors';
import { sortWarnings, type Warnings } from '../cart-warnings';
import { mutate, query, type ShopContext } from '../client';
import { cartFragment, lineFragment, resultFragments } from '../fragments/cart';
import { graphql } from '../graphql';
import { cart as mapCart, type RawCart, type RawLine } from '../map-cart';
import type { Cart } from '../types';
import { unwrap } from '../unwrap';

export type CartResult = Pick<Warnings, 'warnings'> & {
  cart: Cart;
  codeWarnings?: Warnings['codeWarnings'];
  /** Nobody knows what became of a gift: the cart is to be read again. */
  stale?: true;
};

/** What a mutation of a cart asks for; each names its answer `payload`. */
export const payloadFragments = [cartFragment, resultFragments.errors, resultFragments.warnings] as const;

const LINES_PER_PAGE = 100;

const cartById = graphql(
  `
  query cartById($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) { ...CartFields }
  }
`,
  [cartFragment],
);

const cartLinesAfter = graphql(
  `
  query cartLinesAfter($id: ID!, $first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) { lines(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ...LineFields } } }
  }
`,
  [lineFragment],
);

/** A cart shows ten lines at a time (section 9); the rest is read in pages so that no line is ever lost. */
async function whole(raw: RawCart, context: ShopContext, most?: number): Promise<Cart> {
  const lines: RawLine[] = [...raw.lines.nodes];
  let { hasNextPage, endCursor } = raw.lines.pageInfo;
  while (hasNextPage && endCursor) {
    const variables = { id: raw.id, first: LINES_PER_PAGE, after: endCursor, ...context };
    const page = (await query({ document: cartLinesAfter, variables }, most)).cart?.lines;
    lines.push(...(page?.nodes ?? []));
    ({ hasNextPage, endCursor } = page?.pageInfo ?? { hasNextPage: false, endCursor: null });
  }
  return mapCart(raw, lines);
}

/** The change was carried out, so that a failure to read the rest of the cart is no failure of it. */
const wholeAfter = (raw: RawCart, context: ShopContext): Promise<Cart> =>
  whole(raw, context).catch((cause) => {
    throw new AppError('unconfirmed', { reason: 'the rest of the cart' }, { cause });
  });

type Payload = Parameters<typeof unwrap<RawCart>>[0];
type Mutation<Variables> = { document: TadaDocumentNode<{ payload: Payload }, Variables>; variables: Variables };

/** Sends a mutation of a cart once. Throws AppError `code`, or `cartNotFound` when the service no longer knows the cart. */
export async function changeCart<Variables>(
  mutation: Mutation<Variables>,
  code: ErrorCode,
  context: ShopContext,
): Promise<CartResult> {
  const { cart, warnings } = unwrap((await mutate(mutation)).payload, code);
  return { cart: await wholeAfter(cart, context), ...sortWarnings(warnings) };
}

/**
 * Returns the cart, or null when it was never there, has expired or became an order.
 * @param most milliseconds that each call may take
 */
export async function getCart(id: string, context: ShopContext, most?: number): Promise<Cart | null> {
  const data = await query({ document: cartById, variables: { id, ...context } }, most);
  return data.cart && whole(data.cart, context, most);
}
