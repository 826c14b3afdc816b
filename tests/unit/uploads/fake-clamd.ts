import { createServer, type Socket } from 'node:net';
import { EICAR } from './sample.ts';

/** How it responds to a file; `rejectionStatus` looks for EICAR in it. */
export type ClamdMood = 'verdict' | 'error' | 'hang' | 'close' | 'close-at-once' | 'chatter';

const COMMAND = 'zINSTREAM\0';

/** The file in an INSTREAM request, or null while the request is incomplete. Throws if it is not an INSTREAM request. */
function fileIn(request: Buffer): Buffer | null {
  const command = request.toString('latin1', 0, COMMAND.length);
  if (!COMMAND.startsWith(command)) throw new Error(`not INSTREAM: ${command}`);
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= request.length; ) {
    const length = request.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(request.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function answer(socket: Socket, file: Buffer, mood: ClamdMood): void {
  if (mood === 'hang') return;
  if (mood === 'close') socket.end();
  else if (mood === 'error') socket.end('INSTREAM size limit exceeded. ERROR\0');
  else if (mood === 'chatter') socket.write('x'.repeat(5_000));
  else socket.end(`stream: ${file.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
}

/** A minimal clamd on its own port that stores the files it receives. */
export async function fakeClamd() {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const state: { mood: ClamdMood } = { mood: 'verdict' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (state.mood === 'close-at-once') return socket.destroy();
    let request = Buffer.alloc(0);
    socket.on('data', (data) => {
      request = Buffer.concat([request, data]);
      const file = fileIn(request);
      if (!file) return;
      files.push(file);
      answer(socket, file, state.mood);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { url: `clamd://127.0.0.1:${port}`, files, state, stop };
}
