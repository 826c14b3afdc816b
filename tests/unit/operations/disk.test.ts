import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom, isWritable, roomIn } from '../../../lib/operations/health.ts';

const GB = 1024 ** 3;

test.each([
  ['a large disk, nearly full', { free: 2 * GB, size: 2_000 * GB }, true],
  ['a large disk, full', { free: GB / 2, size: 2_000 * GB }, false],
  ['a small disk with a tenth free', { free: GB / 2, size: 5 * GB }, true],
  ['a small disk with a hundredth free', { free: GB / 20, size: 5 * GB }, false],
  ['nothing left', { free: 0, size: GB }, false],
])('%s', (_, room, fine) => {
  expect(hasRoom(room)).toBe(fine);
});

test('looks at the disk of a folder', async () => {
  const { free, size } = await roomIn(tmpdir());
  expect(size).toBeGreaterThan(free);
  await expect(roomIn('/no/such/folder')).rejects.toThrow();
});

test('a folder can be written, one that is not there cannot', async () => {
  expect(await isWritable(tmpdir())).toBe(true);
  expect(await isWritable('/no/such/folder')).toBe(false);
});
