import { useSyncExternalStore } from 'react';

/** The errors that `redirect` and `notFound` throw: tests inspect them, as the framework does. */
export class Interruption extends Error {
  readonly kind: 'redirect' | 'not-found';
  readonly to: string;

  constructor(kind: Interruption['kind'], to = '') {
    super(`${kind} ${to}`);
    this.kind = kind;
    this.to = to;
  }
}

export function redirect(to: string): never {
  throw new Interruption('redirect', to);
}

export function permanentRedirect(to: string): never {
  redirect(to);
}

export function notFound(): never {
  throw new Interruption('not-found');
}

let address = new URL('http://fr.localhost/');
const visited: string[] = [];
const readers = new Set<() => void>();
function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}
function arrive(to: string): void {
  address = new URL(to, address);
  for (const reader of readers) reader();
}
const go = (to: string): void => {
  visited.push(to);
  arrive(to);
};
const router = { push: go, replace: go, prefetch: () => {}, refresh: () => {}, back: () => {}, forward: () => {} };

/** Sets the current address of the page of a component test; returns the later navigations of the router. */
export function visit(path: string): readonly string[] {
  visited.length = 0;
  arrive(new URL(path, 'http://fr.localhost/').href);
  return visited;
}

export const useRouter = () => router;
export const usePathname = () => address.pathname;
const query = (): URLSearchParams => address.searchParams;
export const useSearchParams = () => useSyncExternalStore(subscribe, query, query);
export const useParams = () => ({});
export const useSelectedLayoutSegment = () => null;
export const useSelectedLayoutSegments = () => [];
export const useServerInsertedHTML = () => {};
export const unstable_rethrow = (error: unknown): void => {
  if (error instanceof Interruption) throw error;
};
/** The error of calling an action that is unknown to the server. */
export class UnrecognizedAction extends Error {}
export const unstable_isUnrecognizedActionError = (error: unknown): boolean => error instanceof UnrecognizedAction;
export const RedirectType = { push: 'push', replace: 'replace' } as const;
