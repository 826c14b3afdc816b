import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childServer } from './child-server.ts';
import { canInstall, installPackage } from './debian.ts';
import { say } from './report.ts';

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of an installed Redis server; null when there is none. */
export function findRedis(): string | null {
  const places = [...folders, ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.map((place) => path.join(place, 'redis-server')).find((file) => existsSync(file)) ?? null;
}

/** The same, with Debian's package installed first where possible; null where not. */
export async function ensureRedis(): Promise<string | null> {
  const found = findRedis();
  if (found || !canInstall()) return found;
  say('Installing Redis for the tests of several instances (apt-get install redis-server)…');
  await installPackage('redis-server');
  return findRedis();
}

export type RedisServer = {
  url: string;
  port: number;
  signal(signal: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Whether a Redis responds on a port. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('data', () => end(true)).once('error', () => end(false));
  });

/** A separate Redis on a loopback port, empty and without persistence. */
export async function startRedis(program: string, port: number): Promise<RedisServer> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, flags, { cwd: tmpdir(), stdio: 'ignore' });
  const stop = await childServer('Redis', server, { isReady: () => answers(port), everyMs: 50 });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    signal: (signal) => void server.kill(signal),
    stop,
  };
}
