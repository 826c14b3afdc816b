import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childServer } from './child-server.ts';
import { canInstall, installPackage } from './debian.ts';
import { statusOf } from './ports.ts';
import { root } from './processes.ts';
import { say } from './report.ts';

const PROGRAM = '/usr/sbin/varnishd';

/** Path of an installed Varnish; null when there is none. */
export const findVarnish = (): string | null => (existsSync(PROGRAM) ? PROGRAM : null);

/** The same, with Debian's package installed first where possible; null where not. */
export async function ensureVarnish(): Promise<string | null> {
  if (findVarnish() || !canInstall()) return findVarnish();
  say('Installing Varnish for the test of a cache in front (apt-get install varnish)…');
  await installPackage('varnish');
  return findVarnish();
}

/** Varnish with the configuration of the documentation on a loopback port, in front of one site on another. */
export async function startVarnish(program: string, port: number, site: number): Promise<{ stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-varnish-'));
  const recipe = readFileSync(path.join(root, 'docs/varnish.vcl'), 'utf8')
    .replace(/"site-[12]"/g, '"127.0.0.1"')
    .replaceAll('.port = "3000"', `.port = "${site}"`);
  const file = path.join(dir, 'site.vcl');
  writeFileSync(file, recipe);
  const flags = [
    '-j',
    'none',
    '-F',
    '-n',
    path.join(dir, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,64m',
  ];
  const server = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (piece: Buffer) => (output += piece));
  // It responds to this address with 404 as soon as it is ready.
  const isReady = async () => (await statusOf({ port, path: '/readyz' })) === 404;
  const stop = await childServer('Varnish', server, { isReady }).catch((cause) => {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`Varnish did not start: ${output}`, { cause });
  });
  return {
    async stop() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
