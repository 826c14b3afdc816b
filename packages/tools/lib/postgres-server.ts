import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childServer } from './child-server.ts';
import { freePort } from './ports.ts';
import { findPostgres } from './postgres.ts';

export type Cluster = { url: string; stop(): Promise<void> };

/** PostgreSQL refuses to run as root: then it runs as the first of these users that exists on the machine. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const line = ['postgres', 'nobody'].map((name) => lines.find(([each]) => each === name)).find(Boolean);
  return line && { uid: Number(line[2]), gid: Number(line[3]) };
}

/** A separate PostgreSQL for a test or a scenario, in a temporary folder that is removed with it; null on a machine without one. */
export async function startPostgres(): Promise<Cluster | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-postgres-'));
  const user = otherUser();
  if (user) chownSync(dir, user.uid, user.gid);
  const data = path.join(dir, 'data');
  const options = { ...user, cwd: dir, encoding: 'utf8' } as const;
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'silene', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', dir, '-F'];
  const server = spawn(path.join(bin, 'postgres'), flags, { ...user, cwd: dir, stdio: 'ignore' });
  const asked = ['-h', '127.0.0.1', '-p', String(port), '-U', 'silene', '-c', 'select 1', 'postgres'];
  const isReady = () => spawnSync(path.join(bin, 'psql'), asked).status === 0;
  const stop = await childServer('PostgreSQL', server, { isReady, signal: 'SIGINT' });
  return {
    url: `postgres://silene@127.0.0.1:${port}/postgres`,
    async stop() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
