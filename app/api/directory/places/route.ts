import { readDirectory } from '@/lib/directory/selection';
import { findPlaces, placeAt } from '@/lib/places/queries';
import { MAX_PLACE_TEXT } from '@/lib/places/query';
import { apiError, jsonResponse, tooManyRequests } from '@/lib/platform/http/responses';
import { consume } from '@/lib/rate-limit/consume';
import { PLACES } from '@/lib/rate-limit/limits';
import { visitorAddress } from '@/lib/session/request-market';

/** A repeated query is served from the browser's own cache. */
const cacheHeaders = { 'cache-control': 'private, max-age=300' };

async function answer(params: URLSearchParams): Promise<Response> {
  if (params.has('at')) {
    const { at } = readDirectory(params);
    return at ? jsonResponse(200, { place: await placeAt(at) }) : apiError(400, 'no such point');
  }
  const text = params.get('q') ?? '';
  if (text.length > MAX_PLACE_TEXT) return apiError(400, 'too long for a place');
  return Response.json({ places: await findPlaces(text) }, { headers: cacheHeaders });
}

/** Place suggestions: `?q=` returns `{ places }`, best match first; `?at=latitude,longitude` returns `{ place }` or null. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  try {
    await consume('places', PLACES, await visitorAddress());
    return await answer(params);
  } catch (error) {
    return tooManyRequests('places', error);
  }
}
