import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestDeadline } from '../http/timeouts.ts';
import { perProcess, processSingleton } from '../process/singletons.ts';

/** State of a request while it is processed. */
export type RequestState = {
  /** Identifies the request in the log. */
  id: string;
  /** Whether the framework has reached one of our actions. */
  entered: boolean;
  /** The deadline of a visitor who waits for the response; undefined for background work. */
  waiting?: RequestDeadline | undefined;
  /** Whether a visitor waits for a page as a document, and not for a part of it that a browser may prefetch. */
  isDocument?: boolean;
  /** Whether its address has parameters, which the framework writes into the page that it renders. */
  hasQuery?: boolean;
};

const storage = perProcess('request', () => new AsyncLocalStorage<RequestState>());

export const runRequest = <Result>(state: RequestState, answer: () => Result): Result => storage().run(state, answer);

/** The id of the current request; undefined outside of one. */
export const requestId = (): string | undefined => storage().getStore()?.id;

/** The deadline of the current request; undefined outside of one. */
export const currentDeadline = (): RequestDeadline | undefined => storage().getStore()?.waiting;

/** Whether the current request is for a document that a visitor waits for; false outside of a request. */
export const isDocument = (): boolean => storage().getStore()?.isDocument ?? false;

/** Whether the address of the current request has parameters; false outside of a request. */
export const hasQuery = (): boolean => storage().getStore()?.hasQuery ?? false;

/** Runs work that continues after its request, without a deadline. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const state = storage().getStore();
  return state ? storage().run({ ...state, waiting: undefined }, work) : work();
}

/** Records that an action has started: an error from here on is ours, not that of an unreadable post. */
export function markEntered(): void {
  const state = storage().getStore();
  if (state) state.entered = true;
}

/**
 * The first line of an action that takes a form: a hand-crafted call may send anything. Anything but a form is never
 * marked as entered, and gets a 400 response. Throws a TypeError.
 */
export function assertFormData(posted: unknown): asserts posted is FormData {
  if (!(posted instanceof FormData)) throw new TypeError('the action of a form takes a form');
  markEntered();
}

type Run = <Result>(work: () => Result) => Result;

const outside = processSingleton<Run>('outside');

/** Stores the context outside of any request. For the start of the server. */
export function rememberOutside(): void {
  outside.current ??= AsyncLocalStorage.snapshot();
}

/**
 * Runs work outside of the request that caused it but does not need it: the framework does not end a response before
 * its calls have ended.
 */
export function runOutsideRequest<Result>(work: () => Result): Result {
  return outside.current ? outside.current(work) : work();
}
