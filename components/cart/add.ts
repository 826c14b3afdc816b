'use client';
import type { Toast } from '@/components/ui/toast';
import { add } from '@/lib/cart/mutations';
import { cartTranslator, problemOf } from '@/lib/cart/words';
import type { Locale } from '@/lib/markets';

type Wish = { form: FormData; locale: Locale; name: string; cartHref: string };

/** Adds what the form says, and returns what to tell the visitor: a toast when it worked, a sentence when it did not. */
export async function addWithWords({
  form,
  locale,
  name,
  cartHref,
}: Wish): Promise<{ toast?: Toast; problem: string }> {
  const [reply, t] = await Promise.all([add(form), cartTranslator(locale)]);
  const problem = problemOf(reply, t);
  if (problem) return { problem };
  return { toast: { text: t('added', { name }), link: { href: cartHref, text: t('addedLink') } }, problem: '' };
}
