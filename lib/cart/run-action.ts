import 'server-only';
import type { z } from 'zod';
import { AppError, errorCode } from '../platform/errors';
import { LOOKUP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { count } from '../platform/metrics/meter';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import type { Cart, CodeNews } from '../services/shopify/types';
import { buyerContext } from '../session/request-market';
import { markCountUnsure } from './cookie';
import { toCartView } from './read';
import type { CartReply } from './types';
import { cartOrDrop, remember, tellCodes } from './visitor-cart';

type Outcome = Omit<CartResult, 'cart'> & {
  cart: Cart | null;
  /** The discount code that `warnings` are about. */
  subject?: string;
  codeNews?: CodeNews[];
};
export type Work<Input> = (input: Input, context: ShopContext) => Promise<Outcome>;

/** Validates the posted fields against the schema, runs `run`, and converts the outcome to a reply. Never throws. */
export async function runCartAction<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  market: Market,
  run: Work<z.output<Schema>>,
): Promise<CartReply> {
  try {
    const context = await buyerContext(market);
    const input = schema.safeParse(Object.fromEntries(form));
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
