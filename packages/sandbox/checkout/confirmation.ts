import type { Shop } from '../shopify/catalogue/types.ts';
import type { PostalAddress } from '../shopify/engine/cart-types.ts';
import type { Order, OrderAllocation } from '../shopify/engine/order-types.ts';
import { giftPart } from './gift.ts';
import { html } from './html.ts';
import type { Words } from './messages.ts';
import { page } from './page.ts';

const secondsToRead = 15;

const addressPanel = (
  address: PostalAddress,
  title: string,
) => html`<section class="panel"><h2>${title}</h2><address>${address.firstName} ${address.lastName}<br>
${address.address1}<br>${address.address2 && html`${address.address2}<br>`}${address.zip} ${address.city}</address></section>`;

/** The order, and a link back to the site, to which the browser is redirected after a delay. */
export function confirmation(order: Order, words: Words, shop: Shop, back: string | null): Response {
  const { t, lang, money } = words;
  const { address } = order;
  const link = back && `${back}?order=${encodeURIComponent(order.name)}`;
  const named = ({ code, title }: OrderAllocation) => code ?? title;
  const off = (one: OrderAllocation) => html`<dt>${named(one)}</dt><dd>−${money(one.amount)}</dd>`;
  const lines = order.lines.map((line) => {
    const why = line.allocations.map(
      (one) => html`<br><span class="hint">${named(one)}${t.colon} −${money(one.amount)}</span>`,
    );
    return html`<dt>${line.quantity} × ${line.title} ${line.variantTitle}${why}</dt><dd>${money(line.total)}</dd>`;
  });
  const paid = (order.giftCards ?? []).map(
    ({ last, amount }) => html`<dt>${t.giftCard} •••• ${last}</dt><dd>−${money(amount)}</dd>`,
  );
  const carriage = order.shippingAllocations.reduce((sum, { amount }) => sum + amount, order.delivery.price);
  const body = html`<p class="total">${t.order} ${order.name}</p>
<p>${t.sentTo} ${order.email}.</p>
${link && html`<p><a href="${link}">${t.shop}</a></p><p class="hint">${t.returning}</p>`}
<div class="columns"><section class="panel"><h2>${t.summary}</h2>
<dl>${lines}${order.allocations.map(off)}${address && html`<dt>${order.delivery.title}</dt><dd>${carriage === 0 ? t.free : money(carriage)}</dd>`}${order.shippingAllocations.map(off)}
<dt class="total">${t.total}</dt><dd class="total">${money(order.total)}</dd>${paid}
${order.tax > 0 && html`<dt class="hint">${t.vat}</dt><dd class="hint">${money(order.tax)}</dd>`}</dl>${order.note && html`<h3>${t.note}</h3><p class="note">${order.note}</p>`}${giftPart(order.attributes, words)}</section>
${address && addressPanel(address, t.address)}</div>`;
  const headers: Record<string, string> = link ? { refresh: `${secondsToRead}; url=${link}` } : {};
  return page({ lang, title: t.thanks, shop: shop.name, body }, 200, headers);
}
