import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Advice } from '../../report.ts';
import { take } from './lock.ts';

/**
 * The progress of a push, one line per step in a separate file for every repository. A line is written and fsynced before
 * the next call, so that a run that is interrupted at any moment knows what it created.
 */
type Line =
  | { is: 'journal'; repository: string; endpoint: string }
  /** A creation is about to be sent; without the line that completes it, its outcome is unknown. */
  | { is: 'begun'; key: string }
  | { is: 'asset'; key: string; id: string; url: string }
  /** The metadata sent to the library for an asset. */
  | { is: 'described'; key: string; hash: string }
  | { is: 'document'; key: string; id: string }
  /** The content sent for a document. */
  | { is: 'filled'; key: string; hash: string }
  /** The migration release was published: it is empty again. */
  | { is: 'published' };

export type SentAsset = { id: string; url: string; described?: string };
type SentDocument = { id: string; filled?: string };

export type Journal = {
  assets: ReadonlyMap<string, SentAsset>;
  documents: ReadonlyMap<string, SentDocument>;
  /** Interrupted creations. */
  begun: ReadonlySet<string>;
  /** Documents in the migration release, as far as this journal knows. */
  waiting: ReadonlySet<string>;
  write: (line: Line) => void;
  close: () => void;
};

export type Target = { repository: string; endpoint: string };

/** The complete lines: a run that was killed may have left a partial one at the end. */
function wholeLines(text: string): { lines: Line[]; bytes: number } {
  const end = text.lastIndexOf('\n') + 1;
  const whole = text.slice(0, end);
  const lines = whole.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line) as Line), bytes: Buffer.byteLength(whole) };
}

function readLines(file: string): { lines: Line[]; bytes: number } {
  if (!existsSync(file)) return { lines: [], bytes: 0 };
  try {
    return wholeLines(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Advice(
      `${file} is not the journal of a push (${(error as Error).message}). Name another with --journal.`,
    );
  }
}

function remembered(lines: readonly Line[]) {
  const assets = new Map<string, SentAsset>();
  const documents = new Map<string, SentDocument>();
  const begun = new Set<string>();
  const waiting = new Set<string>();
  const note = (line: Line): void => {
    if (line.is === 'document' || line.is === 'filled') waiting.add(line.key);
    if (line.is === 'published') waiting.clear();
    if (line.is === 'begun') begun.add(line.key);
    if (line.is === 'asset') assets.set(line.key, { id: line.id, url: line.url });
    if (line.is === 'document') documents.set(line.key, { id: line.id });
    if (line.is === 'asset' || line.is === 'document') begun.delete(line.key);
    const asset = line.is === 'described' ? assets.get(line.key) : undefined;
    if (asset && line.is === 'described') asset.described = line.hash;
    const document = line.is === 'filled' ? documents.get(line.key) : undefined;
    if (document && line.is === 'filled') document.filled = line.hash;
  };
  for (const line of lines) note(line);
  return { assets, documents, begun, waiting, note };
}

function refuseOther(lines: readonly Line[], file: string, { repository, endpoint }: Target): void {
  const [first] = lines;
  if (!first) return;
  if (first.is === 'journal' && first.repository === repository && first.endpoint === endpoint) return;
  const whose = first.is === 'journal' ? `the repository ${first.repository} at ${first.endpoint}` : 'another program';
  throw new Advice(`${file} belongs to ${whose}, not to ${repository} at ${endpoint}. Name another with --journal.`);
}

/** A read-only journal, for the comparison of a dry run. */
export function readJournal(file: string, target: Target): Journal {
  const { lines } = readLines(file);
  refuseOther(lines, file, target);
  const { note: _, ...state } = remembered(lines);
  return { ...state, write: () => {}, close: () => {} };
}

/** Opens and locks a journal: a second push on the same file is refused. Throws Advice. */
export function openJournal(file: string, target: Target): Journal {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = take(`${file}.lock`);
  try {
    const { lines, bytes } = readLines(file);
    refuseOther(lines, file, target);
    if (existsSync(file)) truncateSync(file, bytes);
    const { note, ...state } = remembered(lines);
    const handle = openSync(file, 'a');
    const write = (line: Line): void => {
      writeSync(handle, `${JSON.stringify(line)}\n`);
      fsyncSync(handle);
      note(line);
    };
    if (lines.length === 0) write({ is: 'journal', ...target });
    return {
      ...state,
      write,
      close: () => {
        closeSync(handle);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
