import type { Sites } from '../checkout/handler.ts';
import type { Html } from '../checkout/html.ts';
import { page } from '../checkout/page.ts';
import type { Words } from './messages.ts';

const css = `
body{background:#d2e9e3}
header,main{max-width:30rem}
form{margin-bottom:1.5rem}
form button{width:100%}
label{font-weight:600;margin-bottom:.25rem}
.hint b{font-weight:600;white-space:nowrap}
`;

export interface Sheet {
  words: Words;
  sites: Sites;
  title: string;
  body: Html;
  script?: string;
  status?: number;
}

/** URL of the site for a locale, used when the visitor did not come from a site. */
export function siteOf({ locale }: Words, sites: Sites): string {
  return sites[`SITE_URL_${locale.slice(-2)}`] ?? Object.values(sites)[0] ?? '/';
}

/** A site as the end of a form: on this machine at whatever port, as a further process of the site has another one. */
function formTargetOf(site: string): string {
  const { origin, protocol, hostname } = new URL(site);
  return hostname.endsWith('localhost') ? `${protocol}//${hostname}:*` : origin;
}

/** A page of the provider. Its forms may redirect back to a site. */
export function sheet({ words, sites, title, body, script, status }: Sheet): Response {
  const formTargets = Object.values(sites).map(formTargetOf);
  const content = { lang: words.locale, title, shop: 'Laboratoires Silène', body, css, script, formTargets };
  // A stricter policy would make the browser omit the origin of a form submission.
  return page(content, status, { 'referrer-policy': 'same-origin' });
}
