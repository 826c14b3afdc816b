import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Converts a Request to the IncomingMessage of a node:http server. */
export async function toIncoming(request: Request): Promise<IncomingMessage> {
  const { pathname, search, host } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const incoming = new IncomingMessage(new Socket());
  incoming.method = request.method;
  incoming.url = pathname + search;
  incoming.headers = { ...Object.fromEntries(request.headers), host };
  if (body.length > 0) {
    incoming.headers['content-length'] = String(body.length);
    incoming.push(body);
  }
  incoming.push(null);
  return incoming;
}

function headersOf(outgoing: ServerResponse): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(outgoing.getHeaders()))
    for (const one of [value].flat()) headers.append(name, String(one));
  return headers;
}

/** Buffers the response of a node:http listener into a Response, so that faults, ports and tests can use it like any handler. */
export function answerOf(listener: RequestListener, incoming: IncomingMessage): Promise<Response> {
  const outgoing = new ServerResponse(incoming);
  return new Promise((resolve, reject) => {
    const end = (body?: string | Uint8Array<ArrayBuffer>) => {
      resolve(new Response(body ?? null, { status: outgoing.statusCode, headers: headersOf(outgoing) }));
      return outgoing;
    };
    outgoing.end = end as typeof outgoing.end;
    Promise.resolve(listener(incoming, outgoing)).catch(reject);
  });
}
