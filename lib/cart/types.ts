import type { SubmissionResult } from '@conform-to/react';
import type { ErrorCode, ErrorValues } from '../platform/errors.ts';
import type { Cart, CartLine, CartWarning, CodeNews } from '../services/shopify/types.ts';

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
