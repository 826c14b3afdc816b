import fresh from 'fresh';
import Negotiator from 'negotiator';

/** What a body is sent with; null for as it is. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

/** Whether an If-None-Match header names the body: weak and strong names are the same thing here. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': header }, { etag });
