import 'server-only';
import type { z } from 'zod';
import { AppError } from '../errors';
import { logError } from '../log';
import type { Market } from '../markets';
import { shopContext } from '../session/market';
import type { ShopContext } from '../shopify/client';
import type { CartResult } from '../shopify/operations/cart';
import { currentCart } from './service';
import type { CartReply } from './types';
import { viewOf } from './view';

type Work<Input> = (input: Input, context: ShopContext) => Promise<CartResult>;

/** Checks the posted fields against the schema, carries out `run`, and turns the outcome into a reply. Never throws. */
export async function replyTo<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  market: Market,
  run: Work<z.output<Schema>>,
): Promise<CartReply> {
  try {
    const context = shopContext(market);
    const input = schema.safeParse(Object.fromEntries(form));
    if (!input.success) {
      throw new AppError('invalidInput', { fields: input.error.issues.map(({ path }) => path.join('.')).join(', ') });
    }
    const { cart, warnings } = await run(input.data, context);
    return { status: 'ok', cart: await viewOf(cart, market.locale), warnings };
  } catch (error) {
    logError('cart', error);
    const cart = await cartAfter(error, market);
    if (error instanceof AppError) return { status: 'error', code: error.code, values: error.values, cart };
    return { status: 'error', code: 'unexpected', values: {}, cart };
  }
}

/** The cart as it is after a failure; undefined when it cannot be known, so that the browser keeps what it shows. */
async function cartAfter(error: unknown, market: Market): Promise<CartReply['cart']> {
  if (!market.shop || (error instanceof AppError && error.code === 'cartNotFound')) return null;
  try {
    const cart = await currentCart(shopContext(market));
    return cart && (await viewOf(cart, market.locale));
  } catch (second) {
    logError('cart', second);
    return undefined;
  }
}
