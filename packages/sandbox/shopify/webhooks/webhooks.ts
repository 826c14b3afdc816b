import { createHmac, randomUUID } from 'node:crypto';
import { type Attempt, createCourier, type Outcome } from '../../courier.ts';
import { openSaved } from '../../saved.ts';
import type { Tools } from '../context.ts';
import { parseSearch } from '../engine/search-query.ts';
import type { WebhookSubscription } from '../state.ts';
import { held } from '../versions.ts';
import type { Tell } from './tellings.ts';

export interface ShopDelivery {
  /** X-Shopify-Webhook-Id, the same on every retry. */
  id: string;
  /** The same for all webhooks of one change. */
  eventId: string;
  topic: string;
  url: string;
  /** Whose secret signs it: that of the shop's admin, or of the app that subscribed. */
  signedBy?: 'app';
  triggeredAt: string;
  body: string;
  outcome: Outcome;
  attempts: Attempt[];
}

export interface ShopListeners {
  urls?: string[];
  secret?: string;
  /** State file of the deliveries; without it, they live only as long as the process. */
  file?: string;
  /** Backoff in milliseconds before the second attempt, the third and so on. */
  waits?: number[];
  send?: typeof fetch;
}

export interface ShopWebhooks {
  urls: string[];
  /** Newest first. */
  deliveries(): ShopDelivery[];
  /** Sends webhooks about a change to every listener. */
  tell(what: Tell): void;
  /** Sends a delivered or failed delivery again; false when there is no such delivery to resend. */
  again(id: string): boolean;
  idle(): Promise<void>;
  stop(): void;
}

const KEPT = 50;
const WAITS = [1000, 5000, 15_000, 60_000];
/** Shopify's timeout for a response. */
const PATIENCE_MS = 5000;
const DOMAIN = 'silene.myshopify.com';

type World = Pick<Tools, 'catalogue' | 'state' | 'clock' | 'app'>;

const isScalar = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);

/** Whether a subscription is for this webhook: by its topic, and by a filter on the fields of the body. */
function isSubscribed({ topic, filter }: WebhookSubscription, told: { topic: string; body: unknown }): boolean {
  if (topic !== told.topic.replace('/', '_').toUpperCase()) return false;
  const fields = Object.entries(told.body as object).filter(([, value]) => isScalar(value));
  return parseSearch(filter)({ text: '', fields: Object.fromEntries(fields.map(([name, value]) => [name, [value]])) });
}

function headersOf({ id, eventId, topic, triggeredAt, body }: ShopDelivery, secret: string) {
  return {
    'content-type': 'application/json',
    'user-agent': 'Shopify-Captain-Hook (embedded)',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-shop-domain': DOMAIN,
    'x-shopify-api-version': held[0],
    'x-shopify-webhook-id': id,
    'x-shopify-event-id': eventId,
    'x-shopify-triggered-at': triggeredAt,
  };
}

/** Sends signed webhooks about changes to the listeners of a shop, with retries and backoff until they respond with 2xx. */
export function createShopWebhooks(listeners: ShopListeners, world: World): ShopWebhooks {
  const { urls = [], secret = '', file, waits = WAITS, send } = listeners;
  const saved = openSaved<{ deliveries: ShopDelivery[] }>(() => ({ deliveries: [] }), file);
  const courier = createCourier({ clock: world.clock, waits, send, patienceMs: PATIENCE_MS });

  function dispatch(delivery: ShopDelivery) {
    delivery.outcome = 'waiting';
    const { url, body, signedBy } = delivery;
    const headers = headersOf(delivery, signedBy === 'app' ? world.app.clientSecret : secret);
    courier.post({ url, body, headers }, (attempt, outcome) => {
      delivery.attempts.push(attempt);
      delivery.outcome = outcome;
      saved.save();
    });
  }

  // Deliveries that a previous process did not finish start again from the first attempt.
  for (const delivery of saved.data.deliveries) if (delivery.outcome === 'waiting') dispatch(delivery);

  return {
    urls,
    deliveries: () => saved.data.deliveries,
    tell(what) {
      const subscriptions = world.state.data.admin.webhooks;
      if (urls.length + subscriptions.length === 0) return;
      const triggeredAt = world.clock().toISOString();
      const eventId = randomUUID();
      for (const { topic, body } of what(world, triggeredAt)) {
        const own = subscriptions.filter((one) => isSubscribed(one, { topic, body }));
        const listeners = [
          ...urls.map((url) => ({ url })),
          ...own.map(({ uri: url }) => ({ url, signedBy: 'app' as const })),
        ];
        for (const listener of listeners) {
          const about = { id: randomUUID(), eventId, topic, ...listener, triggeredAt, body: JSON.stringify(body) };
          const delivery: ShopDelivery = { ...about, outcome: 'waiting', attempts: [] };
          saved.data.deliveries = [delivery, ...saved.data.deliveries].slice(0, KEPT);
          dispatch(delivery);
        }
      }
      saved.save();
    },
    again(id) {
      const delivery = saved.data.deliveries.find((one) => one.id === id && one.outcome !== 'waiting');
      if (delivery) dispatch(delivery);
      return delivery !== undefined;
    },
    idle: courier.idle,
    stop: courier.stop,
  };
}
