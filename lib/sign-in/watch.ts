'use client';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { cartDisowned } from '../cart/client';
import { queryClient } from '../platform/browser/query-client';
import { eraseMark, onOtherTab } from '../session/mark-store';

/** The browser's view of a session. */
export type SessionView = { user: { email: string; name: string }; expires: string; error?: string };
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Section 9 of the specification, "Session refetch: 300 s; dedup 2 s; retry 5 s". */
export const REFETCH_MS = 300_000;
export const DEDUP_MS = 2_000;
export const RETRY_MS = 5_000;

/**
 * Query for the session, refetched when the page becomes visible, and every five minutes unless it is known that there is
 * none.
 */
export const sessionQuery = queryOptions<SessionView | null>({
  queryKey: ['session'],
  staleTime: DEDUP_MS,
  refetchInterval: ({ state }) => (state.data === null ? false : REFETCH_MS),
  refetchOnWindowFocus: true,
  retry: 1,
  retryDelay: RETRY_MS,
  queryFn: async ({ signal }) => {
    let problem = 'ClientFetchError';
    try {
      const response = await fetch('/api/auth/session', { signal });
      problem = `ClientFetchError ${response.status}`;
      if (!response.ok) throw new Error(`the session answered ${response.status}`);
      problem = 'ClientFetchError body';
      const session = sessionIn(await response.json());
      reportUnsent();
      return session;
    } catch (error) {
      if (!signal.aborted) report(problem);
      throw error;
    }
  },
});

/** Auth.js returns null when nobody is signed in. */
function sessionIn(body: SessionView | null): SessionView | null {
  if (body !== null && typeof body.user?.email !== 'string') throw new Error('the answer is no session');
  return body;
}

type Known = { data: SessionView | null | undefined; isPending: boolean; isError: boolean };

/**
 * Section 4: "Status goes from loading to authenticated or unauthenticated". Section 8: "fetch errors are logged and
 * yield no session", whatever the previous state; the next successful fetch restores it.
 */
export function statusOf({ data, isPending, isError }: Known): SessionStatus {
  if (isPending) return 'loading';
  return data && !data.error && !isError ? 'authenticated' : 'unauthenticated';
}

/** Errors that could not be reported while offline. */
const unsent = new Set<string>();

/** Section 8: "fetch errors are logged". */
function report(code: string): void {
  const body = JSON.stringify({ level: 'error', code });
  fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).then(
    () => unsent.delete(code),
    () => unsent.add(code),
  );
}

function reportUnsent(): void {
  for (const code of unsent) report(code);
}

/** Callbacks of a page for changes of its session. */
export type SessionDuties = {
  /** The status of the session, after each successful or failed read. */
  status: (status: SessionStatus) => void;
  /** The session has an error: a login must start again. */
  expired: () => void;
  /** Nobody is signed in any more, or another person is. */
  changed: () => void;
};

/** Watches the session of a page where a customer may be signed in. @returns a function that stops it */
export function watchSession({ status, expired, changed }: SessionDuties): () => void {
  const queries = queryClient();
  queries.mount();
  const observer = new QueryObserver(queries, sessionQuery);
  let email: string | undefined;
  const take = (session: SessionView | null | undefined) => {
    if (session === undefined) return;
    if (session?.error) return expired();
    if (session === null) eraseMark();
    const isOther = email !== undefined && session?.user.email !== email;
    email = session?.user.email;
    if (!isOther && session !== null) return;
    cartDisowned();
    changed();
  };
  const stopObserving = observer.subscribe((result) => {
    if (result.isFetching) return;
    status(statusOf(result));
    // A failed read does not end the session: the next response may contain it.
    if (!result.isError) take(result.data);
  });
  const stopListening = onOtherTab(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  return () => {
    stopObserving();
    stopListening();
    queries.unmount();
  };
}
