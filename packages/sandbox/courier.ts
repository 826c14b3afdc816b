import { setTimeout as pause } from 'node:timers/promises';

/** The POST request: the same bytes and headers on every attempt. */
export interface Parcel {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Attempt {
  at: string;
  attempt: number;
  /** Null when there was no response; `error` then contains the reason. */
  status: number | null;
  error?: string;
  ms: number;
}

/** State of a delivery after an attempt: `waiting` will be retried. */
export type Outcome = 'waiting' | 'delivered' | 'failed';

export interface CourierOptions {
  clock: () => Date;
  /** Backoff in milliseconds before the second attempt, the third and so on. */
  waits: number[];
  /** Timeout of a response, in milliseconds. */
  patienceMs: number;
  send?: typeof fetch;
}

export type Log = (attempt: Attempt, outcome: Outcome) => void;

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Sends POST requests in the background, with retries until the receiver responds with 2xx. */
export function createCourier({ clock, waits, patienceMs, send = fetch }: CourierOptions) {
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function tryOnce({ url, headers, body }: Parcel, attempt: number): Promise<Attempt> {
    const at = clock().toISOString();
    const start = performance.now();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(patienceMs)]);
    const answer = await send(url, { method: 'POST', body, headers, redirect: 'manual', signal }).then(
      async (response) => {
        await response.body?.cancel();
        return { status: response.status };
      },
      (error: unknown) => ({ status: null, error: reason(error) }),
    );
    return { at, attempt, ms: Math.round(performance.now() - start), ...answer };
  }

  async function deliver(parcel: Parcel, log: Log) {
    for (let attempt = 1; !stopped.signal.aborted; attempt++) {
      const tried = await tryOnce(parcel, attempt);
      const wait = waits[attempt - 1];
      const delivered = tried.status !== null && tried.status >= 200 && tried.status < 300;
      const givenUp = wait === undefined && !stopped.signal.aborted;
      log(tried, delivered ? 'delivered' : givenUp ? 'failed' : 'waiting');
      if (delivered || wait === undefined) return;
      await pause(wait, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    post(parcel: Parcel, log: Log) {
      const delivery = deliver(parcel, log).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    /** Resolves when no delivery is in progress. */
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}
