import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

export type Handler = (request: Request) => Promise<Response>;

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value));
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  return new Request(url, { method: incoming.method, headers, body, signal, duplex: 'half' } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse) {
  // Response.error() stands for a connection that breaks: there is no status to send.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

function sentence(error: NodeJS.ErrnoException, name: string, host: string, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} on ${host} is taken: the ${name} cannot start. Stop what listens there or choose another port.`,
  );
}

/** Puts a handler on a port. Rejects with a sentence when the port is taken. */
export function serve(handler: Handler, { name, host, port }: { name: string; host: string; port: number }) {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    try {
      await send(await handler(toRequest(incoming, gone.signal)), outgoing);
    } catch (error) {
      if (gone.signal.aborted) return;
      console.error(`${name}:`, error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end('Internal error of the embedded service\n');
    }
  });
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error) => reject(sentence(error, name, host, port)));
    server.listen(port, host, () => {
      console.log(`${name} listens on http://${host}:${port}`);
      resolve(server);
    });
  });
}
