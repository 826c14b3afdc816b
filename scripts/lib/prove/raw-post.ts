import type { Random } from './random.ts';

/** The site that is posted to. */
export type Target = {
  /** Base address of a market, and of another one. */
  origin: string;
  otherOrigin: string;
  paths: readonly string[];
  /** Ids of real actions, so that some posts come as far as their code. */
  actionIds: readonly string[];
  /** Bytes from which on a post is too large. */
  maxBody: number;
};

/** What differs from a sound call of an action; a header of null is left out, one of several values is sent as often. */
export type Draft = {
  method?: string;
  path?: string;
  version?: string;
  headers?: Readonly<Record<string, string | readonly string[] | null>>;
  body?: string | Buffer;
  /** The body as it goes over the wire, with a pause before each piece. */
  pieces?: readonly string[];
  /** Nothing follows: the client closes its side. */
  hangUp?: boolean;
};

/** Bytes for a socket. */
export type RawPost = { parts: readonly Buffer[]; hangUp: boolean };

/** Writes a request as it is, without any of the corrections that an HTTP client makes. */
export function rawPost(draft: Draft, random: Random, target: Target): RawPost {
  const { method = 'POST', path = random.pick(target.paths), version = '1.1', pieces = [], hangUp = false } = draft;
  const body = Buffer.isBuffer(draft.body) ? draft.body : Buffer.from(draft.body ?? '[]');
  const headers = {
    host: new URL(target.origin).host,
    origin: target.origin,
    accept: 'text/x-component',
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': String(body.length),
    'next-action': random.pick(target.actionIds),
    // A visitor of its own to the rate limits, so that they do not stand before what is to be tested.
    'x-forwarded-for': `10.${random.integer(256)}.${random.integer(256)}.${random.integer(256)}`,
    ...draft.headers,
  };
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => `${name}: ${value}\r\n`),
  );
  const head = Buffer.from(`${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n`, 'latin1');
  return { parts: [Buffer.concat([head, body]), ...pieces.map((piece) => Buffer.from(piece))], hangUp };
}

export type Part = { name: string; value: string | Buffer; more?: string };

/** A multipart body; names are not escaped, `more` is put behind the name as it is: `"; filename="x"\r\nX-Y: z`. */
export function multipart(parts: readonly Part[], boundary: string): Buffer {
  const written = parts.flatMap(({ name, value, more = '"' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}
