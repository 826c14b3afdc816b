import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isInside } from './request-headers.ts';

/** Says the id of a request, to the visitor and to the log; a proxy that is believed may have given it already. */
export const REQUEST_ID = 'x-request-id';

const sound = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a request has from a proxy in front, or from the framework asking on its behalf; otherwise a new one. */
export function requestIdOf(request: IncomingMessage, hops: number): string {
  const given = request.headers[REQUEST_ID];
  const isBelieved = hops > 0 || isInside(request);
  return isBelieved && typeof given === 'string' && sound.test(given) ? given : randomUUID();
}
