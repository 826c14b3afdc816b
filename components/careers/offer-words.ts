import { isLocality, localityName } from '@/lib/careers/facets';
import type { Offer } from '@/lib/careers/offers';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

/** What an offer's codes are called in a locale. */
export async function offerWords(locale: Locale) {
  const t = await translations(locale, 'careers');
  return {
    category: ({ category }: Pick<Offer, 'category'>) => t(`categories.${category}`),
    contract: ({ contract }: Pick<Offer, 'contract'>) => t(`contracts.${contract}`),
    place: ({ where, placeDetail }: Pick<Offer, 'where' | 'placeDetail'>) =>
      isLocality(where) ? localityName(where, locale) : placeDetail || t('international'),
  };
}
