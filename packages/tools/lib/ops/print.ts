import type { Copy } from '../../../../lib/backup/make.ts';
import type { Task } from '../../../../lib/operations/tasks.ts';
import type { ImportAnswer } from '../../../../lib/prices/log.ts';
import { Advice } from '../report.ts';

type Line = Record<string, string | number | null>;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** A backup in one line: its name, its size, its content. */
export function copyLine({ name, manifest: { database, rows, files } }: Copy): string {
  const what = Object.entries(rows).filter(([, count]) => count > 0);
  const counted = what.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'no rows';
  const size = database ? `database ${megabytes(database.bytes)}` : 'PostgreSQL: files only';
  return `${name}  ${size}, ${files.length} stored files; ${counted}`;
}

function printOutbox({ counts, lines }: { counts: Record<string, number>; lines: Line[] }): void {
  const said = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(said.join(', ') || 'The outbox is empty.');
  if (lines.length > 0) console.table(lines);
}

/** A value of a CSV file. A spreadsheet would run one that begins like a formula: an apostrophe in front makes it text. */
const cell = (value: string | number | null): string => `${value ?? ''}`.replace(/^(?=[=+\-@\t\r])/, "'");

function printSubscribers(lines: Line[]): void {
  console.log(['email', 'locale', 'confirmedAt', 'leaveUrl'].join(','));
  for (const line of lines) console.log(Object.values(line).map(cell).join(','));
}

function printPrices({ added, known, problems }: ImportAnswer): void {
  if (problems.length > 0) throw new Advice(`Nothing was added. Correct these first:\n${problems.join('\n')}`);
  console.log(`${added} added, ${known} known already`);
}

type Erased = {
  newsletter: number;
  mailSubscriptions: number;
  submissions: number;
  files: number;
  reviewedProducts: number;
  later: number;
  kept: Record<string, number>;
};

function printErasure({ later, kept, ...erased }: Erased): void {
  console.log(
    `Erased: ${erased.newsletter} of the newsletter, ${erased.mailSubscriptions} other subscriptions to mails,` +
      ` ${erased.submissions} submissions with ${erased.files} files, reviews of ${erased.reviewedProducts} products`,
  );
  if (later > 0)
    console.log(`${later} submissions go within an hour of their delivery: they may report an adverse event`);
  const stays = Object.entries(kept).map(([form, count]) => `${count} ${form}`);
  if (stays.length > 0) console.log(`Kept as evidence until their day: ${stays.join(', ')}`);
  console.log(
    'Not in this store: the customer in the shop, the contact at the mail provider, mails in your mailboxes (those for' +
      ' messages and applications were told). Return requests have no address, and favourites belong to an account.',
  );
}

function printCopy(copy: Copy): void {
  console.log(`${copyLine(copy)}\nin ${copy.dir}`);
}

/** Shows the operator the result of a task. Throws Advice where nothing was done. */
export function print(task: Task, answer: unknown): void {
  const printers: Partial<Record<Task, (answer: never) => void>> = {
    outbox: printOutbox,
    subscribers: printSubscribers,
    prices: printPrices,
    backup: printCopy,
    erase: printErasure,
  };
  const printer = printers[task] as ((answer: unknown) => void) | undefined;
  if (printer) printer(answer);
  else console.log(answer);
}
