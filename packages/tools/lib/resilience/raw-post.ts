import type { Random } from './random.ts';

/** The site that receives the posts. */
export type Target = {
  /** Base address of a market, and of another one. */
  origin: string;
  otherOrigin: string;
  paths: readonly string[];
  /** Ids of real actions, so that some posts reach their code. */
  actionIds: readonly string[];
  /** Size in bytes from which on a post is too large. */
  maxBody: number;
};

/** Differences from a valid call of an action: null omits a header, an array sends it several times. */
export type Draft = {
  method?: string;
  path?: string;
  version?: string;
  headers?: Readonly<Record<string, string | readonly string[] | null>>;
  body?: string | Buffer;
  /** The body as sent over the wire, with a pause before each chunk. */
  pieces?: readonly string[];
  /** The client half-closes the connection after the body. */
  hangUp?: boolean;
};

/** The bytes to write to a socket. */
export type RawPost = { parts: readonly Buffer[]; hangUp: boolean };

/** Writes a request verbatim, without the corrections of an HTTP client. */
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
    // A separate visitor for the rate limits, so that they do not hide what is to be tested.
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

/** A multipart body. Names are not escaped, and `more` is appended to the name verbatim: `"; filename="x"\r\nX-Y: z`. */
export function multipart(parts: readonly Part[], boundary: string): Buffer {
  const written = parts.flatMap(({ name, value, more = '"' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}
