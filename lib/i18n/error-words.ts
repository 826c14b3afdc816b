import french from '../../messages/fr/common.json';
import dutch from '../../messages/nl/common.json';
import { LOCALES, MARKETS } from '../markets';

/** Words of the error page, and the way home, where no provider of messages can be relied on; chosen by the page's `lang`. */
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
