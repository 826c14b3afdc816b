'use client';
import { createTranslator, type useTranslations } from 'next-intl';
import { type Language, type Locale, MARKETS } from '../platform/markets';
import { concerns, type NamedLine } from '../services/shopify/cart-attributes';
import type { CartWarning } from '../services/shopify/types';
import { isNews, newsWords, warningKey } from './news';
import type { CartReply } from './view';

const files = {
  fr: () =>
    [
      import('../../messages/fr/cart.json'),
      import('../../messages/fr/delivery.json'),
      import('../../messages/fr/prices.json'),
    ] as const,
  nl: () =>
    [
      import('../../messages/nl/cart.json'),
      import('../../messages/nl/delivery.json'),
      import('../../messages/nl/prices.json'),
    ] as const,
} as const;

/** The cart's messages, loaded on demand with the rest of the cart's chunk. */
export const cartMessages = async (language: Language) => {
  const [cart, delivery, prices] = await Promise.all(files[language]());
  return { cart: cart.default, delivery: delivery.default, prices: prices.default };
};

/** Translations of the cart where no provider supplies them: they are loaded on demand. */
export async function cartTranslator(locale: Locale) {
  const { language, tag } = MARKETS[locale];
  return createTranslator({ locale: tag, messages: await cartMessages(language), namespace: 'cart' });
}

type CartTranslator = Awaited<ReturnType<typeof cartTranslator>> | ReturnType<typeof useTranslations<'cart'>>;

/** The translated message of a warning; a generic one for an unknown code. */
export const warningWords = ({ code, values }: Pick<CartWarning, 'code' | 'values'>, t: CartTranslator): string =>
  t(warningKey(code, t), values);

const sentences = (warnings: readonly CartWarning[], t: CartTranslator): string | null =>
  [...new Set(warnings.map((warning) => warningWords(warning, t)))].join(' ') || null;

/**
 * The message for a failure, or for a change that the service made and the visitor did not request; null otherwise.
 * @param lines those that show their own warnings (`lineProblem`)
 */
export function problemOf(reply: CartReply, t: CartTranslator, lines: readonly NamedLine[] = []): string | null {
  if (reply.status === 'ok')
    return sentences(
      reply.warnings.filter((warning) => !isNews(warning) && !lines.some((line) => concerns(warning, line))),
      t,
    );
  const known = `error.${reply.code}` as 'error.unexpected';
  return t(t.has(known) ? known : 'error.unexpected');
}

/**
 * The message of a line: why its own change failed, and the warnings about it. A warning about no line of the cart
 * belongs to the line that was changed.
 * @param changed id of the line that was changed; empty for another change
 */
export function lineProblem(
  { reply, lineId: changed }: { reply: CartReply; lineId: string },
  line: NamedLine,
  lines: readonly NamedLine[],
  t: CartTranslator,
): string | null {
  const isChanged = line.id === changed;
  if (reply.status === 'error') return isChanged ? problemOf(reply, t) : null;
  const own = reply.warnings.filter((warning) => concerns(warning, line));
  return sentences(own, t) ?? (isChanged ? problemOf(reply, t, lines) : null);
}

/** Whether a reply says nothing besides the change itself. */
export const isSilent = (reply: CartReply): boolean =>
  reply.status === 'ok' && reply.warnings.length === 0 && !reply.codeNews?.length;

/** What a reply says about discount codes that were not its subject. */
export const codeNewsOf = (reply: CartReply, t: CartTranslator): string[] =>
  reply.status === 'ok'
    ? (reply.codeNews ?? []).map((news) => newsWords(news, t as Parameters<typeof newsWords>[1]))
    : [];

/** The message about a gift, or about other articles; null for none. */
export const newsWordsOf = (reply: CartReply, t: CartTranslator): string | null =>
  reply.status === 'ok' ? sentences(reply.warnings.filter(isNews), t) : null;

/** What a result says besides the change itself: about a gift or other articles, and about codes. */
export function newsOf(reply: CartReply, t: CartTranslator): string[] {
  const news = newsWordsOf(reply, t);
  return [...(news ? [news] : []), ...codeNewsOf(reply, t)];
}
