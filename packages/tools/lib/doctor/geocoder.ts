import { ask, postJson } from './ask.ts';
import { type Check, ok, problem } from './check.ts';

const features = (json: unknown): number => (json as { features?: unknown[] } | null)?.features?.length ?? 0;

export const geocoder: Check = {
  area: 'geocoder',
  async look({ env }) {
    if (env.GEOCODER === 'embedded') return [ok('places are found in the list of communes, nobody else is asked')];
    if (env.GEOCODER === 'geoplateforme') {
      const { status, json } = await ask(`${env.GEOPLATEFORME_URL}/search?q=Lyon&limit=1`);
      if (status === 200 && features(json) > 0) return [ok('the national geocoder finds Lyon')];
      return [problem(`the national geocoder answers ${status}`, 'check GEOPLATEFORME_URL, or set GEOCODER=embedded')];
    }
    const headers = { 'x-goog-api-key': env.GOOGLE_PLACES_KEY ?? '' };
    const { status } = await postJson(`${env.GOOGLE_PLACES_URL}/places:autocomplete`, { input: 'Lyon' }, headers);
    if (status === 200) return [ok('Google Places takes the key')];
    return [
      problem(`Google Places answers ${status}`, 'check GOOGLE_PLACES_KEY and that “Places API (New)” is on for it'),
    ];
  },
};
