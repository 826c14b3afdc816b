import { type Html, html } from '../../checkout/html.ts';
import type { Delivery } from '../webhooks/webhooks.ts';
import { editorPage, moment } from './layout.ts';

function row({ at, url, type, documents, attempt, status, error, ms }: Delivery): Html {
  return html`<tr><td>${moment(at)}</td><td class="url">${url}</td><td>${type}</td><td>${documents}</td><td>${attempt}</td><td>${status ?? error}</td><td>${ms} ms</td></tr>`;
}

/** GET /editor/webhooks: the addresses that receive webhooks on publishing, and the delivery log. */
export function webhooksPage(url: URL, urls: string[], deliveries: Delivery[]): Response {
  const head = ['When', 'To', 'What', 'Documents', 'Attempt', 'Answer', 'Took'];
  const table = html`<div class="scroll"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${deliveries.map(row)}</tbody></table></div>`;
  const body = html`<section><h2>Receivers</h2>
${
  urls.length > 0
    ? html`<ul>${urls.map((one) => html`<li>${one}</li>`)}</ul>
<form method="post" action="/editor/webhooks"><button class="second">Send a test</button></form>`
    : html`<p>None. They are named in SANDBOX_WEBHOOK_URLS.</p>`
}</section>
<section><h2>Deliveries</h2>${deliveries.length > 0 ? table : html`<p>None yet.</p>`}</section>`;
  return editorPage({ title: 'Webhooks', url, body });
}
