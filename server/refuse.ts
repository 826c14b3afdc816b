import type { IncomingMessage, ServerResponse } from 'node:http';
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
    if (!response.destroyed) response.end();
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
  request.once('close', () => {
    clearTimeout(timer);
    done();
  });
}
