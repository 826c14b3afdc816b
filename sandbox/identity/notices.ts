import type { Sites } from '../checkout/handler.ts';
import { html } from '../checkout/html.ts';
import { sheet, siteOf } from './layout.ts';
import type { Words } from './messages.ts';

const backLink = (words: Words, sites: Sites) => html`<p><a href="${siteOf(words, sites)}">${words.t.back}</a></p>`;

/** An interaction that is over, or that this browser never had. */
export function expiredPage(words: Words, sites: Sites): Response {
  const body = html`<p>${words.t.expiredText}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.expired, body, status: 400 });
}

/** A request that oidc-provider refuses; its reason is for whoever looks after the site. */
export function failedPage(words: Words, sites: Sites, reason: string, status: number): Response {
  const body = html`<p>${words.t.failedText} ${reason}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.failed, body, status });
}

export function signedOutPage(words: Words, sites: Sites): Response {
  const body = html`<p>${words.t.signedOutText}</p>${backLink(words, sites)}`;
  return sheet({ words, sites, title: words.t.signedOut, body });
}

export interface Leaving {
  /** Where the session is ended. */
  action: string;
  xsrf: string;
  /** Out of the account, or into another one. */
  kind: 'signOut' | 'change';
  /** Whether the browser goes on by itself: not when anyone could have sent it here. */
  isSure: boolean;
}

/** Ends the session of this browser: at once where there is script, else with a button. */
export function leavingPage(words: Words, sites: Sites, { action, xsrf, kind, isSure }: Leaving): Response {
  const { t } = words;
  const body = html`<p>${kind === 'change' ? t.changeText : t.signOutAsk}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<button>${kind === 'change' ? t.changeButton : t.signOutButton}</button></form>${!isSure && backLink(words, sites)}`;
  const script = isSure ? 'document.forms[0].submit()' : undefined;
  return sheet({ words, sites, title: t[kind], body, script });
}
