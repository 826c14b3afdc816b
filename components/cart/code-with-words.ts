'use client';
import { cartTranslator } from '@/lib/cart/messages';
import { changeCart } from '@/lib/cart/mutations';
import { markOthers } from '@/lib/cart/news';
import { isApplicable } from '@/lib/cart/rules';
import { newsOf, problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/platform/markets';

/** Errors by which the code itself is refused: any other may be gone at the next attempt. */
const REFUSED: ReadonlySet<string> = new Set(['invalidInput', 'cartUpdate']);

type Outcome = {
  /** What has become of the code, and news of the other codes of the cart. */
  sentences: string[];
  /** The code is neither in the cart nor stored, and can be tried again. */
  isLost: boolean;
};

/** Applies a code to the visitor's cart, or stores it for the next cart. */
export async function codeWithWords(code: string, locale: Locale): Promise<Outcome> {
  const [given, t] = await Promise.all([
    changeCart(locale, { name: 'addCode', fields: { code } }),
    cartTranslator(locale),
  ]);
  const reply = markOthers(given);
  const isTaken = reply.status === 'ok' && reply.cart !== null && isApplicable(reply.cart, code);
  const reason = isTaken ? null : problemOf(reply, t);
  const outcome = reason
    ? t('codes.refused', { code, reason })
    : t(reply.cart ? 'codes.taken' : 'codes.kept', { code });
  return {
    sentences: [outcome, ...newsOf(reply, t)],
    isLost: reply.status === 'error' && !REFUSED.has(reply.code),
  };
}
