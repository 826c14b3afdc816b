import type { Sites } from '../checkout/handler.ts';
import { html } from '../checkout/html.ts';
import { sheet, siteOf } from './layout.ts';
import type { Words } from './messages.ts';

const backLink = (words: Words, sites: Sites) => html`<p><a href="${siteOf(words, sites)}">${words.t.back}</a></p>`;

/** Page for an interaction that has expired, or that does not belong to this browser. */
export function expiredPage(words: Words, sites: Sites): Response {
  const body = html`<p>${words.t.expiredText}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.expired, body, status: 400 });
}

/** Page for a request that oidc-provider refuses; the reason shown is meant for the operator of the site. */
export function failedPage(words: Words, sites: Sites, reason: string, status: number): Response {
  const body = html`<p>${words.t.failedText} ${reason}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.failed, body, status });
}

export function signedOutPage(words: Words, sites: Sites): Response {
  const body = html`<p>${words.t.signedOutText}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.signedOut, body });
}

export interface Leaving {
  /** URL that ends the session. */
  action: string;
  xsrf: string;
  /** Signing out, or switching to another account. */
  kind: 'signOut' | 'change';
  /** Whether the form submits itself. False when another site could have sent the browser here. */
  isSure: boolean;
}

/** Ends the session of this browser: immediately with JavaScript, otherwise with a button. */
export function leavingPage(words: Words, sites: Sites, { action, xsrf, kind, isSure }: Leaving): Response {
  const { t } = words;
  const body = html`<p>${kind === 'change' ? t.changeText : t.signOutAsk}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<button>${kind === 'change' ? t.changeButton : t.signOutButton}</button></form>${!isSure && backLink(words, sites)}`;
  const script = isSure ? 'document.forms[0].submit()' : undefined;
  return sheet({ words, sites, title: t[kind], body, script });
}
