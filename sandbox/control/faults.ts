import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Handler } from '../http.ts';

export const faultKinds = ['latency', 'hang', 'status', 'throttled', '429', '430', 'lost', 'garbage'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultRule {
  service: string;
  /** Name of an operation, or * for every one. */
  operation: string;
  kind: FaultKind;
  /** Part of the calls that are hit, 0 to 1. */
  share: number;
  seed: number;
  /** Milliseconds of `latency`. */
  ms?: number;
  /** Status of `status`: 500 when not given. */
  status?: number;
  /** Seconds announced by 429, 430 and throttled; none when not given. */
  retryAfter?: number;
}

interface Armed extends FaultRule {
  calls: number;
}

const longestHangMs = 120_000;

/** The n-th draw of a seed, from 0 to 1: the same for the same seed, whatever happened in between. */
export function draw(seed: number, n: number): number {
  return createHash('sha256').update(`${seed}:${n}`).digest().readUInt32BE(0) / 2 ** 32;
}

export interface Faults {
  set(rule: FaultRule): void;
  clear(): void;
  list(): Armed[];
  /** The rules that hit this call. Counts the call for every rule that is about it. */
  hits(service: string, operation: string): FaultRule[];
}

export function createFaults(): Faults {
  let rules: Armed[] = [];
  const concerns = (rule: FaultRule, service: string, operation: string) =>
    ['*', service].includes(rule.service) && ['*', operation].includes(rule.operation);
  return {
    set: (rule) => {
      rules.push({ ...rule, calls: 0 });
    },
    clear: () => {
      rules = [];
    },
    list: () => rules,
    hits: (service, operation) =>
      rules
        .filter((rule) => concerns(rule, service, operation))
        .filter((rule) => {
          const n = rule.calls;
          rule.calls += 1;
          return draw(rule.seed, n) < rule.share;
        }),
  };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

function retryHeaders({ retryAfter }: FaultRule): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

async function apply(rule: FaultRule, request: Request, next: Handler): Promise<Response> {
  switch (rule.kind) {
    case 'latency':
      await pause(rule.ms ?? 1000, request.signal);
      return next(request);
    case 'hang':
      await pause(longestHangMs, request.signal);
      return Response.error();
    case 'status':
      return new Response('<html><body><h1>Service unavailable</h1></body></html>', {
        status: rule.status ?? 500,
        headers: { 'content-type': 'text/html', ...retryHeaders(rule) },
      });
    case 'throttled':
      return Response.json(
        { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED', documentation: null } }] },
        { headers: retryHeaders(rule) },
      );
    case '429':
    case '430':
      return Response.json({ errors: 'Too Many Requests' }, { status: Number(rule.kind), headers: retryHeaders(rule) });
    case 'lost':
      await next(request);
      return Response.error();
    case 'garbage':
      return new Response('{"data":{"cart":{"id":', { headers: { 'content-type': 'application/json' } });
  }
}

export interface FaultyOptions {
  service: string;
  faults: Faults;
  /** Name of what the request asks for, from a copy of it. */
  operationOf(request: Request): string | Promise<string>;
}

/** The same handler with what is switched on going wrong. */
export function withFaults(handler: Handler, { service, faults, operationOf }: FaultyOptions): Handler {
  return async (request) => {
    if (faults.list().length === 0) return handler(request);
    const hits = faults.hits(service, await operationOf(request.clone() as Request));
    const chain = hits.reduceRight<Handler>((next, rule) => (passed) => apply(rule, passed, next), handler);
    return chain(request);
  };
}
