import { errorCode } from '../platform/errors.ts';
import { logError } from '../platform/log/log.ts';
import type { CartResult } from '../services/shopify/operations/cart.ts';

export type Line = { variantId: string; quantity: number };

/** What became of several lines that were to go into the cart. */
export type Added = {
  /** As the last line that went in left it; null when none did. */
  result: CartResult | null;
  /** What the shop changed on the way, of all lines. */
  warnings: CartResult['warnings'];
  /** Variants that are not in the cart for this. */
  failed: string[];
  /** Of one of them nobody knows whether it is. */
  doubtful: boolean;
};

type Means = {
  /** Puts one line into the cart. */
  add: (line: Line) => Promise<CartResult>;
  /** After a line of which nobody knows: the next one must look at the cart first. */
  doubt: () => Promise<void>;
  /** When to begin no other line, in milliseconds since 1970. */
  until: number;
};

const holds = ({ cart }: CartResult, variantId: string): boolean =>
  cart.lines.some(({ variant }) => variant.id === variantId);

/** Puts every line into the cart, one after the other; one that fails does not stop the others. Never throws. */
export async function addLines(lines: readonly Line[], { add, doubt, until }: Means): Promise<Added> {
  const added: Added = { result: null, warnings: [], failed: [], doubtful: false };
  for (const line of lines) {
    const result = Date.now() < until ? await add(line).catch(noted(added, doubt)) : null;
    if (result && holds(result, line.variantId)) {
      added.result = result;
      added.warnings.push(...result.warnings);
    } else added.failed.push(line.variantId);
  }
  return added;
}

const noted = (added: Added, doubt: Means['doubt']) => async (error: unknown) => {
  logError('orders', error);
  if (errorCode(error) === 'unconfirmed') {
    added.doubtful = true;
    await doubt();
  }
  return null;
};
