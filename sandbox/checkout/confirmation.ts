import type { Shop } from '../shopify/catalogue/types.ts';
import type { Order } from '../shopify/engine/order-types.ts';
import { html } from './html.ts';
import type { Words } from './messages.ts';
import { page } from './page.ts';

const secondsToRead = 15;

/** The order, and the way back: a link, and after a while the browser goes by itself. */
export function confirmation(order: Order, words: Words, shop: Shop, back: string | null): Response {
  const { t, lang, money } = words;
  const { address } = order;
  const link = back && `${back}?order=${encodeURIComponent(order.name)}`;
  const off = order.allocations.map(({ title, amount }) => html`<dt>${title}</dt><dd>−${money(amount)}</dd>`);
  const lines = order.lines.map(
    (line) => html`<dt>${line.quantity} × ${line.title} ${line.variantTitle}</dt><dd>${money(line.total)}</dd>`,
  );
  const body = html`<p class="total">${t.order} ${order.name}</p>
<p>${t.sentTo} ${order.email}.</p>
${link && html`<p><a href="${link}">${t.shop}</a></p><p class="hint">${t.returning}</p>`}
<div class="columns"><section class="panel"><h2>${t.summary}</h2>
<dl>${lines}${off}<dt>${order.delivery.title}</dt><dd>${order.delivery.price === 0 ? t.free : money(order.delivery.price)}</dd>
<dt class="total">${t.total}</dt><dd class="total">${money(order.total)}</dd>
<dt class="hint">${t.vat}</dt><dd class="hint">${money(order.tax)}</dd></dl></section>
<section class="panel"><h2>${t.address}</h2><address>${address.firstName} ${address.lastName}<br>
${address.address1}<br>${address.address2 && html`${address.address2}<br>`}${address.zip} ${address.city}</address></section></div>`;
  const headers: Record<string, string> = link ? { refresh: `${secondsToRead}; url=${link}` } : {};
  return page({ lang, title: t.thanks, shop: shop.name, body }, 200, headers);
}
