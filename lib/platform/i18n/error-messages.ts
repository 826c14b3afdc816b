import french from '../../../messages/fr/common.json';
import dutch from '../../../messages/nl/common.json';
import { DEFAULT_LOCALE, LOCALES, MARKETS } from '../markets';

/** Texts of the error page, and the home link, where no message provider is available; chosen by the page's `lang`. */
export function errorWords(lang: string) {
  const { error, titleTemplate, brand } = lang.startsWith('nl') ? dutch : french;
  const { title, summary } = error['500'];
  return {
    title,
    summary,
    pageTitle: titleTemplate.replace('{title}', title).replace('{brand}', brand),
    label: error.label.replace('{code}', '500'),
    action: error.action,
    retry: error.retry,
    home: MARKETS[LOCALES.find((locale) => MARKETS[locale].tag === lang) ?? 'fr-fr'].prefix || '/',
  };
}

const isBelow = (prefix: string, path: string): boolean => prefix !== '' && `${path}/`.startsWith(`${prefix}/`);

/** The BCP 47 tag of a page that failed: from its document, or from its address where the document failed as well. */
export function failedLanguage(): string {
  if (typeof document === 'undefined') return MARKETS[DEFAULT_LOCALE].tag;
  const locale = LOCALES.find((each) => isBelow(MARKETS[each].prefix, location.pathname));
  return document.documentElement.lang || MARKETS[locale ?? DEFAULT_LOCALE].tag;
}
