import 'server-only';
import type { ErrorCode } from '../../errors';
import { mutate, query, type ShopContext } from '../client';
import { cartFragment, lineFragment, resultFragments } from '../fragments/cart';
import { toGid } from '../gid';
import { graphql } from '../graphql';
import { cart as mapCart, type RawCart, type RawLine } from '../map-cart';
import type { Cart, CartWarning } from '../types';
import { unwrap } from '../unwrap';

export type CartResult = { cart: Cart; warnings: CartWarning[] };
const { errors, warnings } = resultFragments;
const LINES_PER_PAGE = 100;

const cartCreate = graphql(
  `
  mutation cartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  [cartFragment, errors, warnings],
);

const cartLinesAdd = graphql(
  `
  mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  [cartFragment, errors, warnings],
);

const cartLinesUpdate = graphql(
  `
  mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  [cartFragment, errors, warnings],
);

const cartLinesRemove = graphql(
  `
  mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  [cartFragment, errors, warnings],
);

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
async function whole(raw: RawCart, context: ShopContext): Promise<Cart> {
  const lines: RawLine[] = [...raw.lines.nodes];
  let { hasNextPage, endCursor } = raw.lines.pageInfo;
  while (hasNextPage && endCursor) {
    const variables = { id: raw.id, first: LINES_PER_PAGE, after: endCursor, ...context };
    const page = (await query({ document: cartLinesAfter, variables })).cart?.lines;
    lines.push(...(page?.nodes ?? []));
    ({ hasNextPage, endCursor } = page?.pageInfo ?? { hasNextPage: false, endCursor: null });
  }
  return mapCart(raw, lines);
}

type Payload = Parameters<typeof unwrap<RawCart>>[0];

async function result(payload: Payload, code: ErrorCode, context: ShopContext): Promise<CartResult> {
  const { cart, warnings: said } = unwrap(payload, code);
  return {
    cart: await whole(cart, context),
    warnings: said.map((warning) => ({ code: warning.code, message: warning.message, lineId: warning.target })),
  };
}

export type NewLine = { variantId: string; quantity: number };
const lineInput = ({ variantId, quantity }: NewLine) => ({
  merchandiseId: toGid('ProductVariant', variantId),
  quantity,
});

/** Creates a cart with no or one line. Throws AppError `cartCreate`. */
export async function createCart(
  line: NewLine | null,
  customerAccessToken: string | null,
  context: ShopContext,
): Promise<CartResult> {
  const buyerIdentity = { customerAccessToken, countryCode: context.country };
  const input = { lines: line ? [lineInput(line)] : [], buyerIdentity };
  const data = await mutate({ document: cartCreate, variables: { input, ...context } });
  return result(data.cartCreate, 'cartCreate', context);
}

/** Throws AppError `cartLinesAdd`, or `cartNotFound` when the service no longer knows the cart. */
export async function addLine(cartId: string, line: NewLine, context: ShopContext): Promise<CartResult> {
  const data = await mutate({ document: cartLinesAdd, variables: { cartId, lines: [lineInput(line)], ...context } });
  return result(data.cartLinesAdd, 'cartLinesAdd', context);
}

/** Sets the absolute quantity of a line. Throws AppError `cartLineUpdate` or `cartNotFound`. */
export async function updateLine(
  cartId: string,
  line: { id: string; quantity: number },
  context: ShopContext,
): Promise<CartResult> {
  const data = await mutate({ document: cartLinesUpdate, variables: { cartId, lines: [line], ...context } });
  return result(data.cartLinesUpdate, 'cartLineUpdate', context);
}

/** Throws AppError `cartLineRemove` or `cartNotFound`. */
export async function removeLine(cartId: string, lineId: string, context: ShopContext): Promise<CartResult> {
  const data = await mutate({ document: cartLinesRemove, variables: { cartId, lineIds: [lineId], ...context } });
  return result(data.cartLinesRemove, 'cartLineRemove', context);
}

/** Returns the cart, or null when it was never there, has expired or became an order. */
export async function getCart(id: string, context: ShopContext): Promise<Cart | null> {
  const data = await query({ document: cartById, variables: { id, ...context } });
  return data.cart && whole(data.cart, context);
}
