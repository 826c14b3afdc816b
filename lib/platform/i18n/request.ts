import { getRequestConfig } from 'next-intl/server';
import { logError } from '../log/log.ts';
import { DEFAULT_LOCALE, isLocale, MARKETS } from '../markets.ts';
import { loadMessages } from './messages.ts';

/** A missing message is a defect: it fails the build and the tests; in the running site it is logged for the operator. */
function missing(error: Error): void {
  if (process.env.NEXT_PHASE === 'phase-production-build' || process.env.NODE_ENV !== 'production') throw error;
  logError('messages', error);
}

/** Who asks for a message passes its locale. Without one, next-intl's provider asks for formats, which all markets share. */
export default getRequestConfig(async ({ locale: passed }) => {
  const locale = isLocale(passed) ? passed : DEFAULT_LOCALE;
  return {
    locale: MARKETS[locale].tag,
    messages: await loadMessages(locale),
    timeZone: 'Europe/Paris',
    onError: missing,
    // A visitor never sees the name of a key.
    getMessageFallback: () => '',
  };
});
