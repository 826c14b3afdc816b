import 'server-only';
import type { SubmissionResult } from '@conform-to/react';
import { connection } from 'next/server';
import type { z } from 'zod';
import { getLinePages } from '../catalogue/sold';
import { type Fields, safeData } from '../forms/fields';
import { withLawfulPlans } from '../plans/rules';
import { AppError, type ErrorCode, type ErrorValues, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { count } from '../platform/metrics/meter';
import { currentDeadline, remainingTime, withoutDeadline, withTimeout } from '../platform/request';
import { LOOKUP_TIMEOUT_MS, PAGE_TIMEOUT_MS, PART_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../platform/timeout-limits';
import { choiceOf } from '../services/prismic/selects';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import type { Cart, CartLine, CartWarning, CodeNews } from '../services/shopify/types';
import { buyerContext } from '../session/request-market';
import { cartOrDrop, currentCart, markCountUnsure, readCartId, remember, tellCodes } from './visitor-cart';

/** A line with the address of its product's page, where there is one. */
export type CartLineView = CartLine & { href: string | null };

/** The part of a cart that a browser may see: its id and its checkout address contain a secret key and stay on the server. */
export type CartView = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'lines' | 'soldOut'> & {
  lines: CartLineView[];
  soldOut?: CartLineView[];
};

/** The result of every cart action: the whole cart or a typed error, with the cart after the failure. */
export type CartReply =
  | {
      status: 'ok';
      cart: CartView | null;
      warnings: CartWarning[];
      /** Codes of the cart that have no effect, where that is new; never the reason of anything in `warnings`. */
      codeNews?: CodeNews[];
      /** The cart must be read again: its gifts may have changed. */
      stale?: true;
    }
  | {
      status: 'error';
      /** `outdated`: the page is older than the site, and the server does not know its action. */
      code: ErrorCode | 'unexpected' | 'outdated';
      values: ErrorValues;
      cart: CartView | null | undefined;
    };

/** Why the form of a gift card was not accepted; `problem` is a key of `submission.problems`. */
export type GiftCardAnswer = { result: SubmissionResult<string[]>; problem?: string };

/** Address of the page of a line, on which its variant and its subscription are chosen. */
function lineHref(url: string, { variant, plan }: Cart['lines'][number]): string {
  if (Object.keys(variant.selectedOptions).length === 0 && !plan) return url;
  return `${url}?${new URLSearchParams({ variant: variant.id, ...(plan && { plan: plan.plan.id }) })}`;
}

/**
 * The part of the cart that a browser may see. Without a response of the content service the links of its lines are
 * missing, and each shows the plans that the shop has for it.
 */
export async function toCartView(cart: Cart, locale: Locale): Promise<CartView> {
  const { id: _id, checkoutUrl: _url, buyer: _buyer, lines, soldOut, ...rest } = cart;
  const pages = await getLinePages(
    locale,
    lines.map(({ variant }) => variant.productId),
  );
  const viewOf = (line: Cart['lines'][number]) => {
    const page = pages[line.variant.productId];
    if (!page) return { ...line, href: null };
    const variant = withLawfulPlans(line.variant, choiceOf('regulatoryClass', page.data.regulatory_class));
    return { ...line, variant, href: lineHref(page.url, line) };
  };
  return { ...rest, lines: lines.map(viewOf), ...(soldOut && { soldOut: soldOut.map(viewOf) }) };
}

/** How long the initial page response waits for the cart. A later result is streamed with the rest of the page. */
const PATIENCE_MS = 1_500;

/** Null when there is no cart, undefined while the shop does not respond. */
type Known = CartView | null | undefined;
/** `later` never rejects; null when the shop has already responded or failed. */
export type CartRead = { cart: Known; later: Promise<Known> | null };

async function hasCart(): Promise<boolean> {
  if (!(await readCartId())) return false;
  // Before the timeout starts: a prerender, or a prefetch of the page, ends here. The framework would let the request to
  // the shop hang, and then fail as if the shop had not responded.
  await connection();
  return true;
}

/** The visitor's cart for a page, as far as it is known before the timeout, and its later result. */
export async function openCart(locale: Locale): Promise<CartRead> {
  if (!(await hasCart())) return { cart: null, later: null };
  const most = currentDeadline()?.byScript ? STEP_TIMEOUT_MS : PAGE_TIMEOUT_MS;
  const left = remainingTime(most);
  const read = withoutDeadline(() => cartOrSilence(locale, most));
  const found = await withTimeout(PATIENCE_MS, read);
  if (found) return { cart: found.cart, later: null };
  return { cart: undefined, later: withTimeout(left() ?? most, read).then((late) => late?.cart) };
}

/** The visitor's cart for a page that does not stream: with script the browser polls, without it there is a link. */
export async function readCart(locale: Locale): Promise<Known> {
  if (!(await hasCart())) return null;
  return (await withTimeout(PART_TIMEOUT_MS, cartOrSilence(locale, PART_TIMEOUT_MS)))?.cart;
}

/** The framework does not end a response before its pending requests have ended: each is limited to `most`. */
async function cartOrSilence(locale: Locale, most: number): Promise<{ cart: Known }> {
  try {
    const cart = await currentCart(await buyerContext(MARKETS[locale]), most);
    return { cart: cart && (await toCartView(cart, locale)) };
  } catch (error) {
    logError('cart', error);
    return { cart: undefined };
  }
}

type Outcome = Omit<CartResult, 'cart'> & {
  cart: Cart | null;
  /** The discount code that `warnings` are about. */
  subject?: string;
  codeNews?: CodeNews[];
};
export type Work<Input> = (input: Input, context: ShopContext) => Promise<Outcome>;

/** Validates the posted fields of the schema, and no others, runs `run`, and converts the outcome to a reply. Never throws. */
export async function runCartAction<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  market: Market,
  run: Work<z.output<Schema>>,
): Promise<CartReply> {
  try {
    const context = await buyerContext(market);
    const fields: Fields = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, 'text']));
    const input = schema.safeParse(Object.fromEntries(safeData(form, fields)));
    if (!input.success) {
      throw new AppError('invalidInput', { fields: input.error.issues.map(({ path }) => path.join('.')).join(', ') });
    }
    const result = await run(input.data, context);
    count('cart', { outcome: 'ok' });
    const news = await tellCodes(result);
    const { cart, codeWarnings: _warnings, subject: _subject, ...outcome } = result;
    return {
      ...outcome,
      ...(news.length > 0 && { codeNews: news }),
      status: 'ok',
      cart: cart && (await toCartView(cart, market.locale)),
    };
  } catch (error) {
    logError('cart', error);
    count('cart', { outcome: errorCode(error) ?? 'unexpected' });
    const cart = await cartAfter(error, market);
    if (error instanceof AppError) return { status: 'error', code: error.code, values: error.values, cart };
    return { status: 'error', code: 'unexpected', values: {}, cart };
  }
}

/** The current cart after a failure; undefined when it cannot be read, so that the browser keeps the displayed one. */
async function cartAfter(error: unknown, market: Market): Promise<CartReply['cart']> {
  if (!market.shop || errorCode(error) === 'cartNotFound') return null;
  const read = cartOrDrop(await buyerContext(market), LOOKUP_TIMEOUT_MS).then((cart) => ({ cart }));
  const found = await withTimeout(LOOKUP_TIMEOUT_MS, read).catch((second) => logError('cart', second));
  if (!found) {
    if (errorCode(error) === 'unconfirmed') await markCountUnsure();
    return undefined;
  }
  if (!found.cart) return null;
  const { cart } = await remember({ cart: found.cart, warnings: [] });
  return toCartView(cart, market.locale);
}
