'use client';
import { queryOptions } from '@tanstack/react-query';

/** What the browser knows of a session. */
export type SessionView = { user: { email: string; name: string }; expires: string; error?: string };
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Section 9 of the specification, "Session refetch: 300 s; dedup 2 s; retry 5 s". */
export const REFETCH_MS = 300_000;
export const DEDUP_MS = 2_000;
export const RETRY_MS = 5_000;

/** The session, read again while there is one: every five minutes and when the page becomes visible. */
export const sessionQuery = queryOptions<SessionView | null>({
  queryKey: ['session'],
  staleTime: DEDUP_MS,
  refetchInterval: ({ state }) => (state.data ? REFETCH_MS : false),
  refetchOnWindowFocus: true,
  retry: 1,
  retryDelay: RETRY_MS,
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/auth/session', { signal }).catch((error) => {
      if (!signal.aborted) report('ClientFetchError');
      throw error;
    });
    if (response.ok) return response.json();
    report(`ClientFetchError ${response.status}`);
    throw new Error(`the session answered ${response.status}`);
  },
});

type Known = { data: SessionView | null | undefined; isPending: boolean };

/** Section 4: "Status goes from loading to authenticated or unauthenticated". Section 8: fetch errors "yield no session". */
export function statusOf({ data, isPending }: Known): SessionStatus {
  if (data && !data.error) return 'authenticated';
  return isPending ? 'loading' : 'unauthenticated';
}

/** Section 8: "fetch errors are logged". */
function report(code: string): void {
  const body = JSON.stringify({ level: 'error', code });
  void fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).catch(() => {
    // The line is down: there is nowhere to write.
  });
}
