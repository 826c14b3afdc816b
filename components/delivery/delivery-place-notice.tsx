'use client';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { exclusionOf } from '@/lib/delivery/exclusion';
import { readPlace, subscribeToPlace, writePlace } from '@/lib/delivery/place';
import { fill } from '@/lib/forms/problem';
import { type Locale, MARKETS } from '@/lib/markets';

/** Each with {zip}, but for the button. */
export type PlaceNoticeWords = { region: string; variant: string; forget: string };

type Props = {
  locale: Locale;
  /** The variant's own list, as the shop gives it. */
  exclusions: readonly string[] | null;
  words: PlaceNoticeWords;
};

/**
 * Says early that a variant is not delivered where the visitor had asked for. Nothing stands in the prerendered page, and
 * nothing comes for those who can have it.
 */
export function DeliveryPlaceNotice({ locale, exclusions, words }: Props) {
  const country = MARKETS[locale].shop?.country ?? '';
  const zip = useSyncExternalStore(
    subscribeToPlace,
    () => readPlace(country),
    () => null,
  );
  const because = zip && exclusionOf({ postalCodeExclusions: exclusions }, zip, country);
  if (!because) return null;
  return (
    <Notice tone="warning" size="small" icon="truck" live>
      <p>{fill(words[because], { zip })}</p>
      <Button kind="ghost" size="small" onClick={() => writePlace(null)}>
        {words.forget}
      </Button>
    </Notice>
  );
}
