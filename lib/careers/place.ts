import { isLocality, LOCALITIES } from './facets.ts';
import type { Offer } from './offers.ts';

/** `country` is an ISO code, or a name in words where the offer is abroad. */
export type JobPlace = { city: string; region?: string; country?: string };

/** Where an offer is, in parts; of one abroad the editor has written city and country, parted by a comma. */
export function placeOf({ where, placeDetail }: Pick<Offer, 'where' | 'placeDetail'>, language: 'fr' | 'nl'): JobPlace {
  if (isLocality(where)) {
    const { name, region, country } = LOCALITIES[where];
    return { city: name[language], region, country };
  }
  const [city = '', country] = placeDetail.split(',').map((part) => part.trim());
  return { city, country };
}
