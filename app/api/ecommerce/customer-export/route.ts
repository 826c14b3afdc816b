import { type CustomerExport, exportOf } from '@/lib/account/export';
import { errorCode } from '@/lib/platform/errors';
import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import type { Locale } from '@/lib/platform/markets';
import { consume } from '@/lib/rate-limit/consume';
import { EXPORTS } from '@/lib/rate-limit/limits';
import { readAsCustomer } from '@/lib/session/account';
import { buyerContext, isCrossSite, requestMarket } from '@/lib/session/request-market';
import { currentSession } from '@/lib/session/session';

async function download(data: CustomerExport, locale: Locale): Promise<Response> {
  const t = await translations(locale, 'customer');
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${t('data.exportFile')}-${data.exportedAt.slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  });
}

/**
 * A copy of the signed-in customer's data as a file, in the language of `locale`. 401 when nobody is signed in, 403 for a
 * cross-site request, 404 where nothing is sold, 429 after twenty within an hour, 503 when the shop or the store does not
 * respond.
 */
export async function GET(request: Request): Promise<Response> {
  if (await isCrossSite()) return apiError(403, 'asked for by another site');
  const market = await requestMarket(new URL(request.url).searchParams.get('locale'));
  if (!market.shop) return apiError(404, 'nothing is sold in this country');
  const session = await currentSession();
  if (!session) return apiError(401, 'nobody is signed in');
  try {
    // The export requests every order of the customer.
    await consume('customer-export', EXPORTS, session.sub);
    const context = await buyerContext(market);
    const data = await readAsCustomer((token) => exportOf(token, session, context, new Date()));
    return data ? await download(data, market.locale) : apiError(401, 'nobody is signed in');
  } catch (error) {
    if (errorCode(error) === 'limited') return tooManyRequests('export', error);
    logError('export', error);
    return apiError(503, 'not all of the data could be read');
  }
}
