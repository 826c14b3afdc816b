import { CATEGORIES, type Category } from '../../../../lib/directory/selection.ts';
import { REASONS, type Reason } from './judge.ts';

const NAMED = 10;

export type Tally = {
  lines: number;
  kept: Record<Category, number>;
  left: Record<Reason, number>;
  bad: number;
  /** The first few bad lines, each with its line number in the file and its problem. */
  named: string[];
};

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export const emptyTally = (): Tally => ({
  lines: 0,
  kept: zeros(CATEGORIES),
  left: zeros(Object.keys(REASONS) as Reason[]),
  bad: 0,
  named: [],
});

export function noteBad(tally: Tally, line: number, why: string): void {
  tally.bad += 1;
  if (tally.named.length < NAMED) tally.named.push(`line ${line}: ${why}`);
}

export const keptIn = ({ kept }: Tally): number => Object.values(kept).reduce((sum, count) => sum + count, 0);

const figure = (count: number): string => count.toLocaleString('en').padStart(12);

/** Summary of an import for the terminal. */
export function summaryOf(tally: Tally): string {
  const kept = Object.entries(tally.kept).map(([category, count]) => `${figure(count)}  ${category}`);
  const left = Object.entries(tally.left)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${figure(count)}  ${REASONS[reason as Reason]}`);
  const bad = tally.bad > 0 ? [`Bad lines, left out: ${tally.bad}`, ...tally.named.map((line) => `  ${line}`)] : [];
  return [`Lines read: ${tally.lines.toLocaleString('en')}`, 'Listed:', ...kept, 'Left out:', ...left, ...bad].join(
    '\n',
  );
}
