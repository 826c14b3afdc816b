import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { statusOf } from '../ports.ts';
import { Advice, say } from '../report.ts';
import { testDistDir } from '../test-settings.ts';
import { openHouse, settings } from './house.ts';
import { malformedPosts } from './malformed.ts';
import type { Proof } from './proof.ts';
import { describeSent, isFailure, type Sent, sendAll } from './send-all.ts';
import { countedRows } from './submitters.ts';
import { targetOf } from './target.ts';

const usage =
  'malformed [--count 5000] [--seed 1]   malformed posts end with a 4xx, store nothing, and the site lives on';

const options = { count: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } } as const;

function numberOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Advice(`--${name} ${text} is not a number.`);
}

/** Of the site, which runs in a process below the one that was started. */
const residentMb = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

function report(sent: readonly Sent[]): void {
  const counts = [...Map.groupBy(sent, ({ outcome }) => String(outcome))].sort(([a], [b]) => a.localeCompare(b));
  for (const [outcome, { length }] of counts) console.log(`  ${outcome.padEnd(8)}${length}`);
  const failures = sent.filter(isFailure);
  for (const failure of failures.slice(0, 20)) console.error(describeSent(failure));
  const errors = sent.filter(({ outcome }) => typeof outcome === 'number' && outcome >= 500).length;
  say(`${sent.length} posts, ${errors} with a 5xx, ${failures.length} that ended otherwise than they must.`);
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options });
  const [count, seed] = [numberOf('count', values.count), numberOf('seed', values.seed)];
  const { pid } = await openHouse();
  const target = targetOf(settings, testDistDir);
  const { PORT: port } = settings.ports;
  const [memory, rows] = [residentMb(pid), await countedRows()];
  say(`Sending ${count} malformed posts, seed ${seed}…`);
  const sent = await sendAll(malformedPosts(target, seed, count), port);
  report(sent);
  say(`Memory of the site: ${memory} MB before, ${residentMb(pid)} MB after.`);
  const kept = await countedRows();
  say(`Rows in the store: ${rows} before, ${kept} after.`);
  const alive = (await statusOf({ port, host: new URL(target.origin).host })) === 200;
  if (!alive) console.error('The site does not answer any more.');
  return alive && kept === rows && !sent.some(isFailure) ? 0 : 1;
}

export const malformed: Proof = { usage, run };
