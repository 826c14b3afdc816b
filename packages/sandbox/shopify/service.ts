import { randomBytes } from 'node:crypto';
import { handleCheckout, isCheckout, type Sites } from '../checkout/handler.ts';
import { sendCards } from '../checkout/send-cards.ts';
import { handleTracking, isTracking } from '../checkout/tracking.ts';
import type { Letter } from '../mail/letter.ts';
import { type App, demonstrationApp } from './admin/access.ts';
import { handleAdmin, isAdmin } from './admin/handler.ts';
import type { Catalogue } from './catalogue/types.ts';
import type { Tools } from './context.ts';
import { handleApi, isApi } from './handler.ts';
import { longestMs } from './limits.ts';
import { resetShop } from './shelves.ts';
import { openState, type State } from './state.ts';
import { createShopWebhooks, type ShopListeners, type ShopWebhooks } from './webhooks/webhooks.ts';

export interface CommerceOptions {
  catalogue: Catalogue;
  state?: State;
  clock?: () => Date;
  random?: (bytes: number) => string;
  /** The sites to which the checkout links back; without them it has no link back. */
  sites?: Sites;
  /** Secret of the Multipass tokens, which are created on the identity provider's side. */
  multipassSecret?: string;
  /** Parts of the installed app that differ from the demonstration's. */
  app?: Partial<App>;
  /** Milliseconds after which a request is ended. */
  longestMs?: number;
  /** Sends the mails of the shop; without it none is sent. */
  post?: (letter: Letter) => void;
  /** Receivers of webhooks about stock, prices and offers. */
  webhooks?: ShopListeners;
}

export interface Commerce extends Tools {
  handle(request: Request): Promise<Response>;
  webhooks: ShopWebhooks;
  /** Sends the mails that are due, such as those of gift cards for today. */
  sendDue(): void;
  /** Deletes carts, orders, sessions and other changes. */
  reset(): void;
}

/**
 * The commerce service over its catalogue: the Storefront API, a part of the Admin API, and the hosted checkout.
 * Without a state file, nothing is persisted.
 */
export function createCommerce(options: CommerceOptions): Commerce {
  const { catalogue, state = openState(), clock = () => new Date() } = options;
  const app = { ...demonstrationApp, ...options.app };
  const webhooks = createShopWebhooks(options.webhooks ?? {}, { catalogue, state, clock, app });
  const tools: Tools = {
    catalogue,
    state,
    clock,
    random: options.random ?? ((bytes) => randomBytes(bytes).toString('hex')),
    multipassSecret: options.multipassSecret ?? 'silene-multipass-secret',
    app,
    longestMs: options.longestMs ?? longestMs,
    post: options.post ?? (() => undefined),
    tell: webhooks.tell,
  };
  return {
    ...tools,
    webhooks,
    sendDue: () => sendCards(tools),
    reset: () => resetShop(tools),
    async handle(request) {
      if (isApi(request)) return handleApi(request, tools);
      if (isAdmin(request)) return handleAdmin(request, tools);
      if (isCheckout(request)) return handleCheckout(request, tools, options.sites ?? {});
      if (isTracking(request)) return handleTracking(request, tools);
      return Response.json({ errors: 'Not Found' }, { status: 404 });
    },
  };
}
