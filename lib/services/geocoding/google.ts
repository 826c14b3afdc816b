import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '../../platform/env';
import { PART_TIMEOUT_MS } from '../../platform/http/timeout-limits';
import { remainingTime } from '../../platform/http/timeouts';
import { askRemote, type Finder, latitude, longitude } from './finder';
import { COUNTRIES, type Place, readCountry } from './place';

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

function placeOf({ id, location, displayName, addressComponents }: Details): Place[] {
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
  return places.flatMap(placeOf);
};
