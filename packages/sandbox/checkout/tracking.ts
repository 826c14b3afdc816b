import type { Tools } from '../shopify/context.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import { html } from './html.ts';
import { wordsFor } from './messages.ts';
import { page } from './page.ts';

const path = /^\/tracking\/([^/]+)\/?$/;

export function isTracking(request: Request): boolean {
  return request.method === 'GET' && path.test(new URL(request.url).pathname);
}

/** The tracking page of a parcel, as a carrier would show it: without its recipient or its contents. */
export function handleTracking(request: Request, tools: Tools): Response {
  const { shop } = tools.catalogue;
  const number = decodeURIComponent(new URL(request.url).pathname.match(path)?.[1] ?? '');
  const order = ordersNow(tools).find(({ parcels }) => parcels.some(({ numbers }) => numbers.includes(number)));
  const parcel = order?.parcels.find(({ numbers }) => numbers.includes(number));
  const { country = shop.countries[0]?.code ?? '', language = 'FR' } = order ?? {};
  const { t, lang } = wordsFor(language, country, shop.currency);
  if (!order || !parcel)
    return page({ lang, title: t.unknownParcel, shop: shop.name, body: html`<p>${number}</p>` }, 404);
  const day = new Intl.DateTimeFormat(`${lang}-${country}`, { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const when = (at: string) => day.format(new Date(at));
  const body = html`<section class="panel"><dl>
<dt>${t.carrier}</dt><dd>${parcel.company}</dd><dt>${t.parcel}</dt><dd>${number}</dd>
<dt>${t.sent}</dt><dd>${when(parcel.at)}</dd>${order.deliveredAt && html`<dt>${t.delivered}</dt><dd>${when(order.deliveredAt)}</dd>`}</dl>
${!order.deliveredAt && html`<p>${t.onTheWay}</p>`}</section>`;
  return page({ lang, title: t.tracking, shop: shop.name, body });
}
