'use client';
import type { Toast } from '@/components/ui/toast';
import { add } from '@/lib/cart/mutations';
import { cartTranslator, giftWordsOf, problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/markets';

type Wish = { form: FormData; locale: Locale; name: string; cartHref: string };

/** Adds what the form says, and returns what to tell the visitor: toasts when it worked, a sentence when it did not. */
export async function addWithWords({
  form,
  locale,
  name,
  cartHref,
}: Wish): Promise<{ toasts: Toast[]; problem: string }> {
  const [reply, t] = await Promise.all([add(form), cartTranslator(locale)]);
  const problem = problemOf(reply, t);
  if (problem) return { toasts: [], problem };
  const added = { text: t('added', { name }), link: { href: cartHref, text: t('addedLink') } };
  const gift = giftWordsOf(reply, t);
  return { toasts: gift ? [added, { text: gift }] : [added], problem: '' };
}
