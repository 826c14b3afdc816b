import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { listen, type Place } from './listen.ts';

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
  // Response.error() represents a broken connection: there is no status to send.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

/** Serves a handler on a port. Rejects with a readable message when the port is in use. */
export async function serve(handler: Handler, place: Place): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    try {
      await send(await handler(toRequest(incoming, gone.signal)), outgoing);
    } catch (error) {
      if (gone.signal.aborted) return;
      console.error(`${place.name}:`, error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end('Internal error of the embedded service\n');
    }
  });
  await listen(server, place);
  return server;
}
