import { contentEndpoint } from '../content-endpoint.ts';
import type { Env } from '../env.ts';
import { count, time } from '../metrics/meter.ts';
import { perProcess } from '../process.ts';
import { STEP_TIMEOUT_MS } from '../timeout-limits.ts';

/** Every service that the site calls, with the addresses at which it calls it over HTTP. */
const SERVICES = {
  content: (settings: Env) => [contentEndpoint(settings)],
  // The content service for writes, used by scripts only, which name the origins themselves.
  repository: () => [],
  shop: ({ SHOPIFY_STORE_DOMAIN }) => [SHOPIFY_STORE_DOMAIN],
  // The customer accounts of the shop: their other addresses are in its discovery documents.
  accounts: ({ SHOPIFY_STORE_DOMAIN }) => [SHOPIFY_STORE_DOMAIN],
  identity: ({ OIDC_ISSUER }) => [OIDC_ISSUER],
  mail: ({ BREVO_API_URL }) => [BREVO_API_URL],
  geocoder: ({ GEOPLATEFORME_URL, GOOGLE_PLACES_URL }) => [GEOPLATEFORME_URL, GOOGLE_PLACES_URL],
  // It has a protocol of its own.
  antivirus: () => [],
  // The cache in front of the site.
  cache: ({ CACHE_PURGE_URL }) => [CACHE_PURGE_URL],
} as const satisfies Record<string, (settings: Env) => readonly (string | undefined)[]>;
export type Service = keyof typeof SERVICES;

export const originsOf = (service: Service, settings: Env): string[] =>
  SERVICES[service](settings).flatMap((address) => (address ? new URL(address).origin : []));

/** Maximum response size in bytes: many times the largest that a service has to send. */
export const mostBytesOf = (service: Service): number =>
  (['content', 'repository', 'shop', 'accounts'].includes(service) ? 32 : 1) * 1_048_576;

/** Consecutive failures after which the circuit opens. */
const FAILURES = 10;
/** How often an open circuit lets a trial call through, to detect recovery. */
const TRIAL_MS = 500;
/** Tolerance for comparing timeouts: timeouts are exact to the millisecond, slowness is not. */
const ALIKE = 1.25;

/**
 * Circuit breaker of a service: it opens for all calls after ten consecutive failures, and at once for calls whose
 * timeout is no longer than one that has just expired. While it is open, one trial call passes every half second,
 * whether the previous one has ended or not (docs/decisions/039).
 */
export function createCircuitBreaker(clock = () => performance.now()) {
  let failures = 0;
  let silenceMs = 0;
  let nextTrial = Number.NEGATIVE_INFINITY;
  let lastHeard = { at: Number.NEGATIVE_INFINITY, within: 0 };
  /** The service responded after this time: calls with a longer timeout do not wait in vain. */
  const onAnswer = (milliseconds: number) => {
    lastHeard = { at: clock(), within: milliseconds };
    if (milliseconds < silenceMs) silenceMs = 0;
  };
  return {
    /** Whether a call with this timeout may be made. */
    admits(patienceMs: number): boolean {
      if (failures < FAILURES && patienceMs > silenceMs * ALIKE) return true;
      if (clock() < nextTrial) return false;
      nextTrial = clock() + TRIAL_MS;
      return true;
    },
    /** Whether even calls with this timeout have timed out: for calls that failures alone do not block. */
    isSilentFor: (patienceMs: number): boolean => patienceMs <= silenceMs * ALIKE,
    // How a call ended (`Ending`), after this many milliseconds.
    answered(milliseconds: number): void {
      failures = 0;
      onAnswer(milliseconds);
    },
    refused: onAnswer,
    failed(milliseconds: number): void {
      failures++;
      onAnswer(milliseconds);
    },
    broken(): void {
      failures++;
    },
    /** One longer than a visitor waits (STEP_TIMEOUT_MS) says nothing where the service responded in the meantime. */
    timeout(milliseconds: number): void {
      const hasResponded = lastHeard.at > clock() - milliseconds && lastHeard.within < milliseconds;
      if (milliseconds <= STEP_TIMEOUT_MS || !hasResponded) silenceMs = Math.max(silenceMs, milliseconds);
    },
    /** `half-open` is reported when the next call will pass. */
    report() {
      const isOpen = failures >= FAILURES || silenceMs > 0;
      const state = !isOpen ? 'closed' : clock() < nextTrial ? 'open' : 'half-open';
      return { state, failures } as const;
    },
  };
}

/** Retries may be at most one call in ten, with a reserve after a quiet period. */
const SHARE = 0.1;
const MOST = 10;

/** Limits retries in proportion to first attempts: a failing service must not get twice the load because of retries. */
export function createRetryBudget() {
  let left = MOST;
  return {
    earn(): void {
      left = Math.min(MOST, left + SHARE);
    },
    /** Whether a retry may be made; it is then counted. */
    spend(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

type State = { circuit: ReturnType<typeof createCircuitBreaker>; budget: ReturnType<typeof createRetryBudget> };

const services = perProcess('circuits', () => new Map<Service, State>());

/** What this process knows of a service from its calls. */
export function stateOf(service: Service): State {
  const state = services().get(service) ?? { circuit: createCircuitBreaker(), budget: createRetryBudget() };
  services().set(service, state);
  return state;
}

/** Forgets the results of all previous calls: for tests. */
export const resetCircuitBreakers = (): void => services().clear();

/** The circuit state of each service as seen by this process: for metrics and the readiness check. */
export const outboundStates = () =>
  (Object.keys(SERVICES) as Service[]).map((service) => ({ service, ...stateOf(service).circuit.report() }));

/** `refused`: available, but not for this call; `failed`: it reports a failure; `broken`: no or an interrupted connection. */
export type Ending = 'answered' | 'refused' | 'failed' | 'broken' | 'timeout';

/** Records the outcome and duration of a call: for the circuit breaker and the metrics. */
export function countCall(service: Service, ending: Ending, milliseconds: number): void {
  stateOf(service).circuit[ending](milliseconds);
  count('outbound', { service, outcome: ending });
  time('outbound', { service }, milliseconds / 1_000);
}

/** Counts a call that was not made at all. */
export const countRejectedCall = (service: Service): void => count('outbound', { service, outcome: 'rejected' });

/** Records the outcome of `work`, for services with other protocols. @param endingOf classifies an error */
export async function withCallMetrics<T>(
  service: Service,
  work: Promise<T>,
  endingOf: (error: unknown) => Ending,
): Promise<T> {
  const start = performance.now();
  let ending: Ending = 'answered';
  try {
    return await work;
  } catch (error) {
    ending = endingOf(error);
    throw error;
  } finally {
    countCall(service, ending, performance.now() - start);
  }
}
