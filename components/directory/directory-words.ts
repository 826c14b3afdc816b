import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { AroundMeWords } from './around-me';
import type { PlaceWords } from './place-field';

type Words = { place: PlaceWords; aroundMe: AroundMeWords };

/** What the parts of the form that have a script say. */
export async function directoryWords(locale: Locale): Promise<Words> {
  const t = await translations(locale, 'directory');
  return {
    place: { label: t('form.place'), found: t.raw('form.found'), none: t('form.none') },
    aroundMe: {
      action: t('aroundMe.action'),
      why: t('aroundMe.why'),
      asking: t('aroundMe.asking'),
      refused: t('aroundMe.refused'),
      timeout: t('aroundMe.timeout'),
      unavailable: t('aroundMe.unavailable'),
    },
  };
}
