import 'server-only';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../markets';
import type { MessageNamespace } from './messages';

/** Messages of one namespace in a locale. The locale is always an argument: nothing cached may depend on ambient state. */
export const translations = <N extends MessageNamespace>(locale: Locale, namespace: N) =>
  getTranslations({ locale, namespace });

export const formatter = cache((locale: Locale) => getFormatter({ locale }));

/** Checks the `[locale]` segment and sets it as next-intl's locale for this render. */
export function localeOf(segment: string): Locale {
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
  setRequestLocale(locale);
  return locale;
}
