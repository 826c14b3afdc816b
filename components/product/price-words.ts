import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { PriceWords } from './card-view';

/** The messages around prices with unfilled placeholders: they are sent to the browser once, whatever is selected there. */
export async function priceWords(locale: Locale): Promise<PriceWords> {
  const t = await translations(locale, 'prices');
  return {
    lowest: t('lowest'),
    lowestWas: t('lowestWas', { price: '{price}' }),
    instead: t('instead'),
    before: t('before'),
    percent: t('percent', { percent: '{percent}' }),
    perUnit: t('perUnit', { price: '{price}', measure: '{measure}' }),
    piece: t('piece'),
  };
}
