import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Writer } from '../../../../lib/services/prismic/write-client.ts';
import { type Journal, openJournal } from '../../lib/content/push/journal.ts';
import { makeRoom, noticePublished, publishRelease } from '../../lib/content/push/release.ts';

let folder: string;
let journal: Journal;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  journal = openJournal(path.join(folder, 'a.jsonl'), { repository: 'silene', endpoint: 'http://cms.test' });
  journal.write({ is: 'document', key: 'page/a/fr-fr', id: 'a' });
  journal.write({ is: 'filled', key: 'page/a/fr-fr', hash: 'h' });
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const jobOf = (published = 0) => {
  const writer = { publish: vi.fn(async () => 1), countPublished: vi.fn(async () => published) };
  return { writer: writer as typeof writer & Writer, journal, limit: 1, say: vi.fn() };
};

test('a release with a document that is still empty is not published', async () => {
  journal.write({ is: 'document', key: 'page/b/fr-fr', id: 'b' });
  const job = jobOf();
  await expect(publishRelease(job)).rejects.toThrow(
    /^1 documents of the migration release are still empty \(page\/b\/fr-fr/,
  );
  expect(job.writer.publish).not.toHaveBeenCalled();
});

test('a published release is empty again', async () => {
  await publishRelease(jobOf());
  expect([...journal.waiting]).toEqual([]);
});

test('a full release is published, or the run stops there', async () => {
  await expect(makeRoom(jobOf())).rejects.toThrow(/^The migration release holds 1 documents/);
  const job = { ...jobOf(), publish: true };
  await makeRoom(job);
  await makeRoom(job);
  expect(job.writer.publish).toHaveBeenCalledOnce();
});

test.each([
  [1, []],
  [0, ['page/a/fr-fr']],
])('a release of which %d documents are published waits with %j', async (published, waiting) => {
  await noticePublished(jobOf(published));
  expect([...journal.waiting]).toEqual(waiting);
});
