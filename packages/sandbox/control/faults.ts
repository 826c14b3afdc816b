import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Handler } from '../http.ts';

export const httpFaultKinds = [
  'latency',
  'hang',
  'down',
  'status',
  'throttled',
  '401',
  '429',
  '430',
  'lost',
  'garbage',
] as const;
export const mailFaultKinds = ['down', 'busy', 'refuse', 'reject', 'slow', 'drop-after-data'] as const;
export type HttpFaultKind = (typeof httpFaultKinds)[number];
type MailFaultKind = (typeof mailFaultKinds)[number];
export type FaultKind = HttpFaultKind | MailFaultKind;

export interface FaultRule {
  service: string;
  /** Name of an operation, or * for all. */
  operation: string;
  kind: FaultKind;
  /** Share of the calls that fail, 0 to 1. */
  share: number;
  seed: number;
  /** Number of failures after which the rule ends; without it, the rule stays. */
  times?: number;
  /** Milliseconds of `latency`, and of each response of `slow`. */
  ms?: number;
  /** Status code of `status`: 500 by default. */
  status?: number;
  /** Seconds in Retry-After for 429, 430 and throttled; none by default. */
  retryAfter?: number;
  /** Only calls for the visitor with this address, as the shop is told it with the private token; all calls by default. */
  buyerIp?: string;
}

interface Armed extends FaultRule {
  calls: number;
  hits: number;
}

type Hit<Kind extends FaultKind> = FaultRule & { kind: Kind };

const longestHangMs = 120_000;

/** The n-th random number of a seed, from 0 to 1: deterministic, independent of other draws. */
export function draw(seed: number, n: number): number {
  return createHash('sha256').update(`${seed}:${n}`).digest().readUInt32BE(0) / 2 ** 32;
}

export interface Faults {
  set(rule: FaultRule): void;
  clear(): void;
  list(): Armed[];
  /** The rules of these kinds that apply to this call. Counts the call for every matching rule. */
  hits<Kind extends FaultKind>(
    service: string,
    operation: string,
    kinds: readonly Kind[],
    buyerIp?: string | null,
  ): Hit<Kind>[];
}

/** Counts a call for a matching rule, and returns whether the fault applies to it. */
function strikes(rule: Armed): boolean {
  const n = rule.calls;
  rule.calls += 1;
  if (draw(rule.seed, n) >= rule.share) return false;
  rule.hits += 1;
  return true;
}

export function createFaults(): Faults {
  let rules: Armed[] = [];
  return {
    set: (rule) => {
      rules.push({ ...rule, calls: 0, hits: 0 });
    },
    clear: () => {
      rules = [];
    },
    list: () => rules,
    hits: <Kind extends FaultKind>(
      service: string,
      operation: string,
      kinds: readonly Kind[],
      buyerIp: string | null = null,
    ) => {
      const isOfKind = (rule: Armed): rule is Armed & Hit<Kind> => kinds.some((kind) => kind === rule.kind);
      const hit = rules
        .filter(isOfKind)
        .filter((rule) => ['*', service].includes(rule.service) && ['*', operation].includes(rule.operation))
        .filter((rule) => rule.buyerIp === undefined || rule.buyerIp === buyerIp)
        .filter(strikes);
      rules = rules.filter(({ hits, times }) => times === undefined || hits < times);
      return hit;
    },
  };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

function retryHeaders({ retryAfter }: FaultRule): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

const shopTooMany = (rule: FaultRule) =>
  Response.json({ errors: 'Too Many Requests' }, { status: Number(rule.kind), headers: retryHeaders(rule) });

async function apply(
  rule: Hit<HttpFaultKind>,
  request: Request,
  next: Handler,
  tooMany = shopTooMany,
): Promise<Response> {
  switch (rule.kind) {
    case 'latency':
      await pause(rule.ms ?? 1000, request.signal);
      return next(request);
    case 'hang':
      await pause(longestHangMs, request.signal);
      return Response.error();
    case 'down':
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
    case '401':
      return Response.json({ errors: 'User does not have access' }, { status: 401 });
    case '429':
    case '430':
      return tooMany(rule);
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
  /** Name of the operation in a request, read from a copy of the request. */
  operationOf(request: Request): string | Promise<string>;
  /** The service's own response for 429 and 430, when it differs from the shop's. */
  tooMany?(rule: FaultRule): Response;
}

/** Wraps a handler with the active fault rules. */
export function withFaults(handler: Handler, options: FaultyOptions): Handler {
  const { service, faults, operationOf, tooMany } = options;
  return async (request) => {
    if (faults.list().length === 0) return handler(request);
    const buyerIp = request.headers.get('shopify-storefront-buyer-ip');
    const hits = faults.hits(service, await operationOf(request.clone() as Request), httpFaultKinds, buyerIp);
    const chain = hits.reduceRight<Handler>((next, rule) => (passed) => apply(rule, passed, next, tooMany), handler);
    return chain(request);
  };
}
