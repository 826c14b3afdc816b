import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestDeadline } from '../http/timeouts.ts';
import { processSingleton } from '../process/singletons.ts';

/** What is known of a request while it is answered. */
export type RequestState = {
  /** By which the log names it. */
  id: string;
  /** Whether the framework has come as far as one of our actions. */
  entered: boolean;
  /** Who waits for the answer; nobody in work of our own. */
  waiting?: RequestDeadline | undefined;
  /** Whether somebody waits for a page as a document, and not for a part of it that a browser may fetch ahead. */
  isDocument?: boolean;
};

const held = processSingleton<AsyncLocalStorage<RequestState>>('request');

function storage(): AsyncLocalStorage<RequestState> {
  held.current ??= new AsyncLocalStorage();
  return held.current;
}

export const runRequest = <Result>(state: RequestState, answer: () => Result): Result => storage().run(state, answer);

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => storage().getStore()?.id;

/** Who waits for the answer that is being made; undefined outside of a request. */
export const currentDeadline = (): RequestDeadline | undefined => storage().getStore()?.waiting;

/** Whether the answer is a document that somebody waits for; false outside of a request. */
export const isDocument = (): boolean => storage().getStore()?.isDocument ?? false;

/** Does work that goes on after the request that began it, with as much time as it takes. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const state = storage().getStore();
  return state ? storage().run({ ...state, waiting: undefined }, work) : work();
}

/** Says that an action has begun: an error from here on is ours, not one of a post that could not be read. */
export function markEntered(): void {
  const state = storage().getStore();
  if (state) state.entered = true;
}

/**
 * The first line of an action that takes a form: whoever calls it by hand may send anything. What is no form never enters,
 * and is answered with a 400. Throws a TypeError.
 */
export function assertFormData(posted: unknown): asserts posted is FormData {
  if (!(posted instanceof FormData)) throw new TypeError('the action of a form takes a form');
  markEntered();
}

type Run = <Result>(work: () => Result) => Result;

const outside = processSingleton<Run>('outside');

/** Remembers the context that belongs to no request. For the start of the server. */
export function rememberOutside(): void {
  outside.current ??= AsyncLocalStorage.snapshot();
}

/** Does work that a request gives rise to and does not need, outside of it: the framework ends no answer before its calls. */
export function runOutsideRequest<Result>(work: () => Result): Result {
  return outside.current ? outside.current(work) : work();
}
