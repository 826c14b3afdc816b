import 'server-only';
import { pathFor } from '../i18n/navigation';
import { requestMarket } from '../session/market';

/** The page of a posted form about an order, to be asked for anew. */
export async function orderReturnPath(posted: FormData, query: Record<string, string>) {
  const { locale } = await requestMarket(posted.get('locale'));
  const order = String(posted.get('order') ?? '').replace(/^#/, '');
  return pathFor(locale, '/my-account/orders/[order]/return', { params: { order }, query });
}
