import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Sites } from '../checkout/handler.ts';
import { isForeign, openInteraction } from '../identity/interaction.ts';
import { expiredPage, failedPage } from '../identity/notices.ts';
import type { Tools } from '../shopify/context.ts';
import { customerByEmail, emailOf, newCustomer, saveCustomer } from '../shopify/engine/customers.ts';
import type { Codes } from './codes.ts';
import { type AccountMessages, accountWords, requestedWords } from './messages.ts';
import { closedPage, codePage, emailPage, type Visit } from './pages.ts';

export interface LoginTools {
  provider: Provider;
  commerce: Tools;
  codes: Codes;
  sites: Sites;
  /** Path below which the sign-ins are. */
  path: string;
}

export const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The submitted form data; empty when the body is not a form. */
export const formOf = (request: Request) => request.formData().catch(() => new FormData());

/** The typed address as the shop stores it, or the message that says what is wrong with it. */
export function readEmail(form: FormData, words: Visit['words']): { email: string; error: string | null } {
  const typed = text(form.get('email'));
  const email = emailOf(typed);
  if (z.email().safeParse(email).success) return { email, error: null };
  return { email: typed, error: email ? words.t.emailInvalid : words.t.required };
}

/** The customer of a proven address; an unknown address creates one. */
function customerFor(email: string, commerce: Tools) {
  const known = customerByEmail(email, commerce);
  if (known) return known;
  const customer = newCustomer({ email }, commerce.clock(), commerce);
  saveCustomer(customer, commerce);
  return customer;
}

const to = (location: string) => new Response(null, { status: 303, headers: { location } });

interface Step extends Visit {
  uid: string;
  request: Request;
}

function showCode({ uid, ...visit }: Step, { codes }: LoginTools, problem?: keyof AccountMessages | null) {
  const { base, words } = visit;
  const email = codes.emailOf(uid);
  if (!email) return to(`${base}/email`);
  const links = { back: `${base}/email`, cancel: `${base}/cancel` };
  return codePage(visit, { email, problem, enter: words.own.enter, ...links });
}

async function takeEmail(step: Step, { codes }: LoginTools): Promise<Response> {
  const { words, request, uid, base } = step;
  const { email, error } = readEmail(await formOf(request), words);
  if (error) return emailPage(step, { email, error });
  if (await codes.send(uid, email, words)) return to(`${base}/code`);
  return emailPage(step, { email, error: words.own.tooManyCodes, status: 429 });
}

async function sendAgain(step: Step, tools: LoginTools): Promise<Response> {
  const { words, uid, base } = step;
  const email = tools.codes.emailOf(uid);
  if (!email) return to(`${base}/email`);
  return (await tools.codes.send(uid, email, words)) ? to(`${base}/code`) : showCode(step, tools, 'tooManyCodes');
}

/** The pages of a sign-in: an address, then the code that was sent to it; null for any other URL. */
export async function handleLogin(request: Request, tools: LoginTools): Promise<Response | null> {
  const { provider, sites, path, commerce, codes } = tools;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${path}/`)) return null;
  const [uid = '', name = ''] = pathname.slice(path.length + 1).split('/');
  const ofBrowser = accountWords(request.headers.get('accept-language'));
  if (isForeign(request)) return failedPage(ofBrowser, sites, 'foreign_origin', 403);
  const opened = await openInteraction(request, uid, provider);
  if (!opened) return expiredPage(ofBrowser, sites);
  const { params, finish } = opened;
  const words = requestedWords(params, request);
  const step: Step = { words, sites, base: `${path}/${uid}`, uid, request };
  const isPost = request.method === 'POST';
  if (name === 'cancel') return finish({ error: 'access_denied', error_description: 'the sign-in was cancelled' });
  if (name === 'again' && isPost) return sendAgain(step, tools);
  if (name !== 'code') {
    const email = codes.emailOf(uid) ?? text(params.login_hint);
    return isPost ? takeEmail(step, tools) : emailPage(step, { email });
  }
  if (!isPost) return showCode(step, tools);
  const email = codes.emailOf(uid) ?? '';
  const problem = codes.check(uid, text((await formOf(request)).get('code')));
  if (problem) return showCode(step, tools, problem);
  const customer = customerFor(email, commerce);
  return customer.disabled ? closedPage(step) : finish({ login: { accountId: String(customer.id) } });
}
