import { setTimeout as pause } from 'node:timers/promises';

export type Delivery = {
  at: string;
  url: string;
  /** `api-update` or `test-trigger`. */
  type: string;
  documents: number;
  attempt: number;
  /** Null when no answer came; `error` then says why. */
  status: number | null;
  error?: string;
  ms: number;
};
type Body = { type: string; documents?: string[] };

export type WebhookOptions = {
  urls: string[];
  clock: () => Date;
  log: (delivery: Delivery) => void;
  /** Milliseconds before the second attempt, the third and so on. */
  waits?: number[];
  send?: typeof fetch;
};

const WAITS = [1000, 5000, 25_000];
const PATIENCE_MS = 10_000;

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Posts bodies to every address in the background, again after a while when the receiver does not answer with 2xx. */
export function createWebhooks({ urls, clock, log, waits = WAITS, send = fetch }: WebhookOptions) {
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function attemptTo(url: string, body: Body, attempt: number): Promise<boolean> {
    const at = clock().toISOString();
    const start = performance.now();
    const result = await send(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'user-agent': 'Prismic-Webhook (embedded)' },
      redirect: 'manual',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return { status: response.status };
      },
      (error: unknown) => ({ status: null, error: reason(error) }),
    );
    const ms = Math.round(performance.now() - start);
    const { type, documents = [] } = body;
    log({ at, url, type, documents: documents.length, attempt, ms, ...result });
    return result.status !== null && result.status >= 200 && result.status < 300;
  }

  async function deliver(url: string, body: Body) {
    for (let attempt = 1; !stopped.signal.aborted; attempt++) {
      if (await attemptTo(url, body, attempt)) return;
      const wait = waits[attempt - 1];
      if (wait === undefined) return;
      await pause(wait, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    urls,
    post(body: Body) {
      for (const url of urls) {
        const delivery = deliver(url, body).finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      }
    },
    /** Resolves when nothing is under way any more. */
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}
