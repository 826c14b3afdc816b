import { createTranslator } from 'next-intl';
import { loadMessages } from '../i18n/messages.ts';
import { type Locale, MARKETS } from '../markets.ts';

/**
 * The words of the mails in a locale. Not `lib/i18n/translations`: mails are written outside of any request. A message that
 * is missing or cannot be filled is thrown: a mail with a hole is worse than a late one.
 */
export async function mailWords(locale: Locale) {
  return createTranslator({
    locale: MARKETS[locale].tag,
    messages: await loadMessages(locale),
    namespace: 'mail',
    onError(error) {
      throw error;
    },
  });
}

export type MailWords = Awaited<ReturnType<typeof mailWords>>;
