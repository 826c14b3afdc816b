import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeLine } from '../lib/platform/log/log.ts';
import { count, time } from '../lib/platform/metrics/meter.ts';
import { isShuttingDown, underWay } from '../lib/platform/process.ts';
import {
  hasParameters,
  isAdmitted,
  loggedPath,
  type RequestKind,
  type RequestState,
  requestDeadline,
  requestKind,
} from '../lib/platform/request.ts';

/** Slower requests are logged individually: no page may take this long (milliseconds). */
const SLOW_MS = 3_000;
/** Header with the id of a request, for the visitor and the log; a trusted proxy may have set it already. */
export const REQUEST_ID = 'x-request-id';
/** Listeners of one response before Node.js warns of a leak: the framework adds more than its default of ten. */
const MOST_LISTENERS = 40;

const sound = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a request has from a trusted proxy, or from an internal request of the framework; otherwise a new one. */
function requestIdOf(request: IncomingMessage, hops: number): string {
  const given = request.headers[REQUEST_ID];
  const isBelieved = hops > 0 || isAdmitted(request);
  return isBelieved && typeof given === 'string' && sound.test(given) ? given : randomUUID();
}

/** Counts a request that has ended. Only a post, a slow request and a server error are logged: a line costs more than a page. */
function reportRequest(response: ServerResponse, state: RequestState, kind: RequestKind, milliseconds: number): void {
  const { method = '', url = '' } = response.req;
  const isWhole = response.writableFinished;
  const status = isWhole ? (state.sentStatus ?? response.statusCode) : 499;
  count('requests', { kind, status: `${Math.trunc(status / 100)}xx` });
  time('requests', { kind }, milliseconds / 1000);
  const isError = isWhole && status >= 500;
  const isSlow = milliseconds > SLOW_MS;
  if (!isError && !isSlow && method !== 'POST') return;
  const path = loggedPath(url);
  writeLine({
    level: isError ? 'error' : isSlow ? 'warn' : 'info',
    area: 'request',
    message: `${method} ${path} ${isWhole ? status : 'aborted'} ${Math.round(milliseconds)} ms`,
    request: state.id,
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds),
  });
}

/** Gives a request its id and its deadline, returns the id in a response header, and reports the outcome. */
export function observeRequest(request: IncomingMessage, response: ServerResponse, hops: number): RequestState {
  const began = performance.now();
  const kind = requestKind(request);
  const state: RequestState = {
    id: requestIdOf(request, hops),
    entered: false,
    waiting: requestDeadline(request, () => response.writableEnded),
    isDocument: kind === 'page' && request.headers.purpose === undefined,
    hasQuery: hasParameters(request.url ?? ''),
  };
  request.headers[REQUEST_ID] = state.id;
  response.setHeader(REQUEST_ID, state.id);
  response.setMaxListeners(MOST_LISTENERS);
  // A connection that is kept alive would prevent the server from stopping; behind an offer of another protocol, Node.js
  // drops what it has read of the next request.
  if (isShuttingDown() || request.headers.upgrade) response.shouldKeepAlive = false;
  underWay().requests += 1;
  response.once('close', () => {
    underWay().requests -= 1;
    reportRequest(response, state, kind, performance.now() - began);
  });
  return state;
}
