import { ChipLink, ChipRow } from '@/components/ui/chip';
import { Stack } from '@/components/ui/section';
import { placeText } from '@/lib/directory/place-text';
import { writeDirectory } from '@/lib/directory/selection';
import type { DirectorySelection } from '@/lib/directory/types';
import { pathFor } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import type { Place } from '@/lib/places/types';

type Props = { locale: Locale; selection: DirectorySelection; places: readonly Place[]; lead: string };

/** The same search around each of some other places. */
export function PlaceLinks({ locale, selection, places, lead }: Props) {
  const base = pathFor(locale, '/contact-directory/results');
  const hrefOf = (place: Place) => base + writeDirectory({ ...selection, place: placeText(place), at: place, page: 1 });
  return (
    <Stack gap={2}>
      <p>{lead}</p>
      <ChipRow>
        {places.map((place) => (
          <ChipLink key={place.id} href={hrefOf(place)} prefetch={false}>
            {place.name}, {[place.postalCode, place.detail].filter(Boolean).join(', ')}
          </ChipLink>
        ))}
      </ChipRow>
    </Stack>
  );
}
