import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openJournal, readJournal } from '../../lib/content/push/journal.ts';
import { Advice } from '../../lib/report.ts';

const target = { repository: 'silene', endpoint: 'https://migration.prismic.io' };
let folder: string;
let file: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  file = path.join(folder, 'below', 'journal.jsonl');
  lock = path.join(folder, 'below', 'silene@migration.prismic.io.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(): void {
  const journal = openJournal(file, target);
  journal.write({ is: 'begun', key: 'hash' });
  journal.write({ is: 'asset', key: 'hash', id: 'a1', url: 'u' });
  journal.write({ is: 'described', key: 'hash', hash: 'm1' });
  journal.write({ is: 'begun', key: 'product/a/fr-fr' });
  journal.write({ is: 'document', key: 'product/a/fr-fr', id: 'd1' });
  journal.write({ is: 'filled', key: 'product/a/fr-fr', hash: 'c1' });
  journal.write({ is: 'begun', key: 'product/b/fr-fr' });
  journal.close();
}

describe('a journal', () => {
  test('remembers what was created, filled, and begun only', () => {
    write();
    const journal = openJournal(file, target);
    expect([...journal.assets]).toEqual([['hash', { id: 'a1', url: 'u', described: 'm1' }]]);
    expect([...journal.documents]).toEqual([['product/a/fr-fr', { id: 'd1', filled: 'c1' }]]);
    expect([...journal.begun]).toEqual(['product/b/fr-fr']);
    journal.close();
  });

  test('is at once what was written to it', () => {
    const journal = openJournal(file, target);
    journal.write({ is: 'document', key: 'product/a/fr-fr', id: 'd1' });
    expect(journal.documents.get('product/a/fr-fr')).toEqual({ id: 'd1' });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
    journal.close();
  });

  test('forgets half a line at its end, and goes on after it', () => {
    write();
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"is":"document","key":"prod`);
    const journal = openJournal(file, target);
    journal.write({ is: 'document', key: 'product/b/fr-fr', id: 'd2' });
    journal.close();
    expect([...readJournal(file, target).documents.keys()]).toEqual(['product/a/fr-fr', 'product/b/fr-fr']);
  });

  test('of another repository or service is refused', () => {
    write();
    const other = { ...target, repository: 'autre' };
    expect(() => openJournal(file, other)).toThrow(/belongs to the repository silene .* not to autre .*--journal/);
    expect(() => readJournal(file, { ...target, endpoint: 'http://127.0.0.1:3102' })).toThrow(Advice);
    // A rejected open holds no lock.
    openJournal(file, target).close();
  });

  test.each(['{"is":"document","key":"a","id":"b"}\n', 'not a line\n'])('that is none is refused: %j', (text) => {
    write();
    writeFileSync(file, text);
    expect(() => openJournal(file, target)).toThrow(/Name another with --journal/);
  });

  test('that is only read is not made', () => {
    const journal = readJournal(file, target);
    journal.write({ is: 'document', key: 'a', id: 'b' });
    journal.close();
    expect(journal.documents.size).toBe(0);
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  test('of before has no times: its documents count as sent long ago', () => {
    write();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,"at":\d+/g, ''));
    expect([...readJournal(file, target).waiting]).toEqual([['product/a/fr-fr', 0]]);
  });
});

describe('the journals beside it', () => {
  const beside = (name: string, whose = target): void => {
    const journal = openJournal(path.join(path.dirname(file), name), whose);
    journal.write({ is: 'document', key: `redirect/${name}/fr-be`, id: name });
    journal.close();
  };

  test('say what they have in the migration release: those of the same repository', () => {
    beside('moved.jsonl');
    beside('another.jsonl', { ...target, repository: 'autre' });
    beside('trial.jsonl', { ...target, endpoint: 'http://127.0.0.1:3102' });
    const journal = openJournal(file, target);
    expect([...journal.elsewhere.values()]).toEqual([{ id: 'moved.jsonl', at: expect.any(Number) }]);
    journal.close();
  });

  test('are found by one in another folder', () => {
    beside('moved.jsonl');
    const journal = openJournal(path.join(folder, 'own.jsonl'), target, path.dirname(file));
    expect([...journal.elsewhere.keys()]).toEqual(['redirect/moved.jsonl/fr-be']);
    journal.close();
  });

  test('are not written to while it is: one tool at a time sends to a repository', () => {
    const journal = openJournal(file, target);
    expect(() => beside('moved.jsonl')).toThrow('Another push is under way');
    beside('another.jsonl', { ...target, repository: 'autre' });
    journal.close();
    beside('moved.jsonl');
  });
});

describe('two pushes at once', () => {
  test('are refused', () => {
    const journal = openJournal(file, target);
    expect(() => openJournal(file, target)).toThrow(`Another push is under way (process ${process.pid})`);
    journal.close();
    openJournal(file, target).close();
  });

  test('are refused while the first one is writing its lock; the empty lock of a full disk is nobody’s', () => {
    write();
    writeFileSync(lock, '');
    expect(() => openJournal(file, target)).toThrow('Another push is under way. Wait');
    utimesSync(lock, 0, Date.now() / 1000 - 60);
    openJournal(file, target).close();
  });

  test('the lock of a process that is gone is taken', () => {
    write();
    writeFileSync(lock, '999999999');
    const journal = openJournal(file, target);
    expect(journal.documents.size).toBe(1);
    journal.close();
    expect(existsSync(lock)).toBe(false);
  });
});
