import type { Cart } from '../shopify/types.ts';
import { type Undeliverable, undeliverable } from './exclusion.ts';

/**
 * Before the hand-over to the checkout: what of the cart cannot go to its address, or null. A cart without an address has
 * no problem yet; the service asks for one, and its delivery profiles are the last guard.
 */
export const deliveryProblem = ({
  lines,
  deliveryAddress,
}: Pick<Cart, 'lines' | 'deliveryAddress'>): Undeliverable | null => undeliverable(lines, deliveryAddress);
