import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestDeadline } from '../lib/platform/http/timeouts.ts';
import { writeLine } from '../lib/platform/log/log.ts';
import { busy, count, time } from '../lib/platform/metrics/meter.ts';
import { isAdmitted } from '../lib/platform/request/admitted.ts';
import type { RequestState } from '../lib/platform/request/context.ts';
import { loggedPath, type RequestKind, requestKind } from '../lib/platform/request/kind.ts';
import { noteRequest } from './shutdown.ts';

/** Header with the id of a request, for the visitor and the log; a trusted proxy may have set it already. */
export const REQUEST_ID = 'x-request-id';

const sound = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a request has from a trusted proxy, or from an internal request of the framework; otherwise a new one. */
function requestIdOf(request: IncomingMessage, hops: number): string {
  const given = request.headers[REQUEST_ID];
  const isBelieved = hops > 0 || isAdmitted(request);
  return isBelieved && typeof given === 'string' && sound.test(given) ? given : randomUUID();
}

/** Slower requests are logged individually: no page may take this long (milliseconds). */
const SLOW_MS = 3_000;

/**
 * Gives a request its id, returns it in a response header, and counts the outcome. The log has a line for each post,
 * for slow requests and for server errors; a line for each static page would cost more than the page.
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse, hops: number): RequestState {
  const waiting = requestDeadline(request, () => response.writableEnded);
  const began = performance.now();
  const kind = requestKind(request);
  const isDocument = kind === 'page' && request.headers.purpose === undefined;
  const state = { id: requestIdOf(request, hops), entered: false, waiting, isDocument };
  request.headers[REQUEST_ID] = state.id;
  response.setHeader(REQUEST_ID, state.id);
  noteRequest(response);
  busy(1);
  response.once('close', () => tell(response, state.id, kind, performance.now() - began));
  return state;
}

function tell(response: ServerResponse, id: string, kind: RequestKind, milliseconds: number): void {
  busy(-1);
  const { method = '', url = '' } = response.req;
  const isWhole = response.writableFinished;
  const status = isWhole ? response.statusCode : 499;
  count('requests', { kind, status: `${Math.trunc(status / 100)}xx` });
  time('requests', { kind }, milliseconds / 1000);
  const isError = isWhole && status >= 500;
  const isSlow = milliseconds > SLOW_MS;
  if (!isError && !isSlow && method !== 'POST') return;
  const path = loggedPath(url);
  writeLine({
    level: isError ? 'error' : isSlow ? 'warn' : 'info',
    area: 'request',
    message: `${method} ${path} ${isWhole ? status : 'broken off'} ${Math.round(milliseconds)} ms`,
    request: id,
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds),
  });
}
