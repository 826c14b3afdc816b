import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../markets';
import type { MessageNamespace } from './messages';

/** Messages of one namespace in a locale. The locale is always an argument: nothing cached may depend on ambient state. */
export const translations = <N extends MessageNamespace>(locale: Locale, namespace: N) =>
  getTranslations({ locale, namespace });

export const formatter = cache((locale: Locale) => getFormatter({ locale }));

/** The locale of a `[locale]` segment; the default one for anything else. */
export const localeOf = (segment: string | undefined): Locale => (isLocale(segment) ? segment : DEFAULT_LOCALE);
