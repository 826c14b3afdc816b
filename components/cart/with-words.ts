'use client';
import { persistentToasts, showToast, type Toast } from '@/components/ui/toast';
import { cartTranslator, codeNewsOf, newsOf, problemOf } from '@/lib/cart/messages';
import { changeCart, SLOW_MS } from '@/lib/cart/mutations';
import { markOthers } from '@/lib/cart/news';
import { isApplicable } from '@/lib/cart/rules';
import { keepsCookies } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';

type Wish = { form: FormData; locale: Locale; name: string; cartHref: string };

/** Adds the form's item to the cart, and returns what to show the visitor: toasts on success, an error message on failure. */
export async function addWithWords({
  form,
  locale,
  name,
  cartHref,
}: Wish): Promise<{ toasts: Toast[]; problem: string }> {
  // Load the messages first, so that the outcome can be reported.
  const t = await cartTranslator(locale);
  const late = setTimeout(() => showToast({ text: t('trouble.slow') }), SLOW_MS);
  const fields = Object.fromEntries([...form].map(([field, value]) => [field, String(value)]));
  const change = changeCart(locale, { name: 'add', fields }).finally(() => clearTimeout(late));
  const reply = markOthers(await change, { variantId: form.get('variantId') });
  const problem = problemOf(reply, t);
  if (problem) return { toasts: codeNewsOf(reply, t).flatMap(persistentToasts), problem };
  // The cart was created, but without cookies it is lost on the next page.
  if (!keepsCookies()) return { toasts: [], problem: t('cookiesRefused') };
  const added = { text: t('added', { name }), link: { href: cartHref, text: t('addedLink') } };
  return { toasts: [added, ...newsOf(reply, t).flatMap(persistentToasts)], problem: '' };
}

/** Errors by which the code itself is refused: any other may be gone at the next attempt. */
const REFUSED: ReadonlySet<string> = new Set(['invalidInput', 'cartUpdate']);

type Outcome = {
  /** What has become of the code, and news of the other codes of the cart. */
  toasts: Toast[];
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
    toasts: [{ text: outcome, ...(reason && { isPersistent: true }) }, ...newsOf(reply, t).flatMap(persistentToasts)],
    isLost: reply.status === 'error' && !REFUSED.has(reply.code),
  };
}
