import { ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Sites } from '../checkout/handler.ts';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Demonstration } from './demonstration.ts';
import { registrationPage, signInPage, type Visit } from './form-pages.ts';
import { wordsFor } from './messages.ts';
import { toIncoming } from './node-bridge.ts';
import { expiredPage, failedPage } from './notices.ts';
import { checkRegistration, type RegistrationErrors, readRegistration } from './registration.ts';

export interface Tools {
  provider: Provider;
  accounts: Accounts;
  attempts: Attempts;
  demonstration: Demonstration[];
  sites: Sites;
}

interface Open extends Visit, Tools {
  request: Request;
  params: Record<string, unknown>;
  /** Ends the interaction and redirects. */
  finish(result: InteractionResults): Promise<Response>;
}

const PATH = /^\/interaction\/([\w-]+)(?:\/(sign-in|register|cancel))?$/;
const nobody = { givenName: '', familyName: '', email: '' };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The interaction that belongs to this browser's cookie; null when it has expired or finished. */
export async function openInteraction(request: Request, uid: string, provider: Provider) {
  const incoming = await toIncoming(new Request(request.url, { headers: request.headers }));
  const outgoing = new ServerResponse(incoming);
  try {
    const { params, uid: known } = await provider.interactionDetails(incoming, outgoing);
    if (known !== uid) return null;
    const finish = async (result: InteractionResults) => {
      const location = await provider.interactionResult(incoming, outgoing, result);
      return new Response(null, { status: 303, headers: { location } });
    };
    return { params, finish };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

async function open(request: Request, uid: string, tools: Tools): Promise<Open | null> {
  const opened = await openInteraction(request, uid, tools.provider);
  if (!opened) return null;
  const words = wordsFor(text(opened.params.ui_locales));
  return { ...tools, ...opened, request, words, base: `/interaction/${uid}` };
}

// `create` satisfies prompt=create, whether the customer registered or signed in.
const enter = ({ finish }: Open, sub: string) => finish({ login: { accountId: sub }, create: {} });

/** The submitted form data; empty when the body is not a form. */
const formOf = ({ request }: Open) => request.formData().catch(() => new FormData());

async function signIn(visit: Open): Promise<Response> {
  const { accounts, attempts } = visit;
  const form = await formOf(visit);
  const email = text(form.get('email')).trim();
  const password = text(form.get('password'));
  const missing: RegistrationErrors = {};
  if (!email) missing.email = 'required';
  if (!password) missing.password = 'required';
  if (!email || !password) return signInPage(visit, { email, errors: missing });
  const key = email.toLowerCase();
  if (!attempts.begin(key)) return signInPage(visit, { email, sentence: 'tooMany' });
  const account = accounts.open(email, password);
  if (!account) return signInPage(visit, { email, errors: { password: 'wrong' } });
  attempts.forget(key);
  return account.disabled ? signInPage(visit, { email, sentence: 'disabled' }) : enter(visit, account.sub);
}

async function register(visit: Open): Promise<Response> {
  const { accounts } = visit;
  const values = readRegistration(await formOf(visit));
  const problems = checkRegistration(values);
  if (!problems.email && accounts.isTaken(values.email)) problems.email = 'emailTaken';
  if (Object.keys(problems).length > 0) return registrationPage(visit, { values, errors: problems });
  const account = accounts.register({ ...values, locale: visit.words.locale });
  return account ? enter(visit, account.sub) : registrationPage(visit, { values, errors: { email: 'emailTaken' } });
}

function show(visit: Open, isRegistration: boolean): Response {
  const email = text(visit.params.login_hint);
  if (isRegistration) return registrationPage(visit, { values: { ...nobody, email } });
  return signInPage(visit, { email });
}

/** Whether a form was posted from another origin. */
export const isForeign = ({ method, headers, url }: Request) =>
  method === 'POST' && (headers.get('origin') ?? new URL(url).origin) !== new URL(url).origin;

/** The sign-in and registration pages; null for any other URL. */
export async function handleInteraction(request: Request, tools: Tools): Promise<Response | null> {
  const [path, uid = '', step] = new URL(request.url).pathname.match(PATH) ?? [];
  if (!path) return null;
  const ofBrowser = wordsFor(request.headers.get('accept-language'));
  if (isForeign(request)) return failedPage(ofBrowser, tools.sites, 'foreign_origin', 403);
  const visit = await open(request, uid, tools);
  if (!visit) return expiredPage(ofBrowser, tools.sites);
  if (step === 'cancel')
    return visit.finish({ error: 'access_denied', error_description: 'the sign-in was cancelled' });
  const { prompt, screen } = visit.params;
  const isRegistration = step
    ? step === 'register'
    : screen === 'register' || text(prompt).split(' ').includes('create');
  if (request.method === 'POST') return isRegistration ? register(visit) : signIn(visit);
  return show(visit, isRegistration);
}
