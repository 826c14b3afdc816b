import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, setHeaders } from './refusal-answer.ts';

/** What still arrives of a refused request is read, and thrown away, up to here. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 20_000;

/**
 * Answers at once and closes the connection only when the rest of the request has arrived: on a connection closed while a
 * browser still sends, it shows its own error page in the place of the answer.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  setHeaders(response, answer);
  response.setHeader('connection', 'close');
  response.flushHeaders();
  response.write(answer.body);
  drain(request, () => {
    if (!response.destroyed && !response.writableEnded) response.end();
  });
}

function drain(request: IncomingMessage, done: () => void): void {
  const { socket } = request;
  let left = MOST_BYTES;
  const stop = () => socket.destroy();
  const timer = setTimeout(stop, MOST_MS);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stop();
  });
  const finish = () => {
    clearTimeout(timer);
    done();
  };
  // Node.js closes a request when its answer has gone, or its connection has: one that was read to its end has only ended.
  request.once('end', finish);
  request.once('close', finish);
}

/** The site speaks no other protocol, and a request that asks for one would go past everything here. */
export function refuseUpgrade(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}
