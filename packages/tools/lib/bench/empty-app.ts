import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { next } from '../build.ts';
import { freePort, waitForAnswer } from '../ports.ts';
import { root, run, start } from '../processes.ts';
import type { Place } from './load.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"name":"empty","private":true,"type":"module"}',
  'next.config.mjs': 'export default { cacheComponents: true, turbopack: { root: "/" } };',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="fr"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>Rien.</p>; }',
};

function write(folder: string): void {
  mkdirSync(path.join(folder, 'app'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Builds and serves the framework's own empty static page: the lower bound for any site built with it. */
export async function withEmptyApp<T>(use: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-app-'));
  const log = path.join(folder, 'log.txt');
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  try {
    write(folder);
    if ((await run(process.execPath, [next, 'build', folder], { env, log })) !== 0)
      throw new Error(`The empty page could not be built:\n${readFileSync(log, 'utf8')}`);
    const port = await freePort();
    const program = start('The empty page', process.execPath, [next, 'start', folder, '-p', `${port}`], { env, log });
    await waitForAnswer({ port });
    const result = await use({ port, host: `127.0.0.1:${port}`, path: '/' });
    await program.stop();
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
