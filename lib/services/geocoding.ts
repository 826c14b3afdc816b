import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { type Outbound, outbound, withoutQuery } from '../platform/http/outbound.ts';
import { remainingTime } from '../platform/request.ts';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits.ts';

/**
 * Countries in which places are searched (specification, section 9): France, La Réunion, Guadeloupe, Martinique, New
 * Caledonia.
 */
export const COUNTRIES = ['fr', 're', 'gp', 'mq', 'nc'] as const;
export type Country = (typeof COUNTRIES)[number];

/** WGS 84, in degrees. */
export type Point = { latitude: number; longitude: number };

/** A commune, a district or an address: what is displayed, and the centre of a search around it. */
export type Place = Point & {
  /** Stable within one geocoder. */
  id: string;
  /** `Saint-Denis`. */
  name: string;
  /** Distinguishes places of the same name: `La Réunion`, `Seine-Saint-Denis`. */
  detail: string;
  postalCode: string | null;
  country: Country;
};

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance on a spherical earth. */
export function kilometresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * across;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

const OVERSEAS: Readonly<Record<string, Country>> = { '971': 'gp', '972': 'mq', '974': 're', '988': 'nc' };

/** The country of an INSEE commune code, or null outside the five: Mayotte and Guyane have codes of the same form. */
export function countryOfCode(code: string): Country | null {
  if (!/^\d[\dAB]\d{3}$/.test(code)) return null;
  return OVERSEAS[code.slice(0, 3)] ?? (code >= '96' ? null : 'fr');
}

/** `RE` → `re`; null for a country in which no places are searched. */
export const readCountry = (code: string): Country | null =>
  COUNTRIES.find((country) => country === code.toLowerCase()) ?? null;

/**
 * A geocoder: resolves a text to places, best match first, at most `limit`. A remote one throws AppError when it is
 * unavailable, slow or returns an unexpected response. No geocoder receives the visitor's position: `communeAt`
 * resolves it on this server.
 */
export type Finder = (text: string, limit: number) => Promise<readonly Place[]>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Short, because it is called while the visitor types: a late result is useless. */
type Call = Pick<Outbound, 'url'> & Partial<Pick<Outbound, 'init' | 'timeoutMs' | 'place'>>;

/**
 * Response of a request, validated against its schema. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput`
 * for a response of another shape.
 */
async function askRemote<T>(
  schema: z.ZodType<T>,
  { url, init = {}, timeoutMs = PART_TIMEOUT_MS, place = withoutQuery(url) }: Call,
): Promise<T> {
  const response = await outbound({ service: 'geocoder', url, init, timeoutMs, place, isRead: true });
  if (!response.ok) throw new AppError('http', { status: response.status, url: place });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new AppError('invalidInput', { fields: `answer of ${place}: ${fields || 'no JSON'}` });
}

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

const suggestions = z.object({
  suggestions: z.array(z.object({ placePrediction: z.object({ placeId: z.string() }).optional() })).default([]),
});
const details = z.object({
  id: z.string(),
  location: z.object({ latitude, longitude }),
  displayName: z.object({ text: z.string() }),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().default(''), types: z.array(z.string()) }))
    .default([]),
});
type Details = z.output<typeof details>;

const FIELDS = Object.keys(details.shape).join(',');

function googlePlaceOf({ id, location, displayName, addressComponents }: Details): Place[] {
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  const country = readCountry(part('country')?.shortText ?? '');
  if (!country) return [];
  const department = part('administrative_area_level_2') ?? part('administrative_area_level_1') ?? part('country');
  const postalCode = part('postal_code')?.longText ?? null;
  return [{ id, name: displayName.text, detail: department?.longText ?? '', postalCode, country, ...location }];
}

/**
 * Google Places (New): autocompletes the text, then requests the position of each result, in one session. Requested
 * only by this server, so that Google receives the text but neither who typed it nor from where.
 */
export const google: Finder = async (text, limit) => {
  const { GOOGLE_PLACES_URL: base, GOOGLE_PLACES_KEY: key = '' } = env();
  const left = remainingTime(PART_TIMEOUT_MS);
  const sessionToken = randomUUID();
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields });
  const body = { input: text, languageCode: 'fr', includedRegionCodes: COUNTRIES, includedPrimaryTypes: ['(regions)'] };
  const found = await askRemote(suggestions, {
    url: `${base}/places:autocomplete`,
    init: {
      method: 'POST',
      headers: { ...headers('suggestions.placePrediction.placeId'), 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, sessionToken }),
    },
    timeoutMs: left() ?? PART_TIMEOUT_MS,
  });
  const ids = found.suggestions.flatMap(({ placePrediction }) => placePrediction?.placeId ?? []).slice(0, limit);
  const query = new URLSearchParams({ languageCode: 'fr', sessionToken });
  const places = await Promise.all(
    ids.map((id) =>
      askRemote(details, {
        url: `${base}/places/${encodeURIComponent(id)}?${query}`,
        // The id of a place reveals as much as its name: keep it out of logs and metrics.
        place: `${base}/places`,
        init: { headers: headers(FIELDS) },
        timeoutMs: left() ?? PART_TIMEOUT_MS,
      }),
    ),
  );
  return places.flatMap(googlePlaceOf);
};
