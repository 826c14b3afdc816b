import type { z } from 'zod';
import { AppError } from '../../../../lib/platform/errors.ts';
import { outbound, retry, withoutQuery } from '../../../../lib/platform/http/outbound.ts';
import { parseJson } from '../../../../lib/platform/text/clean.ts';
import { RETRY_AFTER_S } from '../../../../lib/services/prismic/response.ts';

export type Transport = {
  headers: Readonly<Record<string, string>>;
  /** Hosts that a request may be sent to. */
  origins: readonly string[];
  timeoutMs?: number;
  /** Minimum interval between two requests. */
  spacingMs?: number;
  /** Called before a wait that the service requested. */
  onWait?: (seconds: number) => void;
  sleep?: (milliseconds: number) => Promise<void>;
};

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  url: URL;
  body?: FormData | object;
  /** The only status that means success. */
  expected: number;
};

const THROTTLED_TRIES = 5;
const SAFE_RETRIES = 2;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Error message of a response: `error` of the asset service, `message` or `Message` of the migration service. */
function detailOf(text: string): string {
  const body = parseJson(text);
  const details = body && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  return String(details.message ?? details.Message ?? details.error ?? text).slice(0, 300);
}

const isPassing = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'timeout' || error.code === 'unreachable' || Number(error.values.status) >= 500);

const bodyOf = (body: Call['body']): BodyInit | undefined =>
  body instanceof FormData ? body : body && JSON.stringify(body);

/**
 * Returns a function that sends one request and resolves with the body of its response. It throws AppError:
 * `contentForbidden` (401, 403), `throttled` (429, after five waits of the requested length), `timeout` and
 * `unreachable`, `http` with the status and the service's message. A request that is safe to retry is retried twice
 * after a temporary failure; a creation (POST) never is, because it is unknown whether it was carried out.
 */
export function createTransport({
  headers,
  origins,
  timeoutMs = 30_000,
  spacingMs = 0,
  onWait,
  sleep = pause,
}: Transport) {
  let next = 0;

  async function spaced(url: string, init: RequestInit): Promise<Response> {
    const wait = next - performance.now();
    if (wait > 0) await sleep(wait);
    next = performance.now() + spacingMs;
    return outbound({ service: 'repository', url, init, timeoutMs, origins });
  }

  async function patient(url: string, init: RequestInit): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await spaced(url, init);
      if (response.status !== 429) return response;
      if (tries === THROTTLED_TRIES) throw new AppError('throttled', { url: withoutQuery(url) });
      const seconds = Number(response.headers.get('retry-after')) || RETRY_AFTER_S;
      onWait?.(seconds);
      await sleep(seconds * 1_000);
    }
  }

  async function once({ method, url, body, expected }: Call): Promise<unknown> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const all = isJson ? { ...headers, 'content-type': 'application/json' } : headers;
    const response = await patient(url.href, { method, headers: all, body: bodyOf(body) });
    const text = await response.text();
    const { status } = response;
    if (status === expected) return parseJson(text);
    if (status === 401 || status === 403) throw new AppError('contentForbidden', { message: detailOf(text), status });
    throw new AppError('http', { status, url: withoutQuery(url.href) }, { detail: detailOf(text) });
  }

  function call(what: Call): Promise<unknown> {
    if (what.method === 'POST') return once(what);
    const delay = (attempt: number, error: unknown) => (isPassing(error) ? attempt * 1_000 : null);
    return retry(() => once(what), { retries: SAFE_RETRIES, delay, sleep });
  }

  /** The same for a request whose response is parsed; `http` when the response has another shape. */
  async function read<T>(shape: z.ZodType<T>, what: Call): Promise<T> {
    const answer = shape.safeParse(await call(what));
    if (answer.success) return answer.data;
    const values = { status: what.expected, url: withoutQuery(what.url.href) };
    throw new AppError('http', values, { detail: 'the answer is not what was expected' });
  }

  return { call, read };
}
