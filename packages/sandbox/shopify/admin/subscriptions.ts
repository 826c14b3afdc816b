import { connection, type PageArgs } from '../connection.ts';
import type { Tools } from '../context.ts';
import type { WebhookSubscription } from '../state.ts';
import { hasScope } from './access.ts';

/** Scopes that an app needs to subscribe, by the subject of a topic. */
const scopes: Record<string, string> = {
  PRODUCTS: 'read_products',
  COLLECTIONS: 'read_products',
  DISCOUNTS: 'read_discounts',
  INVENTORY_LEVELS: 'read_inventory',
  METAOBJECTS: 'read_metaobjects',
  ORDERS: 'read_orders',
};
const subjectOf = (topic: string) => topic.replace(/_(?:CREATE|UPDATE|DELETE|FULFILLED)$/, '');

const view = (one: WebhookSubscription, position: number) => ({
  ...one,
  id: `gid://shopify/WebhookSubscription/${position + 1}`,
  format: 'JSON',
  updatedAt: one.createdAt,
});

interface SubscriptionInput {
  topic: string;
  webhookSubscription: { uri?: string | null; filter?: string | null };
}

function problemOf({ topic, webhookSubscription: { uri, filter } }: SubscriptionInput, { app, state }: Tools) {
  const refuse = (field: string, message: string) => ({ field: ['webhookSubscription', field], message });
  const address = URL.parse(uri ?? '');
  if (!address) return refuse('uri', 'Address is invalid');
  if (address.protocol !== 'https:') return refuse('uri', `Address protocol ${address.protocol}// is not supported`);
  if (topic.startsWith('METAOBJECTS_') && !/^type:\S+$/.test(filter ?? ''))
    return refuse('filter', 'The specified filter must name the type of the metaobjects');
  if (!hasScope(app, scopes[subjectOf(topic)] ?? ''))
    return {
      field: ['topic'],
      message: `You do not have permission to create or update webhooks with ${topic} topic.`,
    };
  const isTaken = state.data.admin.webhooks.some(
    (one) => one.topic === topic && one.uri === uri && one.filter === (filter ?? null),
  );
  return isTaken ? refuse('uri', 'Address for this topic has already been taken') : null;
}

/** Queries and mutations of the webhook subscriptions of the app. */
export function subscriptionFields(tools: Tools) {
  const { state, clock } = tools;
  return {
    webhookSubscriptions({ topics, uri, ...page }: PageArgs & { topics?: string[] | null; uri?: string | null }) {
      const found = state.data.admin.webhooks
        .map(view)
        .filter((one) => (!topics || topics.includes(one.topic)) && (uri == null || one.uri === uri));
      return connection(found, page, ({ id }) => id);
    },
    webhookSubscriptionCreate(input: SubscriptionInput) {
      const problem = problemOf(input, tools);
      if (problem) return { webhookSubscription: null, userErrors: [problem] };
      const { uri, filter } = input.webhookSubscription;
      const { webhooks } = state.data.admin;
      webhooks.push({ topic: input.topic, uri: uri ?? '', filter: filter ?? null, createdAt: clock().toISOString() });
      state.changed();
      return { webhookSubscription: view(webhooks.at(-1) as WebhookSubscription, webhooks.length - 1), userErrors: [] };
    },
  };
}
