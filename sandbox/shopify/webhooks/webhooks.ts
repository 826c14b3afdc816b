import { createHmac, randomUUID } from 'node:crypto';
import { type Attempt, createCourier, type Outcome } from '../../courier.ts';
import { openSaved } from '../../saved.ts';
import type { Variant } from '../catalogue/types.ts';
import type { Tools } from '../context.ts';
import { served } from '../versions.ts';
import { levelBody, productBody } from './payloads.ts';

export interface ShopDelivery {
  /** The same at every attempt: X-Shopify-Webhook-Id. */
  id: string;
  /** The same for everything that one change told. */
  eventId: string;
  topic: string;
  url: string;
  triggeredAt: string;
  body: string;
  outcome: Outcome;
  attempts: Attempt[];
}

export interface ShopListeners {
  urls?: string[];
  secret?: string;
  /** Where the deliveries are kept; without it they live as long as the process. */
  file?: string;
  /** Milliseconds before the second attempt, the third and so on. */
  waits?: number[];
  send?: typeof fetch;
}

export interface ShopWebhooks {
  urls: string[];
  /** The latest first. */
  deliveries(): ShopDelivery[];
  /** Tells every listener that the stock of these variants changed. */
  stockChanged(variantIds: number[]): void;
  /** Sends once more what was delivered or given up; false when there is nothing of that id to send. */
  again(id: string): boolean;
  idle(): Promise<void>;
  stop(): void;
}

const KEPT = 50;
const WAITS = [1000, 5000, 15_000, 60_000];
/** The service waits no longer for an answer. */
const PATIENCE_MS = 5000;
const DOMAIN = 'silene.myshopify.com';

type World = Pick<Tools, 'catalogue' | 'state' | 'clock'>;

function headersOf({ id, eventId, topic, triggeredAt, body }: ShopDelivery, secret: string) {
  return {
    'content-type': 'application/json',
    'user-agent': 'Shopify-Captain-Hook (embedded)',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-shop-domain': DOMAIN,
    'x-shopify-api-version': served,
    'x-shopify-webhook-id': id,
    'x-shopify-event-id': eventId,
    'x-shopify-triggered-at': triggeredAt,
  };
}

/** What is to be told of a change: the level of each counted piece, and each product that holds it, bundles too. */
function tellings(ids: number[], world: World, at: string): { topic: string; body: unknown }[] {
  const { catalogue } = world;
  const pieces = ids.map((id) => catalogue.variant(id)).filter((variant) => variant !== undefined);
  const isTouched = (variant: Variant) =>
    ids.includes(variant.id) || variant.components.some(({ variantId }) => ids.includes(variantId));
  const touched = new Set(catalogue.products.flatMap(({ variants }) => variants).filter(isTouched));
  const products = new Set([...touched].map(({ product }) => product));
  return [
    ...pieces.map((variant) => ({ topic: 'inventory_levels/update', body: levelBody(variant, world, at) })),
    ...[...products].map((product) => ({ topic: 'products/update', body: productBody(product, touched, world, at) })),
  ];
}

/** Tells the listeners of a shop when its stock changes, signed, and again with back-off when they do not answer with 2xx. */
export function createShopWebhooks(listeners: ShopListeners, world: World): ShopWebhooks {
  const { urls = [], secret = '', file, waits = WAITS, send } = listeners;
  const saved = openSaved<{ deliveries: ShopDelivery[] }>(() => ({ deliveries: [] }), file);
  const courier = createCourier({ clock: world.clock, waits, send, patienceMs: PATIENCE_MS });

  function dispatch(delivery: ShopDelivery) {
    delivery.outcome = 'waiting';
    const { url, body } = delivery;
    courier.post({ url, body, headers: headersOf(delivery, secret) }, (attempt, outcome) => {
      delivery.attempts.push(attempt);
      delivery.outcome = outcome;
      saved.save();
    });
  }

  // What a former process did not get through is tried from the start.
  for (const delivery of saved.data.deliveries) if (delivery.outcome === 'waiting') dispatch(delivery);

  return {
    urls,
    deliveries: () => saved.data.deliveries,
    stockChanged(ids) {
      if (urls.length === 0 || ids.length === 0) return;
      const triggeredAt = world.clock().toISOString();
      const eventId = randomUUID();
      for (const { topic, body } of tellings(ids, world, triggeredAt))
        for (const url of urls) {
          const about = { id: randomUUID(), eventId, topic, url, triggeredAt, body: JSON.stringify(body) };
          const delivery: ShopDelivery = { ...about, outcome: 'waiting', attempts: [] };
          saved.data.deliveries = [delivery, ...saved.data.deliveries].slice(0, KEPT);
          dispatch(delivery);
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
