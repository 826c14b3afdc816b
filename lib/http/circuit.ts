import { STEP_MS } from './patience.ts';

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
export function createCircuit(clock = () => performance.now()) {
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
    inVain(milliseconds: number): void {
      if (milliseconds > STEP_MS && lastHeard.at > clock() - milliseconds && lastHeard.within < milliseconds) return;
      silenceMs = Math.max(silenceMs, milliseconds);
    },
    /** `half-open` is said once the next call will pass. */
    report(): { state: CircuitState; failures: number } {
      if (!isOpen()) return { state: 'closed', failures };
      return { state: clock() < nextTrial ? 'open' : 'half-open', failures };
    },
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
