import type { Brevo } from '../brevo/service.ts';
import { type Html, html } from '../checkout/html.ts';
import type { AccountAction } from '../identity/accounts.ts';
import type { Identity } from '../identity/service.ts';
import type { Account } from '../identity/state.ts';
import type { Inbox } from '../mail/inbox.ts';
import { moment } from '../mail/moment.ts';
import type { Commerce } from '../shopify/service.ts';
import type { ShopDelivery } from '../shopify/webhooks/webhooks.ts';
import type { Tags } from '../tags/tags.ts';

/** A table that scrolls horizontally on a narrow screen. */
export function table(name: string, head: string[], rows: Html[]): Html {
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

export function mailSection(inbox: Inbox): Html {
  const count = inbox.count();
  return html`<section><h2>Mail</h2><p><a href="/inbox">Inbox</a>, ${count} ${count === 1 ? 'message' : 'messages'}</p></section>`;
}

export function listsSection(brevo: Brevo): Html {
  const rows = brevo.contacts().map(({ email, listIds, attributes, modifiedAt }) => {
    const facts = Object.entries(attributes).map(([name, value]) => `${name} ${value}`);
    return html`<tr><th scope="row">${email}</th><td>${listIds.join(', ') || 'none'}</td><td>${facts.join(', ')}</td><td>${moment(modifiedAt)}</td></tr>`;
  });
  const head = ['Contact', 'Lists', 'Attributes', 'Changed'];
  return html`<section><h2>Contacts of Brevo</h2>${rows.length > 0 ? table('Contacts', head, rows) : html`<p>None yet.</p>`}</section>`;
}

const switchButton = ({ email }: Account, action: AccountAction) =>
  html`<form method="post" action="/control/account"><input type="hidden" name="email" value="${email}"><input type="hidden" name="action" value="${action}"><button class="second" aria-label="${action} ${email}">${action}</button></form>`;

export function accountsSection({ accounts }: Identity): Html {
  const rows = accounts.list().map((account) => {
    const { email, givenName, familyName, emailVerified, disabled, sub } = account;
    return html`<tr><th scope="row">${email}</th><td>${givenName} ${familyName}</td><td>${sub}</td>
<td>${emailVerified ? 'yes' : 'no'} ${switchButton(account, emailVerified ? 'unverify' : 'verify')}</td><td>${disabled ? 'no' : 'yes'} ${switchButton(account, disabled ? 'enable' : 'disable')}</td></tr>`;
  });
  const head = ['Account', 'Name', 'Subject', 'E-mail verified', 'May sign in'];
  return html`<section><h2>Accounts of the identity provider</h2><p>The passwords of the demonstration are in content/shop/customers.json.</p>${table('Accounts', head, rows)}</section>`;
}

export function tagsSection(tags: Tags): Html {
  const rows = tags
    .requests()
    .toReversed()
    .slice(0, 20)
    .map(
      ({ at, path, referer }) => html`<tr><td>${moment(at)}</td><td>${path}</td><td>${referer ?? 'not said'}</td></tr>`,
    );
  return html`<section><h2>Tags asked for</h2>${rows.length > 0 ? table('Tags asked for', ['When', 'Script', 'From'], rows) : html`<p>None yet.</p>`}</section>`;
}

/** The app of the Admin API, and the button that ends its tokens before their day is over. */
export function adminSection({ app, state, clock }: Commerce): Html {
  const now = clock().getTime();
  const valid = Object.values(state.data.admin.tokens).filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  return html`<section><h2>Admin API of the shop</h2><p>App ${app.clientId}, scopes ${app.scopes.join(', ')}. Valid tokens: ${valid.length}</p>
<form method="post" action="/control/admin-tokens/expire"><button class="second">Expire the tokens</button></form></section>`;
}

function row({ id, triggeredAt, topic, url, outcome, attempts }: ShopDelivery): Html {
  const last = attempts.at(-1);
  const again = html`<form method="post" action="/control/shop-webhooks/again"><input type="hidden" name="id" value="${id}"><button class="second">Send again</button></form>`;
  return html`<tr><td>${moment(triggeredAt)}</td><td>${topic}</td><td>${url}</td><td>${attempts.length}</td><td>${last ? (last.status ?? last.error) : 'none yet'}</td><td>${outcome}</td><td>${outcome !== 'waiting' && again}</td></tr>`;
}

export function shopWebhooksSection({ webhooks: { urls, deliveries }, state }: Commerce): Html {
  const rows = deliveries().slice(0, 20).map(row);
  const head = ['When', 'What', 'To', 'Attempts', 'Answer', 'State', 'Again'];
  const told = [...new Set([...urls, ...state.data.admin.webhooks.map(({ uri }) => uri)])];
  const listeners = told.length > 0 ? told.join(', ') : 'nobody: they are named in SANDBOX_SHOP_WEBHOOK_URLS';
  return html`<section><h2>Webhooks of the shop</h2><p>Told: ${listeners}</p>
${rows.length > 0 && table('Webhooks of the shop', head, rows)}</section>`;
}
