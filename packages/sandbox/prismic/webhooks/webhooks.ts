import { type Attempt, createCourier } from '../../courier.ts';

export type Delivery = Attempt & {
  url: string;
  /** `api-update` or `test-trigger`. */
  type: string;
  documents: number;
};
type Body = { type: string; documents?: string[] };

export type WebhookOptions = {
  urls: string[];
  clock: () => Date;
  log: (delivery: Delivery) => void;
  /** Backoff in milliseconds before the second attempt, the third and so on. */
  waits?: number[];
  send?: typeof fetch;
};

const WAITS = [1000, 5000, 25_000];
const PATIENCE_MS = 10_000;
const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Prismic-Webhook (embedded)' };

/** Sends webhook bodies to every address in the background, with retries until the receiver responds with 2xx. */
export function createWebhooks({ urls, clock, log, waits = WAITS, send }: WebhookOptions) {
  const { post, idle, stop } = createCourier({ clock, waits, send, patienceMs: PATIENCE_MS });
  return {
    urls,
    post(body: Body, to: readonly string[] = urls) {
      const { type, documents = [] } = body;
      for (const url of to) {
        const about = { url, type, documents: documents.length };
        post({ url, headers: HEADERS, body: JSON.stringify(body) }, (attempt) => log({ ...about, ...attempt }));
      }
    },
    idle,
    stop,
  };
}
