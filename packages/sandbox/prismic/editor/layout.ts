import { type Html, html } from '../../checkout/html.ts';
import { page } from '../../checkout/page.ts';
import type { StoredDocument, TypeModel } from '../types.ts';

const css = `
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:0 0 1.5rem;padding:0}
nav a[aria-current]{font-weight:600;text-decoration:none}
textarea{width:100%;min-height:6rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #14261f;border-radius:.5rem}
[readonly]{background:#efe7d8}
.status{background:#fff;border:2px solid #1f4235;border-radius:.75rem;padding:.75rem 1.25rem;margin-bottom:1.5rem}
.status p{margin:0}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 1.5rem;align-items:center}
.search{display:grid;gap:0 1rem;align-items:end}
.why{display:block;font-size:.9rem}
.law{margin:.5rem 0 0;padding:.5rem .75rem .5rem 1.75rem;background:#fcefcb;border-inline-start:.3rem solid #ef7f2f}
@media(min-width:48rem){.search{grid-template-columns:2fr 1fr 1fr auto}}
.search button{margin-bottom:1rem}
.facts{justify-content:start;grid-template-columns:auto 1fr;margin-bottom:1.5rem}
.facts dd{text-align:start;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
.url{overflow-wrap:anywhere}
.slice{border:1px solid #14261f;border-radius:.75rem;padding:1rem;margin-bottom:1rem}
.simulator iframe{width:100%;height:70vh;border:1px solid #14261f;border-radius:.5rem;background:#fff}
body:has(.simulator)>:is(header,main){max-width:110rem}
@media(min-width:75rem){.beside{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2rem;align-items:start}
.simulator{position:sticky;top:1rem}.simulator iframe{height:80vh}}
`;

const PAGES = [
  ['/editor', 'Documents'],
  ['/editor/releases', 'Releases'],
  ['/editor/webhooks', 'Webhooks'],
] as const;

/** Confirmation messages by the key in the URL's query. */
const DONE: Record<string, string> = {
  saved: 'The draft is saved.',
  arranged: 'The slices are arranged, as a draft.',
  unchanged: 'Nothing was changed.',
  published: 'Published.',
  unpublished: 'No longer published. The text is kept as a draft.',
  discarded: 'The draft is gone.',
  previewed: 'The preview is ready.',
  ended: 'The preview is ended.',
  released: 'Moved to the release.',
  created: 'The release is made.',
  removed: 'The release is removed.',
  sent: 'The test is on its way. Load this page again to see how it went.',
};

export interface EditorPage {
  title: string;
  url: URL;
  body: Html;
  /** Error messages. */
  alerts?: (string | Html)[];
  status?: number;
  script?: string;
  /** An origin that the page shows in a frame. */
  frame?: string;
}

export function editorPage({ title, url, body, alerts = [], status = 200, script, frame }: EditorPage): Response {
  const links = PAGES.map(
    ([href, name]) =>
      html`<li><a href="${href}"${href === url.pathname && html` aria-current="page"`}>${name}</a></li>`,
  );
  const done = DONE[url.searchParams.get('done') ?? ''];
  const whole = html`<nav aria-label="Editor"><ul>${links}</ul></nav>
${done && html`<div class="status" role="status"><p>${done}</p></div>`}
${alerts.length > 0 && html`<div class="alert" role="alert"><ul>${alerts.map((text) => html`<li>${text}</li>`)}</ul></div>`}
${body}`;
  // A stricter policy would make the browser omit the origin of a form submission.
  return page({ lang: 'en', title, shop: 'Silène, content', body: whole, css, script, frame }, status, {
    'referrer-policy': 'same-origin',
  });
}

export const goTo = (path: string, done: string) =>
  new Response(null, { status: 303, headers: { location: `${path}?done=${done}` } });

export const documentPath = (id: string) => `/editor/documents/${id}`;

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** A date and time in the brand's format. */
export function moment(value: string | number | null | undefined): Html | string {
  if (!value) return '–';
  const date = new Date(value);
  return html`<time datetime="${date.toISOString()}">${clock.format(date)}</time>`;
}

function firstText(data: StoredDocument['data'], { fields }: TypeModel): string | undefined {
  for (const [name, { type }] of Object.entries(fields)) {
    const value = data[name];
    if (type === 'Text' && typeof value === 'string' && value !== '') return value;
    if (type === 'StructuredText' && Array.isArray(value) && value[0]?.text) return String(value[0].text);
  }
  return undefined;
}

/** The display name of a document: its first text, else its migration title, else its uid or id. */
export const titleOf = (document: StoredDocument, model: TypeModel | undefined): string =>
  (model && firstText(document.data, model)) ?? document.title ?? document.uid ?? document.id;
