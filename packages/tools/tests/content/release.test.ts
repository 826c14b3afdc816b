import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Journal, openJournal } from '../../lib/content/push/journal.ts';
import { makeRoom, noticePublished, publishRelease, roomIn } from '../../lib/content/push/release.ts';
import type { Writer } from '../../lib/prismic/write-client.ts';

const target = { repository: 'silene', endpoint: 'http://cms.test' };
const SENT = Date.parse('2026-11-20T10:00:00.700Z');

let folder: string;
let journal: Journal;
const open = (name: string): Journal => openJournal(path.join(folder, name), target);

/** A journal of another tool, opened before the own one. */
function beside(name: string, lines: Parameters<Journal['write']>[0][]): void {
  journal.close();
  const other = open(name);
  for (const line of lines) other.write(line);
  other.close();
  journal = open('a.jsonl');
}

beforeEach(() => {
  vi.useFakeTimers({ now: SENT, toFake: ['Date'] });
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  journal = open('a.jsonl');
  journal.write({ is: 'document', key: 'page/a/fr-fr', id: 'a' });
  journal.write({ is: 'filled', key: 'page/a/fr-fr', hash: 'h' });
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

/** @param published when each document was last published, by its id */
const jobOf = (published: Record<string, string> = {}) => {
  const dates = new Map(Object.entries(published).map(([id, date]) => [id, Date.parse(date)]));
  const writer = { publish: vi.fn(async () => 1), publicationDates: vi.fn(async () => dates) };
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
  expect(journal.waiting.size).toBe(0);
});

test('a full release is published, or the run stops there', async () => {
  await expect(makeRoom(jobOf())).rejects.toThrow(/^The migration release holds 1 documents/);
  const job = { ...jobOf(), publish: true };
  await makeRoom(job);
  await makeRoom(job);
  expect(job.writer.publish).toHaveBeenCalledOnce();
});

describe('the release was published meanwhile', () => {
  const changed = { is: 'filled', key: 'page/a/fr-fr', hash: 'i' } as const;
  test.each([
    ['a new document that is published', '2026-11-20T10:30:00+0000', 0],
    ['in the same second: the service names no smaller part', '2026-11-20T10:00:00+0000', 0],
    ['a changed document whose version of before is published', '2026-11-20T09:59:59+0000', 1],
    ['one that was published last year', '2025-03-01T08:00:00+0000', 1],
    ['one that is not published', undefined, 1],
  ])('%s', async (_, date, count) => {
    await noticePublished(jobOf(date ? { a: date } : {}));
    expect(journal.waiting.size).toBe(count);
  });

  test('but a document that was changed again after that is in the next one', async () => {
    journal.write({ is: 'document', key: 'page/b/fr-fr', id: 'b' });
    vi.setSystemTime(SENT + 3_600_000);
    journal.write(changed);
    const date = '2026-11-20T10:30:00+0000';
    await noticePublished(jobOf({ a: date, b: date }));
    expect([...journal.waiting.keys()]).toEqual(['page/a/fr-fr']);
  });

  test('without one of its documents, which alone takes room then, also in the next run and beside another tool', async () => {
    for (const id of ['b', 'c', 'd']) journal.write({ is: 'document', key: `news_article/${id}/nl-be`, id });
    const date = '2026-11-20T10:30:00+0000';
    await noticePublished(jobOf({ a: date, b: date, d: date }));
    journal.close();
    journal = open('a.jsonl');
    expect([...journal.waiting.keys()]).toEqual(['news_article/c/nl-be']);
    expect(roomIn({ journal, limit: 4 })).toBe(3);
    journal.close();
    journal = open('b.jsonl');
    expect([...journal.elsewhere.keys()]).toEqual(['news_article/c/nl-be']);
  });

  test('an interrupted run leaves no room that the release has not', async () => {
    const own = { ...jobOf({ a: '2026-11-01T10:00:00+0000' }), limit: 3 };
    await noticePublished(own);
    expect(roomIn(own)).toBe(2);
  });
});

describe('what another tool has in the release', () => {
  const empty = { is: 'document', key: 'redirect/liste-1/nl-be', id: 'r' } as const;
  const filled = { is: 'filled', key: empty.key, hash: 'h' } as const;

  test('is not published while it is empty', async () => {
    beside('b.jsonl', [empty]);
    const job = { ...jobOf(), publish: true };
    await expect(publishRelease(job)).rejects.toThrow(/^1 documents .* empty \(redirect\/liste-1\/nl-be/);
    await expect(makeRoom(job)).rejects.toThrow(/^1 documents .* empty/);
    expect(job.writer.publish).not.toHaveBeenCalled();
  });

  test('takes room, until the release is published', async () => {
    beside('b.jsonl', [empty, filled]);
    const job = { ...jobOf(), limit: 2 };
    expect(roomIn(job)).toBe(0);
    await expect(makeRoom(job)).rejects.toThrow(/^The migration release holds 2 documents/);
    await makeRoom({ ...job, publish: true });
    expect(roomIn(job)).toBe(2);
  });

  test('takes none once it was published, and what was sent after that still does', async () => {
    beside('b.jsonl', [empty, filled]);
    vi.setSystemTime(SENT + 3_600_000);
    beside('c.jsonl', [{ is: 'document', key: 'page/c/fr-tn', id: 'c' }]);
    await noticePublished(jobOf({ r: '2026-11-20T10:30:00+0000' }));
    expect([...journal.elsewhere.keys()]).toEqual(['page/c/fr-tn']);
    expect(journal.waiting.size).toBe(1);
  });
});
