import { problemList, textField } from '../checkout/fields.ts';
import type { Sites } from '../checkout/handler.ts';
import { type Html, html } from '../checkout/html.ts';
import type { Demonstration } from './demonstration.ts';
import { sheet } from './layout.ts';
import type { Messages, Words } from './messages.ts';
import { type RegistrationErrors, type RegistrationValues, registrationFields } from './registration.ts';

export interface Visit {
  words: Words;
  sites: Sites;
  /** URL of this interaction; its pages are below this path. */
  base: string;
  /** Demonstration accounts; the page shows one in its own language. */
  demonstration: Demonstration[];
}

type Field = keyof RegistrationValues;
type Errors = RegistrationErrors;

const autocomplete: Record<Field, string> = {
  givenName: 'given-name',
  familyName: 'family-name',
  email: 'email',
  password: 'new-password',
};

const types: Partial<Record<Field, string>> = { email: 'email', password: 'password' };

function field(
  name: Field,
  { t }: Words,
  errors: Errors,
  rest: { value?: string; hint?: string; autocomplete?: string },
) {
  const error = errors[name];
  const hasFocus = name === registrationFields.find((one) => errors[one]);
  const given = { label: t[name], type: types[name], autocomplete: autocomplete[name], isRequired: true, hasFocus };
  return textField({ name, ...given, error: error && t[error], ...rest });
}

function alert({ t }: Words, errors: Errors, sentence?: keyof Messages): Html | false {
  const problems = registrationFields.flatMap((name) => {
    const error = errors[name];
    return error ? [{ target: name, label: t[name], text: t[error] }] : [];
  });
  if (problems.length === 0 && !sentence) return false;
  return html`<div class="alert" role="alert">${sentence ? html`<p>${t[sentence]}</p>` : problemList(t.problems, t.colon, problems)}</div>`;
}

export interface SignIn {
  email: string;
  errors?: Errors;
  /** Error about the account as a whole. */
  sentence?: 'tooMany' | 'disabled';
}

function tryHint({ locale, t }: Words, demonstration: Demonstration[]): Html | undefined {
  const account = demonstration.find((one) => one.locale.slice(0, 2) === locale.slice(0, 2));
  if (!account) return undefined;
  const [before, between, after] = t.demonstration.split(/{\w+}/);
  return html`<p class="hint">${before}<b>${account.email}</b>${between}<b>${account.password}</b>${after}</p>`;
}

export function signInPage({ words, sites, base, demonstration }: Visit, state: SignIn): Response {
  const { t } = words;
  const { email, errors = {}, sentence } = state;
  const body = html`${alert(words, errors, sentence)}<p>${t.signInIntro}</p>
<form method="post" action="${base}/sign-in" novalidate>
${field('email', words, errors, { value: email, autocomplete: 'username' })}
${field('password', words, errors, { autocomplete: 'current-password' })}
<button>${t.signInButton}</button></form>
<p><a href="${base}/register">${t.register}</a></p>
<p><a href="${base}/cancel">${t.cancel}</a></p>
${tryHint(words, demonstration)}`;
  return sheet({ words, sites, title: t.signIn, body, status: sentence === 'tooMany' ? 429 : 200 });
}

export interface Registration {
  values: Omit<RegistrationValues, 'password'>;
  errors?: Errors;
}

export function registrationPage({ words, sites, base }: Visit, { values, errors = {} }: Registration): Response {
  const { t } = words;
  const body = html`${alert(words, errors)}<p>${t.registerIntro}</p>
<form method="post" action="${base}/register" novalidate>
<div class="pair">${field('givenName', words, errors, { value: values.givenName })}
${field('familyName', words, errors, { value: values.familyName })}</div>
${field('email', words, errors, { value: values.email })}
${field('password', words, errors, { hint: t.passwordHint })}
<button>${t.registerButton}</button></form>
<p><a href="${base}/sign-in">${t.known}</a></p>
<p><a href="${base}/cancel">${t.cancel}</a></p>`;
  return sheet({ words, sites, title: t.register, body });
}
