import { type Html, html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import type { Entry, Inbox } from './inbox.ts';
import { messageView } from './message-view.ts';
import { moment } from './moment.ts';

const LISTED = 100;

const css = `
.search{display:grid;gap:0 1rem;align-items:end}
.search button{margin-bottom:1rem}
.inbox{display:grid;gap:2rem}
.mails{list-style:none;margin:0;padding:0}
.mails a{display:grid;gap:.125rem;padding:.75rem 1rem;margin-bottom:.5rem;background:#fff;border:1px solid #14261f;border-radius:.5rem;text-decoration:none;overflow-wrap:anywhere}
.mails a[aria-current]{outline:2px solid #1f4235}
.mails strong{font-weight:600}
.mails span{color:#3b4f46;font-size:.875rem}
.message{min-width:0}
.facts{justify-content:start;grid-template-columns:auto 1fr;margin-bottom:1.5rem}
.facts dd{text-align:start;overflow-wrap:anywhere}
.views{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:0 0 1rem;padding:0}
.views a[aria-current]{font-weight:600;text-decoration:none}
iframe{width:100%;height:70vh;min-height:24rem;background:#fff;border:1px solid #14261f;border-radius:.5rem}
pre{margin:0;padding:1rem;background:#fff;border:1px solid #14261f;border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:55.99rem){.open .list{display:none}}
@media(min-width:40rem){.search{grid-template-columns:1fr 1fr auto}}
@media(min-width:56rem){.inbox{grid-template-columns:20rem 1fr;align-items:start}.back{display:none}}
`;

function searchForm(query: URLSearchParams): Html {
  return html`<form class="search" role="search">
<div class="field"><label for="to">Recipient</label><input id="to" name="to" type="search" value="${query.get('to') ?? ''}"></div>
<div class="field"><label for="q">Words</label><input id="q" name="q" type="search" value="${query.get('q') ?? ''}"></div>
<button>Search</button></form>`;
}

/** The URL of the page with changed query parameters; null removes one. */
function addressWith(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams([...query].filter(([name, value]) => value !== '' && !(name in changes)));
  for (const [name, value] of Object.entries(changes)) if (value !== null) next.set(name, value);
  return next.size > 0 ? `/inbox?${next}` : '/inbox';
}

function line(entry: Entry, query: URLSearchParams): Html {
  const { id, subject, to, at, attachments } = entry;
  const href = addressWith(query, { message: id, view: null });
  const files = attachments > 0 && ` · ${attachments} ${attachments === 1 ? 'file' : 'files'}`;
  return html`<li><a href="${href}"${query.get('message') === id && html` aria-current="true"`}>
<strong>${subject || '(no subject)'}</strong><span>${to.join(', ')}</span><span>${moment(at)}${files}</span></a></li>`;
}

/** GET /inbox: the sent messages, newest first, with one message beside the list. */
export async function inboxPage(url: URL, inbox: Inbox): Promise<Response> {
  const query = url.searchParams;
  const entries = await inbox.list({ to: query.get('to'), q: query.get('q'), limit: LISTED });
  const id = query.get('message');
  const open = id ? await inbox.read(id) : null;
  const link = (changes: Record<string, string | null>) => addressWith(query, changes);
  const heading =
    entries.length < LISTED ? `${entries.length} of ${inbox.count()}` : `The latest ${LISTED} of ${inbox.count()}`;
  const body = html`<nav aria-label="Services"><p><a href="/">Control page</a> · <a href="${link({})}">Refresh</a></p></nav>
${searchForm(query)}
<div class="inbox${open && ' open'}">
<section class="list" aria-labelledby="list"><h2 id="list">Messages: ${heading}</h2>
${entries.length > 0 ? html`<ul class="mails">${entries.map((entry) => line(entry, query))}</ul>` : html`<p>None.</p>`}</section>
${open && messageView(open, query.get('view'), link)}
${id && !open && html`<p role="status">This message is not kept any more.</p>`}
</div>`;
  return page({ lang: 'en', title: 'Inbox', shop: 'Silène, embedded services', body, css });
}
