import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { readAlready } from '../../lib/build.ts';
import { recordSettings } from '../../lib/built-settings.ts';
import { fromExample } from '../../lib/settings.ts';
import { operatorsEnvironment, siteArguments } from '../../lib/site-process.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('Node.js knows every flag that the site is started with', async () => {
  const program = siteArguments().findIndex((word) => !word.startsWith('-'));
  const flags = siteArguments().slice(0, program);
  expect(flags).not.toHaveLength(0);
  await expect(run(process.execPath, [...flags, '--eval', ''])).resolves.toBeDefined();
});

describe('the program of an operator', () => {
  const { values } = fromExample({});
  const start = (changes: Record<string, string> = {}, cwd = root) => {
    const dir = temporaryDir();
    writeFileSync(path.join(dir, 'BUILD_ID'), 'a');
    recordSettings(dir, values);
    const env = { ...process.env, ...values, ...changes, NEXT_DIST_DIR: dir };
    return run(process.execPath, [path.join(root, 'packages/tools/start.ts'), '--help'], { cwd, env });
  };

  test('becomes the site', async () => {
    expect((await start()).stdout).toContain('Usage: node packages/tools/start.ts');
  }, 60_000);

  test.each(['/', tmpdir()])(
    'does so in the folder of the project, also when started in %s',
    async (cwd) => {
      const shown = 'if (process.argv[1].endsWith("server.ts")) console.log("in", process.cwd())';
      const NODE_OPTIONS = `--import="data:text/javascript,${encodeURIComponent(shown)}"`;
      expect((await start({ NODE_OPTIONS }, cwd)).stdout).toContain(`in ${root}\n`);
    },
    60_000,
  );

  test('ends with 1 and a sentence where the build has other settings', async () => {
    await expect(start({ SITE_URL_BE: 'http://be.localhost:4100' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The site does not start: .* SITE_URL_BE\. Build it [^\n]*\n$/),
    });
  }, 60_000);
});

test('without a way to become another process it says so, and fails', async () => {
  const without = 'data:text/javascript,delete process.execve';
  const started = run(process.execPath, ['--import', without, path.join(root, 'packages/tools/start.ts')], {
    cwd: root,
  });
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('start it with Node 24') });
});

describe('the settings of a site that an operator starts', () => {
  const written =
    'PORT=4000\nSMTP_URL=smtp://silene:pa$word@mail.test # ours\nNEXT_DIST_DIR=.next-b\nOPS_TOKEN=written\n';

  test('come from .env, as every program reads it; what is set already wins', () => {
    expect(operatorsEnvironment({ OPS_TOKEN: 'given', MALLOC_ARENA_MAX: '4' }, written)).toMatchObject({
      PORT: '4000',
      SMTP_URL: 'smtp://silene:pa$word@mail.test',
      OPS_TOKEN: 'given',
      MALLOC_ARENA_MAX: '4',
      NODE_COMPILE_CACHE: path.join(root, '.next-b/compiled'),
      NODE_ENV: 'production',
    });
  });

  test('are not read again by the framework, which would take a dollar for a variable', async () => {
    const dir = temporaryDir();
    writeFileSync(path.join(dir, '.env'), written);
    const reader = createRequire(createRequire(import.meta.url).resolve('next/package.json')).resolve('@next/env');
    const program = `require(${JSON.stringify(reader)}).loadEnvConfig(process.cwd()); console.log(process.env.SMTP_URL)`;
    const seen = async (more: object) => {
      const env = { SMTP_URL: 'smtp://silene:pa$word@mail.test', NODE_ENV: 'production', ...more } as const;
      return (await run(process.execPath, ['--eval', program], { cwd: dir, env })).stdout.trim();
    };
    expect(await seen({})).not.toContain('pa$word');
    expect(await seen(readAlready)).toBe('smtp://silene:pa$word@mail.test');
  });
});

test.each(['Dockerfile', 'docs/operations.md'])('%s starts it in no other way', (file) => {
  expect(read(file)).toContain('packages/tools/start.ts');
  expect(read(file)).not.toContain('bin/next');
});
