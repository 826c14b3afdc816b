import { type IncomingHttpHeaders, request } from 'node:http';

type Question = {
  port: number | string;
  path: string;
  /** Host of the request; a Host header in `headers` takes precedence. */
  host?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Idle timeout of the connection, in milliseconds. */
  timeoutMs?: number;
};

/**
 * One verbatim request to a port of this machine, selected by its Host header: Node does not resolve *.localhost. Resolves
 * with the response whatever its status; rejects when the connection breaks or times out.
 */
export function exchange({ port, path, host = `127.0.0.1:${port}`, method, headers, body, timeoutMs }: Question) {
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  // A new connection: the site may close a persistent one just when it is reused.
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
