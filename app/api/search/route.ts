import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { isLocale } from '@/lib/platform/markets';
import { consume } from '@/lib/rate-limit/consume';
import { SUGGESTIONS } from '@/lib/rate-limit/limits';
import { suggest } from '@/lib/search/queries';
import { visitorAddress } from '@/lib/session/request-market';

/** The response is the same for all visitors and may be cached for a minute. */
const headers = { 'cache-control': 'public, max-age=60' };

/** Returns the Suggestions of the search box for `q` in `locale`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const locale = params.get('locale');
  if (!isLocale(locale)) return apiError(400, 'no such locale');
  try {
    await consume('suggestions', SUGGESTIONS, await visitorAddress());
    return Response.json(await suggest(locale, params.get('q') ?? ''), { headers });
  } catch (error) {
    return tooManyRequests('search', error);
  }
}
