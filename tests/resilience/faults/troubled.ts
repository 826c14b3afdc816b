import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** What is wrong with a service; `slow` is still within the timeout, `slower` is not. */
export const TROUBLES = [
  'down',
  'hangs',
  'slow',
  'slower',
  'answers 503',
  'answers 429',
  'answers 429 and when to come back',
  'answers THROTTLED',
  'answers nonsense',
  'breaks off',
  'resets',
] as const;
type Trouble = (typeof TROUBLES)[number];

type Handler = (request: Request) => Promise<Response>;
type Clocks = { slowMs: number; slowerMs: number; retryAfterS: number };

const THROTTLED = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };

async function passed(incoming: IncomingMessage, handler: Handler): Promise<{ status: number; text: string }> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
  const hasBody = incoming.method === 'POST';
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  const headers = incoming.headers as Record<string, string>;
  const init = { method: incoming.method ?? 'GET', headers, body, duplex: 'half' };
  const response = await handler(new Request(url, init as RequestInit));
  return { status: response.status, text: await response.text() };
}

/** A service on a port of its own that fails as requested. To be awaited at the top of a test file. */
export async function troubled(handler: Handler, { slowMs, slowerMs, retryAfterS }: Clocks) {
  const state = { trouble: null as Trouble | null, asked: 0 };
  const json = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> {
    state.asked++;
    switch (state.trouble) {
      case 'down':
        return incoming.socket.destroy();
      case 'hangs':
        return;
      case 'resets':
        return incoming.socket.resetAndDestroy();
      case 'answers 503':
        return outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unavailable</h1>');
      case 'answers 429':
        return json(outgoing, 429, '{"errors":"Too Many Requests"}');
      case 'answers 429 and when to come back':
        return json(outgoing, 429, '{"errors":"Too Many Requests"}', { 'retry-after': String(retryAfterS) });
      case 'answers THROTTLED':
        return json(outgoing, 200, JSON.stringify(THROTTLED));
      case 'answers nonsense':
        return json(outgoing, 200, '{"data":{"cart":{"id":');
      default: {
        if (state.trouble === 'slow') await wait(slowMs);
        if (state.trouble === 'slower') await wait(slowerMs, undefined, { ref: false });
        const { status, text } = await passed(incoming, handler);
        if (state.trouble !== 'breaks off') return json(outgoing, status, text);
        outgoing.writeHead(status, { 'content-length': String(Buffer.byteLength(text)) });
        outgoing.write(text.slice(0, text.length / 2));
        return setTimeout(() => incoming.socket.destroy(), 5);
      }
    }
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state };
}
