/** `npm run ops -- <task>`: tasks that an operator inspects and repairs with, whether the site is running or not. */
import { isSiteTask, isTask, type Task } from '../../lib/operations/tasks.ts';
import { carryOut } from './lib/ops/ask.ts';
import { readEmail, readPrices } from './lib/ops/input.ts';
import { print } from './lib/ops/print.ts';
import { copies, restore } from './lib/ops/restore.ts';
import { script } from './lib/processes.ts';
import { Advice } from './lib/report.ts';
import { loadSettings, type Settings } from './lib/settings.ts';

const usage = `Usage: npm run ops -- <task>
  outbox              what has not been delivered, oldest first
  retry all|<id>…     puts what was given up back into the queue
  hold                holds back what waits, until retry
  counts              how many rows there are of each kind
  subscribers         asks the running site for the newsletter's list, as CSV: each address with its link to unsubscribe
  erase               asks for an address that its owner has confirmed, or reads it from the standard input; erases what the
                      running site stores under it, and names what stays
  erase-reviews       the same, but only the reviews of a person, and what they may still review
  prices <file>|-     adds a history of prices, JSON or CSV, to the log: that of a file, or of the standard input
  backup              makes a copy now of the files and, without DATABASE_URL, of the embedded database (there is one
                      each hour)
  copies              the copies that there are
  restore latest|<copy> [--to <folder>]
                      brings a copy back, with the site stopped, into a folder that has no store`;

async function inputOf(task: Task, words: readonly string[]): Promise<object> {
  const [first] = words;
  if (task === 'erase' || task === 'erase-reviews') return { email: await readEmail(first) };
  if (task !== 'retry' && task !== 'prices') return {};
  if (first === undefined) throw new Advice(usage);
  if (task === 'retry') return { ids: first === 'all' ? 'all' : words };
  return readPrices(first);
}

/** Tasks that work on the backups, not on the store. */
const onCopies: Readonly<Record<string, (settings: Settings, words: readonly string[]) => Promise<number>>> = {
  copies,
  restore,
};

await script(async () => {
  const [task = '', ...words] = process.argv.slice(2);
  if (Object.hasOwn(onCopies, task)) return onCopies[task]?.(loadSettings(), words) ?? 1;
  if (!isTask(task) && !isSiteTask(task)) throw new Advice(usage);
  print(task, await carryOut(loadSettings(), task, await inputOf(task, words)));
  return 0;
});
