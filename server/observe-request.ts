import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeLine } from '../lib/platform/log/log.ts';
import { count, time } from '../lib/platform/metrics/meter.ts';
import {
  hasParameters,
  isAdmitted,
  loggedPath,
  type RequestKind,
  type RequestState,
  requestDeadline,
  requestKind,
} from '../lib/platform/request.ts';
import { noteRequest } from './shutdown.ts';

/** Slower requests are logged individually: no page may take this long (milliseconds). */
const SLOW_MS = 3_000;

type Ended = { state: RequestState; kind: RequestKind; milliseconds: number };

/**
 * Counts a request that has been answered or aborted. The log has a line for each post, for slow requests and for server
 * errors; a line for each static page would cost more than the page.
 */
function reportRequest(response: ServerResponse, { state, kind, milliseconds }: Ended): void {
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

/** Header with the id of a request, for the visitor and the log; a trusted proxy may have set it already. */
export const REQUEST_ID = 'x-request-id';

/**
 * The framework listens for the end of the response from many places of one request; Node.js would warn of a leak from
 * the 11th on.
 */
const MOST_LISTENERS = 40;

const sound = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a request has from a trusted proxy, or from an internal request of the framework; otherwise a new one. */
function requestIdOf(request: IncomingMessage, hops: number): string {
  const given = request.headers[REQUEST_ID];
  const isBelieved = hops > 0 || isAdmitted(request);
  return isBelieved && typeof given === 'string' && sound.test(given) ? given : randomUUID();
}

/** Gives a request its id and its deadline, returns the id in a response header, and reports the outcome. */
export function observeRequest(request: IncomingMessage, response: ServerResponse, hops: number): RequestState {
  const waiting = requestDeadline(request, () => response.writableEnded);
  const began = performance.now();
  const kind = requestKind(request);
  const isDocument = kind === 'page' && request.headers.purpose === undefined;
  const hasQuery = hasParameters(request.url ?? '');
  const state: RequestState = { id: requestIdOf(request, hops), entered: false, waiting, isDocument, hasQuery };
  request.headers[REQUEST_ID] = state.id;
  response.setHeader(REQUEST_ID, state.id);
  response.setMaxListeners(MOST_LISTENERS);
  noteRequest(response);
  response.once('close', () => {
    reportRequest(response, { state, kind, milliseconds: performance.now() - began });
  });
  return state;
}
