import { type IncomingHttpHeaders, request } from 'node:http';

type Question = {
  port: number | string;
  path: string;
  /** What the Host header says; another one may stand among the headers. */
  host?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** How long the connection may be silent. */
  timeoutMs?: number;
};

/**
 * One request to a port of this machine, as it is written, by its Host header: Node does not resolve *.localhost. Resolves
 * with the answer whatever its status; rejects when the connection breaks or falls silent.
 */
export function exchange({ port, path, host = `127.0.0.1:${port}`, method, headers, body, timeoutMs }: Question) {
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  // A connection of its own: one that is kept may be closed by the site just when it is used again.
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...length, ...headers }, agent: false };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const question = request({ ...options, timeout: timeoutMs }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer.toArray().then((parts: Buffer[]) => resolve({ status, headers, body: Buffer.concat(parts) }), reject);
    });
    question.once('timeout', () => question.destroy(new Error(`port ${port} does not answer`)));
    question.once('error', reject);
    question.end(body);
  });
}
