import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';

const run = promisify(execFile);
const bootstrap = path.resolve(import.meta.dirname, '../../bootstrap.mjs');

/** A project without the packages needed to build, and an npm that only records that it was called. */
function pruned(): string {
  const dir = temporaryDir();
  mkdirSync(path.join(dir, 'packages/tools'), { recursive: true });
  mkdirSync(path.join(dir, 'node_modules'));
  copyFileSync(bootstrap, path.join(dir, 'packages/tools/bootstrap.mjs'));
  for (const name of ['ops', 'build']) {
    writeFileSync(
      path.join(dir, `packages/tools/${name}.ts`),
      "console.log('asked', process.argv.slice(2).join(' '));",
    );
  }
  const packages = { 'node_modules/node': { version: '24.0.0', dev: true } };
  writeFileSync(path.join(dir, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(path.join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
  writeFileSync(path.join(dir, 'npm.js'), "require('node:fs').writeFileSync('installed', '');");
  return dir;
}

const start = (dir: string, name: string, options: readonly string[] = []) =>
  run(process.execPath, [...options, path.join(dir, 'packages/tools/bootstrap.mjs'), name, 'outbox'], {
    env: { ...process.env, npm_execpath: path.join(dir, 'npm.js') },
  });
const installed = (dir: string): boolean => existsSync(path.join(dir, 'installed'));

test('what an operator asks installs nothing under the running site: the Node that is there goes on', async () => {
  const dir = pruned();
  const { stdout } = await start(dir, 'ops');
  expect(stdout).toBe('asked outbox\n');
  expect(installed(dir)).toBe(false);
});

test('an older Node hears what to do, and installs nothing either', async () => {
  const dir = pruned();
  const older =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.1.0"}})';
  await expect(start(dir, 'ops', ['--import', older])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/This is Node 22\.1\.0.*Put the Node 24 that the site runs on first in the PATH/),
  });
  expect(installed(dir)).toBe(false);
});

test('the usage names every command of package.json that it starts', async () => {
  const { scripts } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = new Set(Object.values(scripts).flatMap((line) => /bootstrap\.mjs (\w+)/.exec(line)?.[1] ?? []));
  const { stderr } = (await start(pruned(), 'unknown').catch((error: unknown) => error)) as { stderr: string };
  expect([...(/bootstrap\.mjs (\S+)/.exec(stderr)?.[1] ?? '').split('|')].sort()).toEqual([...commands].sort());
});

test('everything else installs what is missing', async () => {
  const dir = pruned();
  await expect(start(dir, 'build')).rejects.toMatchObject({ code: 1 });
  expect(installed(dir)).toBe(true);
});
