import type { ErrorCode, ErrorValues } from '../platform/errors.ts';
import type { Cart, CartLine, CartWarning } from '../services/shopify/types.ts';

/** A line with the address of its product's page, where there is one. */
export type CartLineView = CartLine & { href: string | null };

/** What a browser may see of a cart: its id and its checkout address hold a secret key and stay on the server. */
export type CartView = Omit<Cart, 'id' | 'checkoutUrl' | 'buyer' | 'lines'> & { lines: CartLineView[] };

/** The answer of every cart action: the whole cart or a typed error, with the cart as it is after the failure. */
export type CartReply =
  | {
      status: 'ok';
      cart: CartView | null;
      warnings: CartWarning[];
      /** To be read again: its gifts may be otherwise by now. */
      stale?: true;
    }
  | { status: 'error'; code: ErrorCode | 'unexpected'; values: ErrorValues; cart: CartView | null | undefined };

/** Characters that a note may have: more than anybody needs to say where the parcel may wait. */
export const NOTE_LENGTH = 500;
