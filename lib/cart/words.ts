'use client';
import type { useTranslations } from 'next-intl';
import type { CartWarning } from '../services/shopify/types';
import type { cartTranslator } from './messages';
import type { CartReply } from './types';

type CartTranslator = Awaited<ReturnType<typeof cartTranslator>> | ReturnType<typeof useTranslations<'cart'>>;

/** A warning in the visitor's words; one that the catalogue does not know is said in general. */
export function warningWords({ code, values }: Pick<CartWarning, 'code' | 'values'>, t: CartTranslator): string {
  const known = `warning.${code}` as 'warning.other';
  return t(t.has(known) ? known : 'warning.other', values);
}

/** A gift that did not come is news, not a failure of what was asked for. */
const isGiftNews = ({ code }: CartWarning): boolean => code.startsWith('GIFT_');

const sentences = (warnings: readonly CartWarning[], t: CartTranslator): string | null =>
  [...new Set(warnings.map((warning) => warningWords(warning, t)))].join(' ') || null;

/** What the service did otherwise than asked, or why it did not: in the visitor's words; null when all went as wished. */
export function problemOf(reply: CartReply, t: CartTranslator): string | null {
  if (reply.status === 'ok')
    return sentences(
      reply.warnings.filter((warning) => !isGiftNews(warning)),
      t,
    );
  const known = `error.${reply.code}` as 'error.unexpected';
  return t(t.has(known) ? known : 'error.unexpected');
}

/** What is to be said about a gift; null for nothing. */
export const giftWordsOf = (reply: CartReply, t: CartTranslator): string | null =>
  reply.status === 'ok' ? sentences(reply.warnings.filter(isGiftNews), t) : null;
