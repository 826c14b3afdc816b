import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { AppError, type ErrorCode } from '../../../platform/errors.ts';
import { logError } from '../../../platform/log/log.ts';
import { sortWarnings, type Warnings } from '../cart-attributes';
import { mutate, query, type ShopContext } from '../client';
import { graphql } from '../graphql';
import { cartFragment, lineFragment, cart as mapCart, type RawCart, type RawLine, resultFragments } from '../map-cart';
import { type Attribute, type Cart, type CartLine, toGid } from '../types';

type UserError = { code: string | null; field: readonly string[] | null; message: string };
type Warning = { code: string; message: string; target: string };
type CartPayload<Cart> = {
  cart: Cart | null;
  userErrors: readonly UserError[];
  warnings: readonly Warning[];
} | null;

/** The error of a failed mutation, or how it follows from the problems that the service reports. */
type CodeOf = ErrorCode | ((problems: readonly UserError[]) => ErrorCode);

/**
 * Asserts that the response of a cart mutation contains a cart: "cart operations fail if the response lacks a cart"
 * (section 5).
 */
export function unwrap<Cart>(payload: CartPayload<Cart>, code: CodeOf) {
  const problems = payload?.userErrors ?? [];
  if (payload?.cart && problems.length === 0) return { cart: payload.cart, warnings: payload.warnings };
  const detail = problems.map(({ message }) => message).join(', ');
  if (problems.some((problem) => problem.field?.includes('cartId'))) throw new AppError('cartNotFound', {}, { detail });
  throw new AppError(typeof code === 'string' ? code : code(problems), {}, { detail });
}

export type CartResult = Pick<Warnings, 'warnings'> & {
  cart: Cart;
  codeWarnings?: Warnings['codeWarnings'];
  /** The outcome for a gift is unknown: the cart must be read again. */
  stale?: true;
};

/** Fragments that a cart mutation requests; each aliases its result as `payload`. */
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

/** A cart query returns ten lines at a time (section 9); the rest is read in pages so that no line is ever lost. */
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

/** The mutation was carried out: a failure to read the remaining lines must not be reported as a failure of the mutation. */
const wholeAfter = (raw: RawCart, context: ShopContext): Promise<Cart> =>
  whole(raw, context).catch((cause) => {
    throw new AppError('unconfirmed', { reason: 'the rest of the cart' }, { cause });
  });

type Payload = Parameters<typeof unwrap<RawCart>>[0];
type Mutation<Variables> = { document: TadaDocumentNode<{ payload: Payload }, Variables>; variables: Variables };

/** Sends a mutation of a cart once. Throws AppError `code`, or `cartNotFound` when the service no longer has the cart. */
export async function changeCart<Variables>(
  mutation: Mutation<Variables>,
  code: CodeOf,
  context: ShopContext,
): Promise<CartResult> {
  const { cart, warnings } = unwrap((await mutate(mutation)).payload, code);
  return { cart: await wholeAfter(cart, context), ...sortWarnings(warnings) };
}

/**
 * Returns the cart, or null when it never existed, has expired or became an order.
 * @param most timeout of each request, in milliseconds
 */
export async function getCart(id: string, context: ShopContext, most?: number): Promise<Cart | null> {
  const data = await query({ document: cartById, variables: { id, ...context } }, most);
  return data.cart && whole(data.cart, context, most);
}

const cartCreate = graphql(
  `
  mutation cartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartCreate(input: $input) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesAdd = graphql(
  `
  mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesUpdate = graphql(
  `
  mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesRemove = graphql(
  `
  mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

export type NewLine = {
  variantId: string;
  quantity: number;
  attributes?: Attribute[];
  /** Plain id of the selling plan; absent for a one-time purchase. */
  planId?: string | undefined;
};

const lineInput = ({ variantId, quantity, attributes = [], planId }: NewLine) => ({
  merchandiseId: toGid('ProductVariant', variantId),
  quantity,
  attributes,
  ...(planId && { sellingPlanId: toGid('SellingPlan', planId) }),
});

export type NewCart = { lines: readonly NewLine[]; customerAccessToken: string | null; discountCodes?: string[] };

/**
 * A problem about the selling plan, which is not for this variant or needed for it, or about the recipient of a gift card,
 * of whom the service does not say what it refuses.
 */
const lineProblem =
  (code: ErrorCode) =>
  (problems: readonly UserError[]): ErrorCode => {
    const isOfPlan = (problem: UserError) => problem.field?.includes('sellingPlanId') || OF_PLANS.has(problem.code);
    if (problems.some(isOfPlan)) return 'planUnavailable';
    return problems.some((problem) => problem.code === 'GIFT_CARD_RECIPIENT_INVALID') ? 'recipientRefused' : code;
  };

/** From version 2025-10 on; before, such a problem is known by its field alone. */
const OF_PLANS: ReadonlySet<string | null> = new Set(['SELLING_PLAN_NOT_APPLICABLE', 'VARIANT_REQUIRES_SELLING_PLAN']);

/** Throws AppError `cartCreate`, `planUnavailable` or `recipientRefused`. */
export function createCart(
  { lines, customerAccessToken, discountCodes = [] }: NewCart,
  context: ShopContext,
): Promise<CartResult> {
  const buyerIdentity = { customerAccessToken, countryCode: context.country };
  const input = { lines: lines.map(lineInput), buyerIdentity, discountCodes };
  return changeCart({ document: cartCreate, variables: { input, ...context } }, lineProblem('cartCreate'), context);
}

/**
 * Throws AppError `cartLinesAdd`, `planUnavailable`, `recipientRefused`, or `cartNotFound` when the service no longer has the
 * cart.
 */
export function addLines(cartId: string, lines: readonly NewLine[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lines: lines.map(lineInput), ...context };
  return changeCart({ document: cartLinesAdd, variables }, lineProblem('cartLinesAdd'), context);
}

/** Absolute; a quantity of 0 removes the line, and attributes replace all previous ones. */
export type LineChange = {
  id: string;
  quantity?: number;
  attributes?: Attribute[];
  /** Plain id; null makes it a one-time purchase. */
  planId?: string | null;
};

const changeInput = ({ planId, ...change }: LineChange) => ({
  ...change,
  ...(planId !== undefined && { sellingPlanId: planId && toGid('SellingPlan', planId) }),
});

/** Throws AppError `cartLineUpdate`, `planUnavailable` or `cartNotFound`. */
export function updateLines(cartId: string, lines: readonly LineChange[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lines: lines.map(changeInput), ...context };
  return changeCart({ document: cartLinesUpdate, variables }, lineProblem('cartLineUpdate'), context);
}

/** Throws AppError `cartLineRemove` or `cartNotFound`. */
export function removeLines(cartId: string, lineIds: readonly string[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lineIds: [...lineIds], ...context };
  return changeCart({ document: cartLinesRemove, variables }, 'cartLineRemove', context);
}

/**
 * Takes the lines of articles that sold out from the cart, which the service would keep with quantity 0. Never throws:
 * where it fails they stay, and the cart lists them.
 */
export async function removeSoldOut(
  result: CartResult,
  isMeant: (line: CartLine) => boolean,
  context: ShopContext,
): Promise<CartResult> {
  const ids = (result.cart.soldOut ?? []).filter(isMeant).map(({ id }) => id);
  if (ids.length === 0) return result;
  try {
    return { ...result, cart: (await removeLines(result.cart.id, ids, context)).cart };
  } catch (error) {
    logError('cart', error);
    return result;
  }
}
