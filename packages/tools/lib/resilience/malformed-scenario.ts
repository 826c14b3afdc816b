import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { statusOf } from '../ports.ts';
import { say } from '../report.ts';
import { testDistDir } from '../test-settings.ts';
import { sendBadFiles, sendGoodFiles } from './hostile-files.ts';
import { malformedPosts } from './malformed.ts';
import { residentMb } from './resident.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { describeSent, isFailure, type Sent, sendAll } from './send-all.ts';
import { countedRows } from './submitters.ts';
import { targetOf } from './target.ts';
import { openTestSite, settings } from './test-site.ts';

const usage =
  'malformed [--count 10000] [--seed 1]   malformed posts, a tenth of them with bad files: no 5xx, nothing stored; good files are kept';

/** Posts before the first measurement of memory, with a bad file of each kind: the memory of a new process grows in any case. */
const WARM_UP = 1_000;
const MOST_GROWTH_MB = 50;
/** The threads that read files stop ten seconds after the last one (`lib/uploads/inspect.ts`); their memory is not the site's. */
const THREADS_STOP_MS = 12_000;

const options = { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } as const;

function report(sent: readonly Sent[]): void {
  const counts = [...Map.groupBy(sent, ({ outcome }) => String(outcome))].sort(([a], [b]) => a.localeCompare(b));
  for (const [outcome, { length }] of counts) console.log(`  ${outcome.padEnd(8)}${length}`);
  const failures = sent.filter(isFailure);
  for (const failure of failures.slice(0, 20)) console.error(describeSent(failure));
  const errors = sent.filter(({ outcome }) => typeof outcome === 'number' && outcome >= 500).length;
  say(`${sent.length} posts, ${errors} with a 5xx, ${failures.length} that ended otherwise than they must.`);
}

/** Returns whether each bad file was refused with a message, and nothing of it is in the store. */
async function bad(count: number): Promise<boolean> {
  const rows = await countedRows();
  say(`Sending ${count} forms with bad files…`);
  const { odd, kinds } = await sendBadFiles(count);
  for (const { title, fate } of odd.slice(0, 20)) console.error(`  ${title}: ${fate}`);
  const kept = await countedRows();
  say(
    `${count} files of ${kinds} kinds, ${odd.length} not refused in words. Rows in the store: ${rows} before, ${kept} after.`,
  );
  return odd.length === 0 && rows === kept;
}

async function good(): Promise<boolean> {
  const { odd, count } = await sendGoodFiles();
  for (const { title, fate } of odd.slice(0, 20)) console.error(`  ${title}: ${fate}`);
  say(`${count} good files, ${odd.length} refused.`);
  return count > 0 && odd.length === 0;
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options });
  const [count, seed] = [numberOf('count', values.count), numberOf('seed', values.seed, 0)];
  const files = Math.round(count / 10);
  const { pid } = await openTestSite();
  const target = targetOf(settings, testDistDir);
  const { PORT: port } = settings.ports;
  say(`Warming up with ${WARM_UP} posts…`);
  await sendAll(malformedPosts(target, seed + 1, WARM_UP), port);
  await sendBadFiles();
  await sleep(THREADS_STOP_MS);
  const [memory, rows] = [Math.round(residentMb(pid)), await countedRows()];
  say(`Sending ${count - files} malformed posts, seed ${seed}…`);
  const sent = await sendAll(malformedPosts(target, seed, count - files), port);
  report(sent);
  const kept = await countedRows();
  say(`Rows in the store: ${rows} before, ${kept} after.`);
  const refused = await bad(files);
  const atTheEnd = Math.round(residentMb(pid));
  await sleep(THREADS_STOP_MS);
  const growth = Math.round(residentMb(pid)) - memory;
  say(
    `Memory of the site: ${memory} MB before; ${atTheEnd - memory} MB more with the threads that read files, ${growth} MB without.`,
  );
  const alive = (await statusOf({ port, host: new URL(target.origin).host })) === 200;
  if (!alive) console.error('The site does not answer any more.');
  const sound = alive && kept === rows && !sent.some(isFailure) && refused && growth < MOST_GROWTH_MB;
  return (await good()) && sound ? 0 : 1;
}

export const malformed: Scenario = { usage, run };
