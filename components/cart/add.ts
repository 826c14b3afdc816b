'use client';
import { showToast, type Toast } from '@/components/ui/toast';
import { cartTranslator } from '@/lib/cart/messages';
import { changeCart } from '@/lib/cart/mutations';
import { markOthers } from '@/lib/cart/news';
import { SLOW_MS } from '@/lib/cart/use-trouble';
import { codeNewsOf, newsOf, problemOf } from '@/lib/cart/words';
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
  if (problem) return { toasts: codeNewsOf(reply, t).map((text) => ({ text })), problem };
  // The cart was created, but without cookies it is lost on the next page.
  if (!keepsCookies()) return { toasts: [], problem: t('cookiesRefused') };
  const added = { text: t('added', { name }), link: { href: cartHref, text: t('addedLink') } };
  return { toasts: [added, ...newsOf(reply, t).map((text) => ({ text }))], problem: '' };
}
