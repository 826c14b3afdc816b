import { ChipLink, ChipRow } from '@/components/ui/chip';
import { placeText } from '@/lib/directory/place-text';
import type { DirectorySelection } from '@/lib/directory/types';
import type { Locale } from '@/lib/markets';
import type { Place } from '@/lib/places/types';
import * as css from './place-links.css';
import { resultsHref } from './results-href';

type Props = { locale: Locale; selection: DirectorySelection; places: readonly Place[]; lead: string };

/** The same search around each of some other places. */
export function PlaceLinks({ locale, selection, places, lead }: Props) {
  const hrefOf = (place: Place) => resultsHref(locale, { ...selection, place: placeText(place), at: place, page: 1 });
  return (
    <nav aria-label={lead} className={css.places}>
      <p aria-hidden="true">{lead}</p>
      <ChipRow>
        {places.map((place) => (
          <ChipLink key={place.id} href={hrefOf(place)} prefetch={false}>
            {placeText(place)}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
