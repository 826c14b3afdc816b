import type { Inbox } from '../mail/inbox.ts';
import { openSaved } from '../saved.ts';
import { changeList, contactOf, createContact, deleteList, updateContact } from './contacts.ts';
import { sendEmail } from './email.ts';
import { BrevoProblem, problemResponse, rateHeaders, unauthorized } from './errors.ts';
import { type Contact, emptyState, type Tools } from './state.ts';

export interface BrevoOptions {
  /** Receives the e-mails. */
  inbox: Inbox;
  /** Required value of the `api-key` header; without it, any non-empty key is accepted. */
  apiKey?: string;
  /** State file of contacts and idempotency keys; without it, they live only as long as the process. */
  file?: string;
  clock?: () => Date;
}

export interface Brevo {
  handle(request: Request): Promise<Response>;
  contacts(): Contact[];
  reset(): void;
}

const ACCOUNT = {
  email: 'bonjour@silene.example',
  firstName: 'Silène',
  lastName: 'Demonstration',
  companyName: 'Laboratoires Silène',
  address: { street: '12 chemin des Simples', city: 'Die', zipCode: '26150', country: 'France' },
  plan: [{ type: 'free', credits: 300, creditsType: 'sendLimit' }],
  relay: { enabled: false },
};

const LIST = /^\/v3\/contacts\/lists\/(\d+)(?:\/contacts\/(add|remove))?$/;
const CONTACT = /^\/v3\/contacts\/([^/]+)$/;

function checkKey({ headers }: Request, apiKey: string | undefined) {
  const given = headers.get('api-key');
  if (!given) throw unauthorized('authentication not found in headers');
  if (apiKey && given !== apiKey) throw unauthorized('Key not found');
}

async function answer(request: Request, inbox: Inbox, tools: Tools): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, list, verb] = pathname.match(LIST) ?? [];
  const identifier = decodeURIComponent(pathname.match(CONTACT)?.[1] ?? '');
  if (request.method === 'GET') {
    if (pathname === '/v3/account') return Response.json(ACCOUNT);
    if (identifier) return Response.json(contactOf(identifier, tools));
  }
  if (request.method === 'POST') {
    if (pathname === '/v3/smtp/email') return sendEmail(request, inbox, tools);
    if (pathname === '/v3/contacts') return createContact(request, tools);
    if (list && verb) return changeList(request, Number(list), verb, tools);
  }
  if (request.method === 'DELETE' && list && !verb) return deleteList(Number(list), tools);
  if (request.method === 'PUT' && identifier) return updateContact(request, identifier, tools);
  throw new BrevoProblem(405, 'method_not_allowed', `${request.method} Method is not allowed on this path`);
}

/** The parts of Brevo's API v3 that a shop needs for e-mails and lists. Sent e-mails are stored in the inbox. */
export function createBrevo({ inbox, apiKey, file, clock = () => new Date() }: BrevoOptions): Brevo {
  const tools: Tools = { saved: openSaved(emptyState, file), clock };
  return {
    async handle(request) {
      try {
        checkKey(request, apiKey);
        const response = await answer(request, inbox, tools);
        for (const [name, value] of Object.entries(rateHeaders())) response.headers.set(name, value);
        return response;
      } catch (error) {
        if (error instanceof BrevoProblem) return problemResponse(error);
        throw error;
      }
    },
    contacts: () => tools.saved.data.contacts,
    reset: () => tools.saved.reset(),
  };
}
