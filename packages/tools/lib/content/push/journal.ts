import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
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
  /** The part of its source that a document comes from: a department of the directory, a list of redirects. */
  | { is: 'part'; key: string; part: string }
  /** A document was published from the migration release; without a key the whole release was, and it is empty again. */
  | { is: 'published'; key?: string };

/** @property at when the line was written, in ms since 1970; journals of before November 2026 have none */
type Dated = Line & { at?: number };

export type SentAsset = { id: string; url: string; described?: string };
type SentDocument = { id: string; filled?: string; part?: string };
/** A document in the migration release, and when it was last sent (ms since 1970). */
export type Waiting = SentDocument & { at: number };

export type Journal = {
  assets: ReadonlyMap<string, SentAsset>;
  documents: ReadonlyMap<string, SentDocument>;
  /** Interrupted creations. */
  begun: ReadonlySet<string>;
  /** Documents in the migration release, as far as this journal knows: when each was last sent (ms since 1970). */
  waiting: ReadonlyMap<string, number>;
  /** Those that other tools have in it: a repository has one migration release, and each tool a journal. */
  elsewhere: Map<string, Waiting>;
  write: (line: Line) => void;
  close: () => void;
};

export type Target = { repository: string; endpoint: string };

/** The complete lines: a run that was killed may have left a partial one at the end. */
function wholeLines(text: string): { lines: Dated[]; bytes: number } {
  const end = text.lastIndexOf('\n') + 1;
  const whole = text.slice(0, end);
  const lines = whole.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line) as Dated), bytes: Buffer.byteLength(whole) };
}

function readLines(file: string): { lines: Dated[]; bytes: number } {
  if (!existsSync(file)) return { lines: [], bytes: 0 };
  try {
    return wholeLines(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Advice(
      `${file} is not the journal of a push (${(error as Error).message}). Name another with --journal.`,
    );
  }
}

function remembered(lines: readonly Dated[]) {
  const assets = new Map<string, SentAsset>();
  const documents = new Map<string, SentDocument>();
  const begun = new Set<string>();
  const waiting = new Map<string, number>();
  const note = (line: Dated): void => {
    if (line.is === 'document' || line.is === 'filled') waiting.set(line.key, line.at ?? 0);
    if (line.is === 'published' && line.key === undefined) waiting.clear();
    if (line.is === 'published' && line.key !== undefined) waiting.delete(line.key);
    if (line.is === 'begun') begun.add(line.key);
    if (line.is === 'asset') assets.set(line.key, { id: line.id, url: line.url });
    if (line.is === 'document') documents.set(line.key, { id: line.id });
    if (line.is === 'asset' || line.is === 'document') begun.delete(line.key);
    const asset = line.is === 'described' ? assets.get(line.key) : undefined;
    if (asset && line.is === 'described') asset.described = line.hash;
    const document = line.is === 'filled' || line.is === 'part' ? documents.get(line.key) : undefined;
    if (document && line.is === 'filled') document.filled = line.hash;
    if (document && line.is === 'part') document.part = line.part;
  };
  for (const line of lines) note(line);
  return { assets, documents, begun, waiting, note };
}

const isOf = (line: Line | undefined, { repository, endpoint }: Target): boolean =>
  line?.is === 'journal' && line.repository === repository && line.endpoint === endpoint;

function refuseOther(lines: readonly Line[], file: string, target: Target): void {
  const [first] = lines;
  const { repository, endpoint } = target;
  if (!first || isOf(first, target)) return;
  const whose = first.is === 'journal' ? `the repository ${first.repository} at ${first.endpoint}` : 'another program';
  throw new Advice(`${file} belongs to ${whose}, not to ${repository} at ${endpoint}. Name another with --journal.`);
}

/** A read-only journal, for the comparison of a dry run. */
export function readJournal(file: string, target: Target): Journal {
  const { lines } = readLines(file);
  refuseOther(lines, file, target);
  const { note: _, ...state } = remembered(lines);
  return { ...state, elsewhere: new Map(), write: () => {}, close: () => {} };
}

/** The documents of a journal that are in the migration release, by their keys. */
export const waitingIn = ({ waiting, documents }: Pick<Journal, 'waiting' | 'documents'>): [string, Waiting][] =>
  [...waiting].flatMap(([key, at]): [string, Waiting][] => {
    const document = documents.get(key);
    return document ? [[key, { ...document, at }]] : [];
  });

/** What the other journals of the repository in a folder have in the migration release. */
function waitingBeside(file: string, target: Target, folder: string): Map<string, Waiting> {
  const others = globSync('*.jsonl', { cwd: folder })
    .map((name) => path.resolve(folder, name))
    .filter((other) => other !== path.resolve(file));
  const journals = others.map((other) => readLines(other).lines).filter(([first]) => isOf(first, target));
  return new Map(journals.flatMap((lines) => waitingIn(remembered(lines))));
}

/** `silene@migration.prismic.io`: the name that a repository's files of a push begin with. */
export const nameOf = ({ repository, endpoint }: Target): string =>
  `${repository}@${new URL(endpoint).host.replace(':', '-')}`;

/**
 * Opens a journal and locks its repository: a second push to it is refused, whichever tool sends it. Throws Advice.
 * @param folder where the other journals of the repository are
 */
export function openJournal(file: string, target: Target, folder = path.dirname(file)): Journal {
  for (const each of [folder, path.dirname(file)]) mkdirSync(each, { recursive: true });
  const release = take(path.join(folder, `${nameOf(target)}.lock`));
  try {
    const { lines, bytes } = readLines(file);
    refuseOther(lines, file, target);
    const elsewhere = waitingBeside(file, target, folder);
    if (existsSync(file)) truncateSync(file, bytes);
    const { note, ...state } = remembered(lines);
    const handle = openSync(file, 'a');
    const write = (line: Line): void => {
      const dated: Dated = { ...line, at: Date.now() };
      writeSync(handle, `${JSON.stringify(dated)}\n`);
      fsyncSync(handle);
      note(dated);
    };
    if (lines.length === 0) write({ is: 'journal', ...target });
    return {
      ...state,
      elsewhere,
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
