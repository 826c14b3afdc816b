import { errorCode } from '../platform/errors.ts';
import { logError } from '../platform/log/log.ts';
import type { CartResult, NewLine } from '../services/shopify/operations/cart.ts';

export type Line = NewLine;

/** Outcome of adding several lines to the cart. */
export type Added = {
  /** The cart after the last added line; null when none was added. */
  result: CartResult | null;
  /** Changes that the shop made, of all lines. */
  warnings: CartResult['warnings'];
  /** Variants that could not be added. */
  failed: string[];
  /** Whether the outcome of one of them is unknown. */
  isUncertain: boolean;
};

type Means = {
  add: (line: Line) => Promise<CartResult>;
  /** Called after a line with an unknown outcome: the next one must read the cart first. */
  onUncertain: () => Promise<void>;
  /** Deadline after which no other line is started, in milliseconds since 1970. */
  until: number;
};

const holds = ({ cart }: CartResult, variantId: string): boolean =>
  cart.lines.some(({ variant }) => variant.id === variantId);

/** Adds every line to the cart, sequentially; a failure does not stop the others. Never throws. */
export async function addLines(lines: readonly Line[], { add, onUncertain, until }: Means): Promise<Added> {
  const added: Added = { result: null, warnings: [], failed: [], isUncertain: false };
  for (const line of lines) {
    const result = Date.now() < until ? await add(line).catch(recordFailure(added, onUncertain)) : null;
    if (result && holds(result, line.variantId)) {
      added.result = result;
      added.warnings.push(...result.warnings);
    } else added.failed.push(line.variantId);
  }
  return added;
}

const recordFailure = (added: Added, onUncertain: Means['onUncertain']) => async (error: unknown) => {
  logError('orders', error);
  if (errorCode(error) === 'unconfirmed') {
    added.isUncertain = true;
    await onUncertain();
  }
  return null;
};
