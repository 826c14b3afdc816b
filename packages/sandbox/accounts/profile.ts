import { ServerResponse } from 'node:http';
import { isForeign } from '../identity/interaction.ts';
import { toIncoming } from '../identity/node-bridge.ts';
import { failedPage } from '../identity/notices.ts';
import type { Customer } from '../shopify/catalogue/types.ts';
import { customerByEmail, customerById, saveCustomer } from '../shopify/engine/customers.ts';
import { formOf, type LoginTools, readEmail, text } from './login.ts';
import { requestedWords } from './messages.ts';
import { changedPage, codePage, notSignedInPage, profilePage, type Visit } from './pages.ts';

const HOME = '/account';
const BASE = '/account/profile';

/** The customer whose browser is signed in at the shop. */
async function customerOfSession(request: Request, { provider, commerce }: LoginTools): Promise<Customer | null> {
  const incoming = await toIncoming(new Request(request.url, { headers: request.headers }));
  const session = await provider.Session.get(provider.createContext(incoming, new ServerResponse(incoming)) as never);
  const customer = customerById(Number(session.accountId ?? -1), commerce);
  return customer?.disabled ? null : customer;
}

interface Page extends Visit {
  request: Request;
  customer: Customer;
  /** Names the code that waits for this customer. */
  key: string;
}

const to = (location: string) => new Response(null, { status: 303, headers: { location } });

async function takeEmail(page: Page, { codes, commerce }: LoginTools): Promise<Response> {
  const { words, customer, request, key } = page;
  const read = readEmail(await formOf(request), words);
  const owner = read.error ? null : customerByEmail(read.email, commerce);
  const error = owner ? words.own.emailTaken : read.error;
  if (error) return profilePage(page, customer.email, { email: read.email, error });
  if (await codes.send(key, read.email, words, 'change')) return to(`${BASE}/code`);
  return profilePage(page, customer.email, { email: read.email, error: words.own.tooManyCodes, status: 429 });
}

async function codeStep(page: Page, name: string, { codes, commerce }: LoginTools): Promise<Response> {
  const { words, customer, request, key } = page;
  const email = codes.emailOf(key);
  if (!email) return to(BASE);
  const show = (problem?: Parameters<typeof codePage>[1]['problem']) =>
    codePage(page, { email, problem, enter: words.own.change, back: BASE });
  if (request.method !== 'POST') return show();
  if (name === 'again')
    return (await codes.send(key, email, words, 'change')) ? to(`${BASE}/code`) : show('tooManyCodes');
  const problem = codes.check(key, text((await formOf(request)).get('code')));
  if (problem) return show(problem);
  // Somebody else may have taken the address in the meantime.
  if (customerByEmail(email, commerce))
    return profilePage(page, customer.email, { email, error: words.own.emailTaken });
  saveCustomer({ ...customer, email, updatedAt: commerce.clock().toISOString() }, commerce);
  return changedPage(page, email);
}

/** The shop's own account page, where customers change their e-mail address; null for any other URL. */
export async function handleProfile(request: Request, tools: LoginTools): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === HOME) return to(BASE);
  if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return null;
  const words = requestedWords(Object.fromEntries(searchParams), request);
  const visit: Visit = { words, sites: tools.sites, base: BASE };
  if (isForeign(request)) return failedPage(words, tools.sites, 'foreign_origin', 403);
  const customer = await customerOfSession(request, tools);
  if (!customer) return notSignedInPage(visit);
  const page: Page = { ...visit, request, customer, key: `profile-${customer.id}` };
  const name = pathname.slice(BASE.length + 1);
  if (name === 'code' || name === 'again') return codeStep(page, name, tools);
  return request.method === 'POST' ? takeEmail(page, tools) : profilePage(page, customer.email, { email: '' });
}
