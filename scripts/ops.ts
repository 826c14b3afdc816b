/** `npm run ops -- outbox|retry|counts|subscribers|prices|dump`: what an operator looks at and puts right, with the site running or not. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { isTask, runTask, type Task } from '../lib/ops/tasks.ts';
import type { ImportAnswer } from '../lib/prices/import.ts';
import { StoreLocked } from '../lib/store/lock.ts';
import { openStore } from '../lib/store/open.ts';
import { root, script } from './lib/processes.ts';
import { Advice } from './lib/report.ts';
import { loadSettings, type Settings } from './lib/settings.ts';

const usage = `Usage: npm run ops -- <task>
  outbox              what has not been delivered, oldest first
  retry all|<id>…     puts what was given up back into the queue
  counts              how many rows there are of each kind
  subscribers         the newsletter's list, as CSV
  prices <file>       adds a history of prices, JSON or CSV, to the log
  dump                a copy of the embedded store into its folder of dumps`;

function inputOf(task: Task, words: readonly string[]): object {
  const [first] = words;
  if (task !== 'retry' && task !== 'prices') return {};
  if (first === undefined) throw new Advice(usage);
  if (task === 'retry') return { ids: first === 'all' ? 'all' : words };
  return { text: readText(first), format: first.endsWith('.csv') ? 'csv' : 'json' };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Advice(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Asks the running site, by its Host header: Node does not resolve *.localhost. */
function ask({ values, ports }: Settings, task: Task, input: object): Promise<unknown> {
  if (!values.OPS_TOKEN) throw new Advice('The site is running and has no OPS_TOKEN: set one, or stop the site first.');
  const headers = {
    host: new URL(values.SITE_URL_FR ?? '').host,
    authorization: `Bearer ${values.OPS_TOKEN}`,
    'content-type': 'application/json',
  };
  return new Promise((resolve, reject) => {
    const question = request(
      { host: '127.0.0.1', port: ports.PORT, path: `/api/ops/${task}`, method: 'POST', headers },
      async (answer) => {
        const text = (await answer.toArray()).join('');
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Advice(`The site answered ${answer.statusCode}: ${text}`));
      },
    );
    question.once('error', (error) =>
      reject(new Advice(`The site has the store but does not answer: ${error.message}`)),
    );
    question.end(JSON.stringify(input));
  });
}

async function carryOut(settings: Settings, task: Task, input: object): Promise<unknown> {
  const { DATABASE_URL: url, STORE_DIR = '.store' } = settings.values;
  try {
    const store = await openStore({
      url: url || undefined,
      dir: path.resolve(root, STORE_DIR),
      onError: console.error,
    });
    try {
      return await runTask(store, task, input);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreLocked) return ask(settings, task, input);
    throw error;
  }
}

type Line = Record<string, string | number | null>;

function print(task: Task, answer: unknown): void {
  if (task === 'subscribers') {
    const lines = answer as Line[];
    console.log(['email', 'locale', 'confirmedAt'].join(','));
    for (const line of lines) console.log(Object.values(line).join(','));
    return;
  }
  if (task === 'prices') {
    const { added, known, problems } = answer as ImportAnswer;
    if (problems.length > 0) throw new Advice(`Nothing was added. Correct these first:\n${problems.join('\n')}`);
    console.log(`${added} added, ${known} known already`);
    return;
  }
  if (task !== 'outbox') {
    console.log(answer);
    return;
  }
  const { counts, lines } = answer as { counts: Record<string, number>; lines: Line[] };
  const said = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(said.join(', ') || 'The outbox is empty.');
  if (lines.length > 0) console.table(lines);
}

await script(async () => {
  const [task = '', ...words] = process.argv.slice(2);
  if (!isTask(task)) throw new Advice(usage);
  print(task, await carryOut(loadSettings(), task, inputOf(task, words)));
  return 0;
});
