import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a post while it is answered: whether the framework has come as far as one of our actions. */
export type PostState = { entered: boolean };

const place = Symbol.for('silene.post');
type Holder = { [place]?: AsyncLocalStorage<PostState> };

/** On globalThis: the server's hook and the pages are bundles of their own, each with its own instance of this module. */
function storage(): AsyncLocalStorage<PostState> {
  const holder = globalThis as Holder;
  holder[place] ??= new AsyncLocalStorage();
  return holder[place];
}

export const runRequest = <Result>(state: PostState, answer: () => Result): Result => storage().run(state, answer);

/** Says that an action has begun: an error from here on is ours, not one of a post that could not be read. */
export function markEntered(): void {
  const state = storage().getStore();
  if (state) state.entered = true;
}

/**
 * The first line of an action that takes a form: whoever calls it by hand may send anything. What is no form never enters,
 * and is answered with a 400. Throws a TypeError.
 */
export function enterWith(posted: unknown): asserts posted is FormData {
  if (!(posted instanceof FormData)) throw new TypeError('the action of a form takes a form');
  markEntered();
}
