import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestDeadline } from '../lib/platform/http/timeouts.ts';
import { reportRequest } from '../lib/platform/log/request.ts';
import { busy } from '../lib/platform/metrics/meter.ts';
import type { RequestState } from '../lib/platform/request/context.ts';
import { hasParameters, requestKind } from '../lib/platform/request/kind.ts';
import { isAdmitted } from '../lib/platform/request/trusted.ts';
import { noteRequest } from './shutdown.ts';

/** Header with the id of a request, for the visitor and the log; a trusted proxy may have set it already. */
export const REQUEST_ID = 'x-request-id';

/** The framework listens for the end of the response from many places of one request; Node.js would warn of a leak from the 11th on. */
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
  const state = { id: requestIdOf(request, hops), entered: false, waiting, isDocument, hasQuery };
  request.headers[REQUEST_ID] = state.id;
  response.setHeader(REQUEST_ID, state.id);
  response.setMaxListeners(MOST_LISTENERS);
  noteRequest(response);
  busy(1);
  response.once('close', () => {
    busy(-1);
    reportRequest(response, { id: state.id, kind, milliseconds: performance.now() - began });
  });
  return state;
}
