import { beOwnServer } from '../../../lib/platform/request.ts';

type CookieOptions = { httpOnly?: boolean; secure?: boolean; sameSite?: string; path?: string; maxAge?: number };
export type StoredCookie = CookieOptions & { name: string; value: string };

const jar = new Map<string, StoredCookie>();
let incoming = new Headers();
let draft = false;

const store = {
  get: (name: string) => jar.get(name),
  get size() {
    return jar.size;
  },
  has: (name: string) => jar.has(name),
  getAll: () => [...jar.values()],
  set: (name: string, value: string, options: CookieOptions = {}) => jar.set(name, { name, value, ...options }),
  delete: (which: string | { name: string }) => jar.delete(typeof which === 'string' ? which : which.name),
};

export const cookies = async () => store;
export const headers = async () => incoming;
export const draftMode = async () => ({
  isEnabled: draft,
  enable: () => {
    draft = true;
  },
});

type Asked = {
  host?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  draft?: boolean;
};

// Every request of a test has passed the site's own server, which adds the visitor's address.
beOwnServer();

/** Starts a request of a new visitor: the values that `cookies()` and `headers()` return from now on. */
export function newRequest(options: Asked = {}) {
  jar.clear();
  for (const [name, value] of Object.entries(options.cookies ?? {})) store.set(name, value);
  incoming = new Headers({ host: options.host ?? 'fr.localhost:3000', ...options.headers });
  draft = options.draft ?? false;
  return store;
}
