'use client';
import type { useTranslations } from 'next-intl';
import type { CartWarning } from '../services/shopify/types';
import type { cartTranslator } from './messages';
import type { CartReply } from './types';

type CartTranslator = Awaited<ReturnType<typeof cartTranslator>> | ReturnType<typeof useTranslations<'cart'>>;

/** The translated message of a warning; a generic one for an unknown code. */
export function warningWords({ code, values }: Pick<CartWarning, 'code' | 'values'>, t: CartTranslator): string {
  const known = `warning.${code}` as 'warning.other';
  return t(t.has(known) ? known : 'warning.other', values);
}

/** A missing gift is information, not a failure of the requested change. */
const isGiftNews = ({ code }: CartWarning): boolean => code.startsWith('GIFT_');

const sentences = (warnings: readonly CartWarning[], t: CartTranslator): string | null =>
  [...new Set(warnings.map((warning) => warningWords(warning, t)))].join(' ') || null;

/** The message for a failure, or for a change that the service made and the visitor did not request; null otherwise. */
export function problemOf(reply: CartReply, t: CartTranslator): string | null {
  if (reply.status === 'ok')
    return sentences(
      reply.warnings.filter((warning) => !isGiftNews(warning)),
      t,
    );
  const known = `error.${reply.code}` as 'error.unexpected';
  return t(t.has(known) ? known : 'error.unexpected');
}

/** The message about a gift; null for none. */
export const giftWordsOf = (reply: CartReply, t: CartTranslator): string | null =>
  reply.status === 'ok' ? sentences(reply.warnings.filter(isGiftNews), t) : null;
