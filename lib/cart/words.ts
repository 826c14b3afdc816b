'use client';
import { createTranslator, type useTranslations } from 'next-intl';
import { type Locale, MARKETS } from '../markets';
import { cartMessages } from './client-messages';
import type { CartReply } from './types';

export async function cartTranslator(locale: Locale) {
  const { language, tag } = MARKETS[locale];
  return createTranslator({ locale: tag, messages: await cartMessages(language), namespace: 'cart' });
}

type CartTranslator = Awaited<ReturnType<typeof cartTranslator>> | ReturnType<typeof useTranslations<'cart'>>;

/** What the service did otherwise than asked, or why it did not: in the visitor's words; null when all went as wished. */
export function problemOf(reply: CartReply, t: CartTranslator): string | null {
  if (reply.status === 'error') {
    return t(
      t.has(`error.${reply.code}` as never) ? (`error.${reply.code}` as 'error.unexpected') : 'error.unexpected',
    );
  }
  const [warning] = reply.warnings;
  if (!warning) return null;
  const known = `warning.${warning.code}` as 'warning.other';
  return t(t.has(known) ? known : 'warning.other');
}
