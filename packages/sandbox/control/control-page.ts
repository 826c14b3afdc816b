import { html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import type { ControlOptions } from './control.ts';
import { faultForm } from './fault-form.ts';
import { customersSection, ordersSection, returnsSection } from './people-forms.ts';
import {
  accountsSection,
  adminSection,
  listsSection,
  mailSection,
  shopWebhooksSection,
  tagsSection,
} from './sections.ts';
import { offerForm, priceForm, stockForm } from './shop-forms.ts';

const css = '.scroll{overflow-x:auto}';

export function controlPage(options: ControlOptions): Response {
  const { commerce, brevo, identity, inbox, tags, faults, editorUrl } = options;
  const body = html`${commerce ? html`${ordersSection(commerce)}${returnsSection(commerce)}` : html`<section><h2>Orders</h2>The commerce service is not started.</section>`}
${inbox && mailSection(inbox)}
${brevo && listsSection(brevo)}
${identity && accountsSection(identity)}
<section><h2>Faults</h2>${faultForm(faults)}</section>
${
  editorUrl &&
  html`<section><h2>Content</h2><p><a href="${editorUrl}">Edit, preview and publish documents</a></p>
<form method="post" action="/control/import-again"><button class="second">Read imported documents again</button></form></section>`
}
<section><h2>Start again</h2><form method="post" action="/control/reset"><p>Forgets carts, orders, customers, changed stock, prices and offer rules, mails, contacts, registered accounts and who is signed in, tags asked for, edited documents and uploads, reads the documents anew and switches the faults off.</p>
<button>Reset</button></form></section>
${commerce && html`${adminSection(commerce)}${shopWebhooksSection(commerce)}`}
${tags && tagsSection(tags)}
${
  commerce &&
  html`${customersSection(commerce)}
<section><h2>Offer rules</h2>${offerForm(commerce)}</section>
<section><h2>Stock</h2>${stockForm(commerce)}</section>
<section><h2>Prices</h2>${priceForm(commerce)}</section>`
}`;
  // A stricter policy would make the browser omit the origin of a form submission.
  const headers = { 'referrer-policy': 'same-origin' };
  return page({ lang: 'en', title: 'Embedded services', shop: 'Silène', body, css }, 200, headers);
}
