/** What a body is sent with; null for as it is. */
export type Encoding = 'br' | 'gzip' | null;

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
