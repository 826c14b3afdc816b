import { connect, type Socket } from 'node:net';

/** Which part a client sends slowly: its headers, or the body that it has declared. */
export type Slowness = 'headers' | 'body';

const TICK_MS = 1_000;

const headOf = (slowness: Slowness, { host, origin }: URL): string =>
  slowness === 'headers'
    ? `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `
    : `POST /nous-ecrire HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 500000\r\n\r\n--x\r\n`;

/**
 * Clients that send one byte per second and never complete the request; `connected` counts those that the site accepted,
 * `cutOff` those that it disconnected.
 */
export function slowClients(count: number, slowness: Slowness, site: URL, port: number) {
  let [connected, cutOff] = [0, 0];
  let stopped = false;
  const head = headOf(slowness, site);
  const sockets: Socket[] = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      connected += 1;
      socket.write(head);
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      if (!stopped) cutOff += 1;
    });
    return socket;
  });
  const ticks = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, TICK_MS);
  return {
    connected: () => connected,
    cutOff: () => cutOff,
    stop() {
      stopped = true;
      clearInterval(ticks);
      for (const socket of sockets) socket.destroy();
    },
  };
}
