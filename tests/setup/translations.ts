import { createFormatter, createTranslator } from 'next-intl';
import { loadMessages, type MessageNamespace } from '../../lib/i18n/messages.ts';
import { type Locale, MARKETS } from '../../lib/markets.ts';

/** What `vi.mock` puts in the place of `lib/i18n/translations.ts`: the same words, without a running request. */
export async function translations(locale: Locale, namespace: MessageNamespace) {
  return createTranslator({ locale: MARKETS[locale].tag, messages: await loadMessages(locale), namespace });
}

/** Of dates and amounts, likewise. */
export const formatter = async (locale: Locale) =>
  createFormatter({ locale: MARKETS[locale].tag, timeZone: 'Europe/Paris' });
export const localeOf = (segment: string): string => segment;
