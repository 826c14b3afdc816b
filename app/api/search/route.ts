import { apiError, tryLater } from '@/lib/http/responses';
import { consume } from '@/lib/limits/consume';
import { SUGGESTIONS } from '@/lib/limits/limits';
import { isLocale } from '@/lib/markets';
import { suggest } from '@/lib/search/queries';
import { visitorAddress } from '@/lib/session/visitor';

/** The same for everybody, and for a minute no matter when. */
const headers = { 'cache-control': 'public, max-age=60' };

/** What the search box shows while somebody types: Suggestions for `q` in `locale`. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = asked.get('locale');
  if (!isLocale(locale)) return apiError(400, 'no such locale');
  try {
    await consume('suggestions', SUGGESTIONS, await visitorAddress());
    return Response.json(await suggest(locale, asked.get('q') ?? ''), { headers });
  } catch (error) {
    return tryLater('search', error);
  }
}
