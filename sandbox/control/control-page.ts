import { type Html, html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import type { Commerce } from '../shopify/service.ts';
import type { ControlOptions } from './control.ts';
import { faultForm } from './fault-form.ts';
import { listsSection, mailSection, shopWebhooksSection, table, tagsSection } from './sections.ts';
import { offerForm, priceForm, stockForm } from './shop-forms.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const css = '.scroll{overflow-x:auto}';

function orders({ state }: Commerce): Html {
  const rows = state.data.orders.toReversed().map((order) => {
    const goods = order.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
    const place = `${order.address.zip} ${order.address.city}`;
    return html`<tr><td>${order.name}</td><td>${order.processedAt}</td><td>${order.email}</td><td>${place}</td><td>${goods}</td><td>${euros.format(order.total / 100)}</td></tr>`;
  });
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return table('Orders', ['Order', 'Placed', 'E-mail', 'To', 'Goods', 'Total'], rows);
}

export function controlPage(options: ControlOptions): Response {
  const { commerce, brevo, inbox, tags, faults, editorUrl } = options;
  const body = html`<section><h2>Orders</h2>${commerce ? orders(commerce) : 'The commerce service is not started.'}</section>
${inbox && mailSection(inbox)}
${brevo && listsSection(brevo)}
<section><h2>Faults</h2>${faultForm(faults)}</section>
${editorUrl && html`<section><h2>Content</h2><p><a href="${editorUrl}">Edit, preview and publish documents</a></p></section>`}
<section><h2>Start again</h2><form method="post" action="/control/reset"><p>Forgets carts, orders, changed stock, prices and offer rules, mails, contacts, tags asked for, edited documents and uploads, reads the documents anew and switches the faults off.</p>
<button>Reset</button></form></section>
${commerce && shopWebhooksSection(commerce.webhooks)}
${tags && tagsSection(tags)}
${
  commerce &&
  html`<section><h2>Offer rules</h2>${offerForm(commerce)}</section>
<section><h2>Stock</h2>${stockForm(commerce)}</section>
<section><h2>Prices</h2>${priceForm(commerce)}</section>`
}`;
  // With less than this a browser would not say which page a form is sent from.
  const headers = { 'referrer-policy': 'same-origin' };
  return page({ lang: 'en', title: 'Embedded services', shop: 'Silène', body, css }, 200, headers);
}
