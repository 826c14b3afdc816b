import { type Html, html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import { stockOf } from '../shopify/context.ts';
import type { Commerce } from '../shopify/service.ts';
import type { ControlOptions } from './control.ts';
import { faultKinds } from './faults.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function orders({ state }: Commerce): Html {
  const rows = state.data.orders.toReversed().map((order) => {
    const goods = order.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
    const place = `${order.address.zip} ${order.address.city}`;
    return html`<tr><td>${order.name}</td><td>${order.processedAt}</td><td>${order.email}</td><td>${place}</td><td>${goods}</td><td>${euros.format(order.total / 100)}</td></tr>`;
  });
  if (rows.length === 0) return html`<p>None yet.</p>`;
  const head = ['Order', 'Placed', 'E-mail', 'To', 'Goods', 'Total'].map((text) => html`<th scope="col">${text}</th>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function stock(commerce: Commerce): Html {
  const left = stockOf(commerce);
  const rows = commerce.catalogue.products
    .flatMap(({ variants }) => variants)
    .filter(({ components, stock: written }) => components.length === 0 && written !== null)
    .map(({ id, product, options }) => {
      const name = `${product.title}, ${options.join(' / ')}`;
      return html`<tr><td>${id}</td><th scope="row">${name}</th><td><form method="post" action="/control/stock">
<input type="hidden" name="variantId" value="${id}"><input name="quantity" type="number" min="0" value="${left(id)}" aria-label="Pieces of ${name}"><button class="second">Set</button></form></td></tr>`;
    });
  return html`<table><thead><tr><th scope="col">Variant</th><th scope="col">Product</th><th scope="col">Pieces</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function field(name: string, label: string, value: string): Html {
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}"></div>`;
}

function faultForm({ faults }: ControlOptions): Html {
  const active = faults.list().map(({ service, operation, kind, share, seed, calls }) => {
    const text = `${kind} on ${Math.round(share * 100)} % of ${service} ${operation}, seed ${seed}: ${calls} calls seen`;
    return html`<li>${text}</li>`;
  });
  const option = (value: string) => html`<option>${value}</option>`;
  return html`<ul>${active.length > 0 ? active : html`<li>Everything works.</li>`}</ul>
<form method="post" action="/control/faults"><div class="pair">
<div class="field"><label for="service">Service</label><select id="service" name="service">${['commerce', 'content', '*'].map(option)}</select></div>
<div class="field"><label for="kind">What goes wrong</label><select id="kind" name="kind">${faultKinds.map(option)}</select></div>
${field('operation', 'Operation, or *', '*')}${field('share', 'Share of calls, 0 to 1', '1')}
${field('seed', 'Seed', '1')}${field('ms', 'Milliseconds (latency)', '')}
${field('status', 'Status (status)', '')}${field('retryAfter', 'Seconds of retry-after', '')}</div>
<button>Switch on</button></form>
<form method="post" action="/control/faults/clear"><p><button class="second">Switch all off</button></p></form>`;
}

export function controlPage(options: ControlOptions): Response {
  const { commerce, editorUrl } = options;
  const body = html`<section><h2>Orders</h2>${commerce ? orders(commerce) : 'The commerce service is not started.'}</section>
<section><h2>Faults</h2>${faultForm(options)}</section>
${editorUrl && html`<section><h2>Content</h2><p><a href="${editorUrl}">Edit, preview and publish documents</a></p></section>`}
<section><h2>Start again</h2><form method="post" action="/control/reset"><p>Forgets carts, orders, changed stock, edited documents and uploads, reads the documents anew and switches the faults off.</p>
<button>Reset</button></form></section>
${commerce && html`<section><h2>Stock</h2>${stock(commerce)}</section>`}`;
  // With less than this a browser would not say which page a form is sent from.
  const headers = { 'referrer-policy': 'same-origin' };
  return page({ lang: 'en', title: 'Embedded services', shop: 'Silène', body }, 200, headers);
}
