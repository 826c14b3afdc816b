import { createTranslator } from 'next-intl';
import { type Locale, MARKETS } from '../markets.ts';
import { loadMessages, type MessageNamespace } from './messages.ts';

/**
 * Messages of a namespace outside of any request, for emails and jobs. A missing or incomplete message throws: an email
 * with a gap is worse than a late one.
 */
export const translatorOf = async <N extends MessageNamespace>(locale: Locale, namespace: N) =>
  createTranslator({
    locale: MARKETS[locale].tag,
    messages: await loadMessages(locale),
    namespace,
    onError(error) {
      throw error;
    },
  });
