import type { useTranslations } from 'next-intl';
import { type Exclusion, exclusionOf, type Place } from './exclusion.ts';
import { normalisePostcode, type PostcodeProblem } from './postcode.ts';
import { deliveryIn } from './settings.ts';

type Translate = ReturnType<typeof useTranslations<'delivery'>>;
type Excludable = Parameters<typeof exclusionOf>[0];

/** What a line of the cart says about itself; undefined when nothing, and where the whole cart is the matter. */
export function exclusionWords(variant: Excludable, place: Place | null, t: Translate): string | undefined {
  const because: Exclusion | null = place && exclusionOf(variant, place.zip, place.country);
  return because === 'variant' ? t('excluded.line', { zip: normalisePostcode(place?.zip ?? '') }) : undefined;
}

/** What is wrong with a typed postcode, and how one of the country looks. */
export function postcodeWords(problem: PostcodeProblem, country: string, t: Translate): string {
  const { digits = 0, example = '' } = deliveryIn(country)?.postcode ?? {};
  return t(`error.${problem}`, { digits, example });
}
