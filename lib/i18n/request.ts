import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale, MARKETS } from '../markets.ts';
import { loadMessages } from './messages.ts';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return { locale: MARKETS[locale].tag, messages: await loadMessages(locale), timeZone: 'Europe/Paris' };
});
