import { AsyncLocalStorage } from 'node:async_hooks';

type Run = <Result>(work: () => Result) => Result;

const place = Symbol.for('silene.outside');
type Holder = { [place]?: Run };

/** Remembers the context that belongs to no request. For the start of the server. */
export function rememberOutside(): void {
  (globalThis as Holder)[place] ??= AsyncLocalStorage.snapshot();
}

/** Does work that a request gives rise to and does not need, outside of it: the framework ends no answer before its calls. */
export function detached<Result>(work: () => Result): Result {
  const outside = (globalThis as Holder)[place];
  return outside ? outside(work) : work();
}
