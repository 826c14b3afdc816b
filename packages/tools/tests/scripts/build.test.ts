import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuild, type Target } from '../../lib/build.ts';
import { root, run } from '../../lib/processes.ts';
import { fromExample } from '../../lib/settings.ts';

vi.mock('../../lib/processes.ts', async (original) => ({
  ...(await original<typeof import('../../lib/processes.ts')>()),
  run: vi.fn(),
}));
vi.mock('../../lib/compress-assets.ts');
vi.mock('../../lib/built-settings.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const target = (values: Record<string, string> = {}): Target => ({
  settings: fromExample(values),
  distDir: path.relative(root, folder),
});
/** Whether the site is built. */
async function builds(wanted: Target, options: { release?: boolean } = {}): Promise<boolean> {
  vi.mocked(run).mockClear();
  await ensureBuild(wanted, { ...options, log: path.join(folder, 'build.log') });
  return vi.mocked(run).mock.calls.length > 0;
}
/** What `next build` ends with. */
const ends = (code: number) =>
  vi.mocked(run).mockImplementation(async (_command, _args, { log = '' } = {}) => {
    writeFileSync(log, '');
    return code;
  });

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  ends(0);
});
afterEach(() => rmSync(path.join(folder, 'built-from'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the demonstration is built once, and again with another setting', async () => {
  expect(await builds(target())).toBe(true);
  expect(await builds(target())).toBe(false);
  expect(await builds(target({ GRANULES_PER_TUBE: '75' }))).toBe(true);
});

test('it is built again with other content, or when that changes', async () => {
  const content = path.join(folder, 'content');
  mkdirSync(content, { recursive: true });
  const own = target({ SANDBOX_CONTENT_DIR: content });
  await builds(target());
  expect(await builds(own)).toBe(true);
  expect(await builds(own)).toBe(false);
  writeFileSync(path.join(content, 'home.fr.md'), 'title: Bonjour');
  expect(await builds(own)).toBe(true);
});

test('a release is built each time, and the demonstration then uses it', async () => {
  expect(await builds(target(), { release: true })).toBe(true);
  expect(await builds(target(), { release: true })).toBe(true);
  expect(vi.mocked(run).mock.lastCall?.[2]?.env).toMatchObject({ BUILD_TYPE_CHECK: 'true' });
  expect(await builds(target())).toBe(false);
});

test('what a release that fails leaves is not used', async () => {
  await builds(target());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ends(1);
  await expect(builds(target(), { release: true })).rejects.toThrow('could not be built');
  ends(0);
  expect(await builds(target())).toBe(true);
});
