import type { Repository } from '../repository/open.ts';
import { type Sender, testBody, updateBody } from './body.ts';
import { createWebhooks, type WebhookOptions } from './webhooks.ts';

/** Receivers of webhooks, and the retry settings. */
export type Listeners = Partial<Pick<WebhookOptions, 'urls' | 'waits' | 'send'>> & { secret?: string };

const LOGGED = 100;

/** Sends webhooks for the changes of a repository, and stores the delivery log. */
export function connectWebhooks({ core }: Repository, sender: Sender, listeners: Listeners = {}) {
  const webhooks = createWebhooks({
    urls: [],
    ...listeners,
    clock: core.clock,
    log(delivery) {
      core.state.deliveries = [delivery, ...core.state.deliveries].slice(0, LOGGED);
      core.changed();
    },
  });
  core.onUpdate((update) => {
    webhooks.post(updateBody(sender, core.masterRef(), update));
    for (const { url, secret } of core.project().webhooks.filter(({ active }) => active))
      webhooks.post(updateBody({ ...sender, secret }, core.masterRef(), update), [url]);
  });
  return { ...webhooks, test: () => webhooks.post(testBody(sender)) };
}

export type Webhooks = ReturnType<typeof connectWebhooks>;
