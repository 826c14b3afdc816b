import { contentEndpoint } from '../content-endpoint.ts';
import type { Env } from '../env.ts';
import { count, time } from '../metrics/meter.ts';
import { processSingleton } from '../process/singletons.ts';
import { STEP_TIMEOUT_MS } from './timeout-limits.ts';

/** Every service that the site calls. `repository` is the content service as it is written to, by programs only; `cache` stands in front of the site. */
const SERVICES = ['content', 'repository', 'shop', 'identity', 'mail', 'geocoder', 'antivirus', 'cache'] as const;
export type Service = (typeof SERVICES)[number];

type Settings = Pick<
  Env,
  | 'PRISMIC_API_ENDPOINT'
  | 'PRISMIC_REPOSITORY'
  | 'SHOPIFY_STORE_DOMAIN'
  | 'OIDC_ISSUER'
  | 'BREVO_API_URL'
  | 'GEOPLATEFORME_URL'
  | 'GOOGLE_PLACES_URL'
  | 'CACHE_PURGE_URL'
>;

const ADDRESSES: Readonly<Record<Service, (settings: Settings) => readonly (string | undefined)[]>> = {
  content: (settings) => [contentEndpoint(settings)],
  // The programs that write name the origins themselves.
  repository: () => [],
  shop: ({ SHOPIFY_STORE_DOMAIN }) => [SHOPIFY_STORE_DOMAIN],
  identity: ({ OIDC_ISSUER }) => [OIDC_ISSUER],
  mail: ({ BREVO_API_URL }) => [BREVO_API_URL],
  geocoder: ({ GEOPLATEFORME_URL, GOOGLE_PLACES_URL }) => [GEOPLATEFORME_URL, GOOGLE_PLACES_URL],
  // It speaks a protocol of its own.
  antivirus: () => [],
  cache: ({ CACHE_PURGE_URL }) => [CACHE_PURGE_URL],
};

/** The origins that a service is called at by HTTP, from the settings. */
export const originsOf = (service: Service, settings: Settings): string[] =>
  ADDRESSES[service](settings).flatMap((address) => (address ? new URL(address).origin : []));

/** Largest answers that are read, in bytes: many times the largest that a service has to give. */
const MEGABYTE = 1_048_576;
const LONG_ANSWERS: readonly Service[] = ['content', 'repository', 'shop'];
export const mostBytesOf = (service: Service): number => (LONG_ANSWERS.includes(service) ? 32 : 1) * MEGABYTE;

/** So many failures in a row are no accident. */
const FAILURES = 10;
/** How often an open circuit lets a call through, to see whether the service is back. */
const TRIAL_MS = 500;
/** Patience is told to the millisecond, slowness is not. */
const ALIKE = 1.25;

export type CircuitState = 'closed' | 'open' | 'half-open';

/**
 * What is known of a service by how the calls before fared. It opens for all after ten failures in a row, and at once for
 * those who would wait no longer than somebody has just waited in vain: who has more patience may still be answered. While
 * it is open a call passes every half second, whether the one before has ended or not, so that the first answer after an
 * outage is noticed within that time. `docs/decisions/039` says why it is none of a library's.
 */
export function createCircuitBreaker(clock = () => performance.now()) {
  let failures = 0;
  let silenceMs = 0;
  let nextTrial = Number.NEGATIVE_INFINITY;
  let lastHeard = { at: Number.NEGATIVE_INFINITY, within: 0 };
  const isOpen = () => failures >= FAILURES || silenceMs > 0;
  /** The service said something so soon: nobody with more patience waits in vain. */
  const heard = (milliseconds: number) => {
    lastHeard = { at: clock(), within: milliseconds };
    if (milliseconds < silenceMs) silenceMs = 0;
  };
  return {
    /** Whether a call may be made that waits at most so many milliseconds. */
    admits(patienceMs: number): boolean {
      if (failures < FAILURES && patienceMs > silenceMs * ALIKE) return true;
      if (clock() < nextTrial) return false;
      nextTrial = clock() + TRIAL_MS;
      return true;
    },
    /** Whether even somebody with this much patience has waited in vain: for calls that failures alone do not hold back. */
    isSilentFor: (patienceMs: number): boolean => patienceMs <= silenceMs * ALIKE,
    /** There was an answer after so many milliseconds. */
    answered(milliseconds: number): void {
      failures = 0;
      heard(milliseconds);
    },
    /** It said after so many milliseconds that this visitor asks too much: it is there, though of no use to that one. */
    refused: heard,
    /** It said after so many milliseconds that it cannot. */
    failed(milliseconds: number): void {
      failures++;
      heard(milliseconds);
    },
    /** There was no connection, or it broke. */
    broken(): void {
      failures++;
    },
    /**
     * There was no answer within so many milliseconds. Nobody waits longer than for a step: what hung for longer was work behind
     * a visitor, and where the service was heard meanwhile it says nothing of who asks now.
     */
    timeout(milliseconds: number): void {
      if (milliseconds > STEP_TIMEOUT_MS && lastHeard.at > clock() - milliseconds && lastHeard.within < milliseconds)
        return;
      silenceMs = Math.max(silenceMs, milliseconds);
    },
    /** `half-open` is said once the next call will pass. */
    report(): { state: CircuitState; failures: number } {
      if (!isOpen()) return { state: 'closed', failures };
      return { state: clock() < nextTrial ? 'open' : 'half-open', failures };
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** One call in ten may be a second try, and some at once after a quiet time. */
const SHARE = 0.1;
const MOST = 10;

/** Counts second tries against first ones: a service in trouble must not be asked twice as often because of it. */
export function createRetryBudget() {
  let left = MOST;
  return {
    /** A first try was made. */
    earn(): void {
      left = Math.min(MOST, left + SHARE);
    },
    /** Whether a second one may be made; it is then counted. */
    spend(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

export type RetryBudget = ReturnType<typeof createRetryBudget>;

type Known = { circuit: CircuitBreaker; allowance: RetryBudget };

const held = processSingleton<Map<Service, Known>>('circuits');

function known(service: Service): Known {
  held.current ??= new Map(
    SERVICES.map((each) => [each, { circuit: createCircuitBreaker(), allowance: createRetryBudget() }] as const),
  );
  return held.current.get(service) as Known;
}

export const circuitBreakerOf = (service: Service): CircuitBreaker => known(service).circuit;
export const retryBudgetOf = (service: Service): RetryBudget => known(service).allowance;

/** Forgets what is known of every service. */
export function resetCircuitBreakers(): void {
  delete held.current;
}

/** How this process finds each service: for the figures and for who asks whether the site is ready. */
export const outboundStates = (): { service: Service; state: CircuitState; failures: number }[] =>
  SERVICES.map((service) => ({ service, ...circuitBreakerOf(service).report() }));

/** `refused` is an answer too, though none of use: too many calls, a file that is not taken. `broken`: there was no connection, or it broke. */
export type Ending = 'answered' | 'refused' | 'failed' | 'broken' | 'timeout';

/** Notes how a call has ended after so many milliseconds: for the calls after it and for the figures. */
export function countCall(service: Service, ending: Ending, milliseconds: number): void {
  circuitBreakerOf(service)[ending](milliseconds);
  count('outbound', { service, outcome: ending });
  time('outbound', { service }, milliseconds / 1_000);
}

/** A call was not made at all. */
export const countRejectedCall = (service: Service): void => count('outbound', { service, outcome: 'held back' });

/** Notes how `work` ends, for services of other protocols. @param endingOf what an error says */
export async function withCallMetrics<T>(
  service: Service,
  work: Promise<T>,
  endingOf: (error: unknown) => Ending,
): Promise<T> {
  const start = performance.now();
  try {
    const result = await work;
    countCall(service, 'answered', performance.now() - start);
    return result;
  } catch (error) {
    countCall(service, endingOf(error), performance.now() - start);
    throw error;
  }
}
