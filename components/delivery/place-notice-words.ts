import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { PlaceNoticeWords } from './delivery-place-notice';

/** Messages for DeliveryPlaceNotice, with a placeholder that the browser fills with the postcode. */
export async function placeNoticeWords(locale: Locale): Promise<PlaceNoticeWords> {
  const t = await translations(locale, 'delivery');
  const zip = '{zip}';
  return {
    region: t('place.region', { zip }),
    variant: t('place.variant', { zip }),
    forget: t('place.forget'),
    forgotten: t('place.forgotten'),
  };
}
