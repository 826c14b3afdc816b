import { problemList, textField } from '../checkout/fields.ts';
import type { Sites } from '../checkout/handler.ts';
import { type Html, html } from '../checkout/html.ts';
import { sheet, siteOf } from '../identity/layout.ts';
import { type AccountMessages, type AccountWords, filled } from './messages.ts';

export interface Visit {
  words: AccountWords;
  sites: Sites;
  /** Path of this sign-in, or of the account page; the forms post below it. */
  base: string;
}

interface Field {
  name: 'email' | 'code';
  label: string;
  error?: string | null;
}

function alert({ words }: Visit, { name, label, error }: Field): Html | false {
  if (!error) return false;
  const { problems, colon } = words.t;
  const list = problemList(problems, colon, [{ target: name, label, text: error }]);
  return html`<div class="alert" role="alert">${list}</div>`;
}

const emailField = ({ label, error }: Field, value: string) =>
  textField({
    name: 'email',
    label,
    value,
    type: 'email',
    autocomplete: 'email',
    isRequired: true,
    error: error ?? false,
    hasFocus: Boolean(error),
  });

const codeField = ({ label, error }: Field) =>
  textField({
    name: 'code',
    label,
    autocomplete: 'one-time-code',
    isNumeric: true,
    isRequired: true,
    error: error ?? false,
    hasFocus: true,
  });

interface EmailState {
  email: string;
  error?: string | null;
  status?: number;
}

/** First step: the address to which the code is sent. */
export function emailPage(visit: Visit, { email, error, status = 200 }: EmailState): Response {
  const { words, sites, base } = visit;
  const { t, own } = words;
  const field: Field = { name: 'email', label: t.email, error };
  const body = html`${alert(visit, field)}<p>${own.intro}</p>
<form method="post" action="${base}/email" novalidate>${emailField(field, email)}<button>${own.send}</button></form>
<p><a href="${base}/cancel">${t.cancel}</a></p>
<p class="hint">${own.inbox}</p>`;
  return sheet({ words, sites, title: t.signIn, body, status });
}

interface CodeState {
  email: string;
  problem?: keyof AccountMessages | null;
  /** Text of the button. */
  enter: string;
  /** Where another address is typed. */
  back: string;
  cancel?: string;
}

/** Second step: the code from the e-mail. */
export function codePage(visit: Visit, { email, problem, enter, back, cancel }: CodeState): Response {
  const { words, sites, base } = visit;
  const { t, own } = words;
  const field: Field = { name: 'code', label: own.code, error: problem ? own[problem] : null };
  const [before, after] = own.codeIntro.split('{email}');
  const body = html`${alert(visit, field)}<p>${before}<b>${email}</b>${after}</p>
<form method="post" action="${base}/code" novalidate>${codeField(field)}<button>${enter}</button></form>
<form method="post" action="${base}/again"><button class="second">${own.again}</button></form>
<p><a href="${back}">${own.otherEmail}</a></p>
${cancel && html`<p><a href="${cancel}">${t.cancel}</a></p>`}
<p class="hint">${own.inbox}</p>`;
  return sheet({ words, sites, title: own.codeTitle, body, status: problem === 'tooManyCodes' ? 429 : 200 });
}

/** A sign-in that ends here: the shop's staff closed the account. */
export function closedPage({ words, sites, base }: Visit): Response {
  const { t, own } = words;
  const body = html`<div class="alert" role="alert"><p>${t.disabled}</p></div>
<p><a href="${base}/email">${own.otherEmail}</a></p><p><a href="${base}/cancel">${t.cancel}</a></p>`;
  return sheet({ words, sites, title: t.signIn, body });
}

const siteLink = ({ words, sites }: Visit) => html`<p><a href="${siteOf(words, sites)}">${words.t.back}</a></p>`;

/** The shop's account page: the address, and the form that changes it. */
export function profilePage(visit: Visit, current: string, { email, error, status = 200 }: EmailState): Response {
  const { words, sites, base } = visit;
  const { own } = words;
  const field: Field = { name: 'email', label: own.newEmail, error };
  const [before, after] = own.profileIntro.split('{email}');
  const body = html`${alert(visit, field)}<p>${before}<b>${current}</b>${after}</p>
<form method="post" action="${base}/email" novalidate>${emailField(field, email)}<button>${own.change}</button></form>
${siteLink(visit)}`;
  return sheet({ words, sites, title: own.profile, body, status });
}

export function changedPage(visit: Visit, email: string): Response {
  const { words, sites } = visit;
  const body = html`<p role="status">${filled(words.own.changedText, { email })}</p>${siteLink(visit)}`;
  return sheet({ words, sites, title: words.own.changed, body });
}

export function notSignedInPage(visit: Visit): Response {
  const { words, sites } = visit;
  const body = html`<p>${words.own.notSignedInText}</p>${siteLink(visit)}`;
  return sheet({ words, sites, title: words.own.notSignedIn, body, status: 401 });
}
