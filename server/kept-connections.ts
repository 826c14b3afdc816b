import type { Socket } from 'node:net';
import { isStopping } from '../lib/readiness/stopping.ts';

/** Connections that have had an answer and are kept open for the next request. */
const kept = new Set<Socket>();
const known = new WeakSet<Socket>();

/** A request has come on it. */
export const noteBusy = (socket: Socket): void => void kept.delete(socket);

/** Its answer has gone, to the last byte. While the process stops there is no next one. */
export function noteIdle(socket: Socket): void {
  if (socket.destroyed) return;
  if (isStopping()) {
    socket.destroySoon();
    return;
  }
  kept.add(socket);
  if (known.has(socket)) return;
  known.add(socket);
  socket.once('close', () => kept.delete(socket));
}

/** Closes what is kept open for nothing. */
export function letGo(): void {
  for (const socket of kept) socket.destroySoon();
}
