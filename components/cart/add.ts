'use client';
import { showToast, type Toast } from '@/components/ui/toast';
import { cartTranslator } from '@/lib/cart/messages';
import { add } from '@/lib/cart/mutations';
import { SLOW_MS } from '@/lib/cart/use-trouble';
import { giftWordsOf, problemOf } from '@/lib/cart/words';
import { keepsCookies } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';

type Wish = { form: FormData; locale: Locale; name: string; cartHref: string };

/** Adds what the form says, and returns what to tell the visitor: toasts when it worked, a sentence when it did not. */
export async function addWithWords({
  form,
  locale,
  name,
  cartHref,
}: Wish): Promise<{ toasts: Toast[]; problem: string }> {
  // Words first: what is done can then be said.
  const t = await cartTranslator(locale);
  const late = setTimeout(() => showToast({ text: t('trouble.slow') }), SLOW_MS);
  const reply = await add(form).finally(() => clearTimeout(late));
  const problem = problemOf(reply, t);
  if (problem) return { toasts: [], problem };
  // The cart was made, and is lost with the next page.
  if (!keepsCookies()) return { toasts: [], problem: t('cookiesRefused') };
  const added = { text: t('added', { name }), link: { href: cartHref, text: t('addedLink') } };
  const gift = giftWordsOf(reply, t);
  return { toasts: gift ? [added, { text: gift }] : [added], problem: '' };
}
