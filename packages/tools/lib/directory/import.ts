import { type Line, readerOf } from './columns.ts';
import { type Entry, entryOf } from './entry.ts';
import { RPPS, recordsOf } from './extract.ts';
import { type Choices, judge } from './judge.ts';
import { pointOf } from './locate.ts';
import { emptyTally, noteBad, type Tally } from './tally.ts';

export type Job = Choices & {
  file: string;
  /** Receives an entry; a returned promise pauses the reading. */
  take: (entry: Entry) => Promise<void> | undefined;
  /** Called at a fixed interval of lines. */
  onProgress?: (tally: Tally) => void;
};

const PROGRESS_LINES = 250_000;

const isBlank = (record: readonly string[]): boolean => record.length === 1 && record[0]?.trim() === '';
const isGarbled = (line: Line): boolean => Object.values(line).some((value) => value.includes('\uFFFD'));

/** Converts one record after another: an entry, or null with the reason counted in the tally. */
function createSorter(header: readonly string[], choices: Choices, tally: Tally): (record: string[]) => Entry | null {
  const read = readerOf(header);
  const seen = new Set<string>();

  const bad = (why: string): null => {
    noteBad(tally, tally.lines + 1, why);
    return null;
  };

  return (record) => {
    tally.lines += 1;
    if (isBlank(record)) return null;
    if (record.length !== header.length) return bad(`${record.length} columns instead of ${header.length}`);
    const line = read(record);
    const verdict = judge(line, choices);
    if (typeof verdict === 'string') {
      tally.left[verdict] += 1;
      return null;
    }
    if (isGarbled(line)) return bad('letters that are not UTF-8');
    const { category, place } = verdict;
    const entry = entryOf(line, category, place, pointOf(line, place, choices.finess));
    if (seen.has(entry.uid)) {
      tally.left.double += 1;
      return null;
    }
    seen.add(entry.uid);
    tally.kept[category] += 1;
    return entry;
  };
}

/**
 * Reads the national extract and passes on the entries that the directory lists, without duplicates. Bad lines are
 * counted and skipped; throws Advice for a file that is no such extract. Stores only the ids of the entries passed on.
 */
export async function importExtract({ file, take, onProgress, ...choices }: Job): Promise<Tally> {
  const tally = emptyTally();
  let sort: ReturnType<typeof createSorter> | undefined;
  for await (const record of recordsOf(file, RPPS)) {
    if (!sort) {
      sort = createSorter(record, choices, tally);
      continue;
    }
    const entry = sort(record);
    const waiting = entry && take(entry);
    if (waiting) await waiting;
    if (tally.lines % PROGRESS_LINES === 0) onProgress?.(tally);
  }
  // An empty file lacks every column.
  if (!sort) readerOf([]);
  return tally;
}
