'use client';
import { createTranslator } from 'next-intl';
import { type Locale, MARKETS } from '../markets';
import { cartMessages } from './client-messages';

/** The cart's words where no provider around has them: they are fetched. */
export async function cartTranslator(locale: Locale) {
  const { language, tag } = MARKETS[locale];
  return createTranslator({ locale: tag, messages: await cartMessages(language), namespace: 'cart' });
}
