import type { Desk } from '../control/desk.ts';
import { SUPPORT, TAG_MANAGER } from './scripts.ts';

interface TagRequest {
  /** Includes the query, which identifies the container. */
  path: string;
  at: string;
  referer: string | null;
}

export interface Tags {
  desk: Desk;
  requests(): TagRequest[];
  reset(): void;
}

const KEPT = 1000;
const SCRIPTS: Record<string, string> = { '/tags/gtm.js': TAG_MANAGER, '/tags/support.js': SUPPORT };
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // Not cached: every page load sends a request, so that the log is complete.
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** The third-party scripts that a site loads after consent, and the log of requests for them. */
export function createTags(clock: () => Date = () => new Date()): Tags {
  let requests: TagRequest[] = [];
  const reset = () => {
    requests = [];
  };
  const desk: Desk = async ({ url, method, headers }) => {
    const { pathname, search } = new URL(url);
    const script = SCRIPTS[pathname];
    if (script && method === 'GET') {
      const request = { path: pathname + search, at: clock().toISOString(), referer: headers.get('referer') };
      requests = [...requests, request].slice(-KEPT);
      return new Response(script, { headers: HEADERS });
    }
    if (pathname !== '/tags/requests') return null;
    if (method === 'DELETE') {
      reset();
      return new Response(null, { status: 204 });
    }
    return method === 'GET' ? Response.json(requests) : null;
  };
  return { desk, requests: () => requests, reset };
}
