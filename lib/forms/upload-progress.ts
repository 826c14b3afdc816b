'use client';

/** Bytes that have left, of all of them. */
export type Progress = { sent: number; total: number };

/** An action's request that was refused before the action was reached. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

const isAction = (init?: RequestInit): init is RequestInit =>
  init?.method === 'POST' && new Headers(init.headers).has('next-action');

const hasFile = ({ body }: RequestInit): boolean =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0);

/** Most forms have no file. Where it cannot be fetched the files go as well, and nobody hears how much of them has left. */
const loadTelling = () =>
  import('./post-telling').then(
    ({ postTelling }) => postTelling,
    () => null,
  );

/**
 * Calls a server action and tells how much of its files has left. The framework sends actions with `fetch`, which is
 * therefore another one while the call lasts. Throws Refused when the server did not let the request in.
 */
export async function withProgress<T>(tell: (progress: Progress) => void, call: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  let refused: Refused | undefined;
  let used = false;
  const telling: typeof fetch = async (input, init) => {
    // Once used it steps aside: a form sent meanwhile may have taken it for the framework's own `fetch`.
    if (used || !isAction(init)) return fetch(input, init);
    used = true;
    const post = hasFile(init) ? await loadTelling() : null;
    const response = await (post ? post(String(input), init, tell) : fetch(input, init));
    if (response.status >= 400) refused = new Refused(response.status);
    return response;
  };
  window.fetch = telling;
  try {
    return await call();
  } catch (error) {
    throw refused ?? error;
  } finally {
    used = true;
    if (window.fetch === telling) window.fetch = fetch;
  }
}
