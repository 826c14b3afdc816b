'use client';
import { cartTranslator } from '@/lib/cart/messages';
import { changeCart } from '@/lib/cart/mutations';
import { codeNewsOf, problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/platform/markets';

/**
 * Applies a code to the visitor's cart, or stores it for the next cart; returns the message that reports which, and those
 * about the other codes of the cart.
 */
export async function codeWithWords(code: string, locale: Locale): Promise<string[]> {
  const [reply, t] = await Promise.all([
    changeCart(locale, { name: 'addCode', fields: { code } }),
    cartTranslator(locale),
  ]);
  const reason = problemOf(reply, t);
  const outcome = reason
    ? t('codes.refused', { code, reason })
    : t(reply.cart ? 'codes.taken' : 'codes.kept', { code });
  return [outcome, ...codeNewsOf(reply, t)];
}
