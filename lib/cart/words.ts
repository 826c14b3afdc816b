'use client';
import type { useTranslations } from 'next-intl';
import type { CartWarning } from '../services/shopify/types';
import { isGiftNews, newsWords, warningKey } from './code-news';
import type { cartTranslator } from './messages';
import type { CartLineView, CartReply } from './types';

type CartTranslator = Awaited<ReturnType<typeof cartTranslator>> | ReturnType<typeof useTranslations<'cart'>>;

/** The translated message of a warning; a generic one for an unknown code. */
export const warningWords = ({ code, values }: Pick<CartWarning, 'code' | 'values'>, t: CartTranslator): string =>
  t(warningKey(code, t), values);

const sentences = (warnings: readonly CartWarning[], t: CartTranslator): string | null =>
  [...new Set(warnings.map((warning) => warningWords(warning, t)))].join(' ') || null;

type Line = Pick<CartLineView, 'id'> & { variant: Pick<CartLineView['variant'], 'id'> };

const concerns = ({ lineId }: CartWarning, { id, variant }: Line): boolean =>
  lineId === id || lineId === `gid://shopify/ProductVariant/${variant.id}`;

/**
 * The message for a failure, or for a change that the service made and the visitor did not request; null otherwise.
 * @param lines those that show their own warnings (`lineProblem`)
 */
export function problemOf(reply: CartReply, t: CartTranslator, lines: readonly Line[] = []): string | null {
  if (reply.status === 'ok')
    return sentences(
      reply.warnings.filter((warning) => !isGiftNews(warning) && !lines.some((line) => concerns(warning, line))),
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
  line: Line,
  lines: readonly Line[],
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

/** The message about a gift; null for none. */
export const giftWordsOf = (reply: CartReply, t: CartTranslator): string | null =>
  reply.status === 'ok' ? sentences(reply.warnings.filter(isGiftNews), t) : null;
