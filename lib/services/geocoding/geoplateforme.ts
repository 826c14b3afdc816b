import { z } from 'zod';
import { env } from '../../platform/env';
import { askRemote, type Finder, latitude, longitude } from './finder';
import { countryOfCode, type Place } from './place';

/** The service refuses shorter texts. */
const LEAST_LETTERS = 3;
const MOST_LETTERS = 200;

/** The fields read from https://data.geopf.fr/geocodage/search: GeoJSON, `context` as `974, La Réunion`. */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([longitude, latitude]).rest(z.number()) }),
      properties: z.object({
        id: z.string(),
        type: z.string(),
        name: z.string(),
        city: z.string().optional(),
        citycode: z.string(),
        postcode: z.string().optional(),
        context: z.string().optional(),
      }),
    }),
  ),
});
type Feature = z.output<typeof answer>['features'][number];

function placeOf({ geometry, properties }: Feature): Place[] {
  const country = countryOfCode(properties.citycode);
  if (!country) return [];
  const [east, north] = geometry.coordinates;
  const [, department = ''] = (properties.context ?? '').split(', ');
  const isCommune = properties.type === 'municipality';
  const around = [isCommune ? '' : properties.city, department].filter(Boolean);
  return [
    {
      id: properties.id,
      name: properties.name,
      detail: around.join(', '),
      postalCode: properties.postcode ?? null,
      country,
      latitude: north,
      longitude: east,
    },
  ];
}

/** The national geocoder of France, which also knows streets. Rate limit: fifty requests a second from one address. */
export const geoplateforme: Finder = async (text, limit) => {
  const wanted = text.trim();
  if (wanted.length < LEAST_LETTERS) return [];
  // Some of the results are in other territories.
  const query = new URLSearchParams({ q: wanted.slice(0, MOST_LETTERS), limit: String(limit + 5), autocomplete: '1' });
  const url = `${env().GEOPLATEFORME_URL}/search?${query}`;
  const { features } = await askRemote(answer, { url });
  return features.flatMap(placeOf).slice(0, limit);
};
