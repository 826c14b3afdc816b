/** What `redirect` and `notFound` throw: the tests look at it, as the framework would. */
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
const go = (to: string): void => {
  visited.push(to);
  address = new URL(to, address);
};
const router = { push: go, replace: go, prefetch: () => {}, refresh: () => {}, back: () => {}, forward: () => {} };

/** Puts the page of a component test at an address; returns where the router is sent from here on. */
export function visit(path: string): readonly string[] {
  address = new URL(path, 'http://fr.localhost/');
  visited.length = 0;
  return visited;
}

export const useRouter = () => router;
export const usePathname = () => address.pathname;
export const useSearchParams = () => address.searchParams;
export const useParams = () => ({});
export const useSelectedLayoutSegment = () => null;
export const useSelectedLayoutSegments = () => [];
export const useServerInsertedHTML = () => {};
export const unstable_rethrow = (error: unknown): void => {
  if (error instanceof Interruption) throw error;
};
/** What the call of an action throws that the server does not know. */
export class UnrecognizedAction extends Error {}
export const unstable_isUnrecognizedActionError = (error: unknown): boolean => error instanceof UnrecognizedAction;
export const RedirectType = { push: 'push', replace: 'replace' } as const;
