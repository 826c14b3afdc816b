import type { z } from 'zod';
import type { Accounts } from '../accounts/service.ts';
import type { Brevo } from '../brevo/service.ts';
import type { Identity } from '../identity/service.ts';
import { createInboxDesk } from '../mail/handler.ts';
import type { Inbox } from '../mail/inbox.ts';
import { expireTokens } from '../shopify/admin/access.ts';
import { setPrice, switchOffer } from '../shopify/changes.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import type { Commerce } from '../shopify/service.ts';
import { setShelves } from '../shopify/shelves.ts';
import type { Tags } from '../tags/tags.ts';
import {
  accountBody,
  againBody,
  customerBody,
  faultBody,
  offerBody,
  orderBody,
  priceBody,
  Refusal,
  readBody,
  returnBody,
  stockBody,
} from './bodies.ts';
import { controlPage } from './control-page.ts';
import { type Desk, notThere } from './desk.ts';
import type { Faults } from './faults.ts';
import { changeCustomer, changeOrder, changeReturn, customersOf } from './shop-people.ts';

export interface ControlOptions {
  /** Null, like each of those below, when the service is not started. */
  commerce: Commerce | null;
  accounts?: Accounts | null;
  content: { reset(): Promise<void> | void; importAgain?(): Promise<number> } | null;
  brevo?: Brevo | null;
  identity?: Identity | null;
  inbox?: Inbox | null;
  tags?: Tags | null;
  /** Tiles of the detailed map. */
  tiles?: Desk | null;
  faults: Faults;
  /** URL of the content editor; none when that service is not started. */
  editorUrl?: string | null;
}

function setStock({ variantId, quantity }: z.output<typeof stockBody>, commerce: Commerce | null) {
  const variant = commerce?.catalogue.variant(variantId);
  if (!commerce || !variant) throw new Refusal(`There is no variant ${variantId}.`);
  if (variant.components.length > 0) throw new Refusal('The stock of a bundle is that of its components.');
  setShelves(new Map([[variantId, quantity]]), commerce);
}

function changePrice({ variantId, price, compareAtPrice }: z.output<typeof priceBody>, commerce: Commerce | null) {
  const done = commerce && setPrice(variantId, price, compareAtPrice ?? null, commerce);
  if (!done) throw new Refusal(`There is no variant ${variantId}.`);
}

function switchRule({ id, status }: z.output<typeof offerBody>, commerce: Commerce | null) {
  const done = commerce && switchOffer(id, status, commerce);
  if (!done) throw new Refusal(`There is no offer rule ${id}.`);
}

async function importAgain(content: ControlOptions['content']) {
  if (!content?.importAgain) throw new Refusal('The content service is not started.');
  try {
    await content.importAgain();
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function reset({ commerce, accounts, content, brevo, identity, inbox, tags, faults }: ControlOptions) {
  commerce?.reset();
  accounts?.reset();
  await content?.reset();
  await inbox?.clear();
  brevo?.reset();
  identity?.reset();
  tags?.reset();
  faults.clear();
}

function stateOf({ commerce, faults }: ControlOptions) {
  const { carts = {}, stock = {}, changes } = commerce?.state.data ?? {};
  const orders = commerce ? ordersNow(commerce).length : 0;
  return { carts: Object.values(carts), orders, stock, ...changes, faults: faults.list() };
}

type Act = (options: ControlOptions, request: Request) => Promise<void> | void;

const acts: Record<string, Act> = {
  '/control/reset': reset,
  '/control/stock': async ({ commerce }, request) => setStock(await readBody(request, stockBody), commerce),
  '/control/price': async ({ commerce }, request) => changePrice(await readBody(request, priceBody), commerce),
  '/control/offer-rule': async ({ commerce }, request) => switchRule(await readBody(request, offerBody), commerce),
  '/control/account': async ({ identity }, request) => {
    const { email, action } = await readBody(request, accountBody);
    if (!identity?.switchAccount(email, action)) throw new Refusal(`There is no account ${email}.`);
  },
  '/control/order': async ({ commerce }, request) => changeOrder(await readBody(request, orderBody), commerce),
  '/control/return': async ({ commerce }, request) => changeReturn(await readBody(request, returnBody), commerce),
  '/control/customer': async ({ commerce, accounts }, request) => {
    const wish = await readBody(request, customerBody);
    const { id } = changeCustomer(wish, commerce);
    if (wish.action === 'revoke-tokens') accounts?.signOut(id);
  },
  '/control/faults': async ({ faults }, request) => faults.set(await readBody(request, faultBody)),
  '/control/faults/clear': ({ faults }) => faults.clear(),
  '/control/admin-tokens/expire': ({ commerce }) => {
    if (commerce) expireTokens(commerce);
  },
  '/control/import-again': ({ content }) => importAgain(content),
  '/control/shop-webhooks/again': async ({ commerce }, request) => {
    const { id } = await readBody(request, againBody);
    if (!commerce?.webhooks.again(id)) throw new Refusal(`There is no webhook ${id} that could be sent again.`);
  },
};

async function act(path: string, request: Request, options: ControlOptions): Promise<Response> {
  const wanted = acts[path];
  if (!wanted) return notThere(path);
  try {
    await wanted(options, request);
  } catch (error) {
    if (error instanceof Refusal) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
  const isForm = request.headers.get('content-type')?.includes('form');
  return isForm ? new Response(null, { status: 303, headers: { location: '/' } }) : Response.json(stateOf(options));
}

function show(path: string, options: ControlOptions): Response {
  const { commerce, brevo } = options;
  if (path === '/') return controlPage(options);
  if (path === '/control/state') return Response.json(stateOf(options));
  if (path === '/control/orders') return Response.json(commerce ? ordersNow(commerce) : []);
  if (path === '/control/customers') return Response.json(commerce ? customersOf(commerce) : []);
  if (path === '/control/shop-webhooks') return Response.json(commerce?.webhooks.deliveries() ?? []);
  if (path === '/brevo/contacts' && brevo) return Response.json(brevo.contacts());
  return notThere(path);
}

/** The control page of the embedded services: a page with forms, and the same operations as JSON. */
export function createControl(options: ControlOptions) {
  const { inbox, tags, tiles } = options;
  const desks: Desk[] = [
    ...(inbox ? [createInboxDesk(inbox)] : []),
    ...(tags ? [tags.desk] : []),
    ...(tiles ? [tiles] : []),
  ];
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    // CSRF protection: refuses form submissions that come from another origin.
    const from = request.headers.get('origin');
    if (request.method !== 'GET' && from && from !== origin)
      return Response.json({ error: 'Not from another site.' }, { status: 403 });
    for (const desk of desks) {
      const answer = await desk(request);
      if (answer) return answer;
    }
    return request.method === 'POST' ? act(pathname, request, options) : show(pathname, options);
  };
}
