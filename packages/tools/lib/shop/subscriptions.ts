import type { Env } from '../../../../lib/platform/env.ts';
import { WEBHOOK_PATH, WEBHOOK_TOPICS } from '../../../../lib/services/shopify/webhook.ts';
import { askAdmin } from '../doctor/ask-shop.ts';
import { change, type Item } from './items.ts';

/** From version 2025-10 on, an address is `uri`; the shop serves a request for an older version with one that has it. */
const SUBSCRIPTIONS = `query webhookSubscriptions($uri: String!) {
  webhookSubscriptions(first: 100, uri: $uri) { nodes { topic filter } }
}`;

const SUBSCRIBE = `mutation subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id } userErrors { field message }
  }
}`;

type Subscriptions = { webhookSubscriptions: { nodes: { topic: string; filter: string | null }[] } };

/** Where the shop sends its webhooks. */
export const webhookAddress = ({ SITE_URL_FR }: Env): string => `${SITE_URL_FR}${WEBHOOK_PATH}`;

/** Admin scopes without which the shop refuses a subscription, by the beginning of the topic. */
const SCOPES: Readonly<Record<string, string>> = {
  products: 'read_products',
  collections: 'read_products',
  inventory_levels: 'read_inventory',
  discounts: 'read_discounts',
  metaobjects: 'read_metaobjects',
  orders: 'read_orders',
};
export const scopeOf = (topic: string): string => SCOPES[topic.split('/')[0] ?? ''] ?? '';

/**
 * The webhook subscriptions that the site needs, compared with those of the app. A shop calls HTTPS addresses only. Throws
 * AppError when the shop grants no token.
 */
export async function subscriptionItems(env: Env): Promise<Item[]> {
  const uri = webhookAddress(env);
  const { data, errors, status } = await askAdmin<Subscriptions>(env, SUBSCRIPTIONS, { uri });
  return WEBHOOK_TOPICS.map((told): Item => {
    const topic = told.replace('/', '_').toUpperCase();
    const filter = told.startsWith('metaobjects/') ? `type:${env.OFFER_RULE_TYPE}` : undefined;
    const variables = { topic, webhookSubscription: { uri, format: 'JSON', ...(filter && { filter }) } };
    const base = {
      name: `${told} → ${uri}`,
      create: () => change(env, { mutation: SUBSCRIBE, variables, scope: scopeOf(told) }),
    };
    if (!data) {
      const says = errors[0] ?? `the Admin API answers ${status}`;
      return { ...base, state: 'unknown', says, todo: 'see npm run doctor -- shop' };
    }
    const isThere = data.webhookSubscriptions.nodes.some(
      (one) => one.topic === topic && (!filter || one.filter === filter),
    );
    return { ...base, state: isThere ? 'right' : 'missing' };
  });
}
