import type { IncomingMessage } from 'node:http';
import type { Encoding } from './packed.ts';

/** The best encoding that an Accept-Encoding header takes; a part with `q=0` is refused. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim().toLowerCase()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Whether an If-None-Match header names the body: weak and strong names are the same thing here. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);

/**
 * Lets the framework find no Accept-Encoding while `hidden` holds: what is sent from here has an encoding already. Who hid it
 * before stays asked.
 */
export function hideEncoding({ headers }: IncomingMessage, hidden: () => boolean): void {
  const before = Object.getOwnPropertyDescriptor(headers, 'accept-encoding');
  if (!before) return;
  Object.defineProperty(headers, 'accept-encoding', {
    configurable: true,
    enumerable: true,
    get: () => (hidden() ? undefined : before.get ? before.get.call(headers) : before.value),
    set: () => undefined,
  });
}
