import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres-server.ts';
import type { Program } from '../processes.ts';
import { Advice, say } from '../report.ts';
import { collectMails, report } from './delivered.ts';
import { call } from './form-client.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { drained, type Ledger, startSubmitters } from './submitters.ts';
import { openTestSite, reopen, settings } from './test-site.ts';

const usage =
  'kill [--kills 20] [--database embedded|postgres]   the site is killed again and again while ten clients submit forms with files';

type Changes = Readonly<Record<string, string>>;

/** Longest acceptable wait for the response to a form, whether success or failure. */
const LONGEST_MS = 10_000;
/** Longest acceptable time from a kill until the site answers again. */
const AGAIN_MS = 5_000;

/** How long a running process lives before it is killed; every third time it is killed earlier, while it opens its store. */
const lifeMs = (count: number): number => (count % 3 === 0 ? Math.random() * 700 : 500 + Math.random() * 2_500);

/** Kills the site repeatedly under load. Returns how long each restart took until it responded, in milliseconds. */
async function killAgain(kills: number, first: Program, changes: Changes): Promise<number[]> {
  const reopened: number[] = [];
  let running = first;
  for (let count = 1; count <= kills; count++) {
    await wait(lifeMs(count));
    process.kill(-running.pid, 'SIGKILL');
    await running.ended;
    const began = Date.now();
    running = await reopen(changes);
    reopened.push(Date.now() - began);
    if (count % 10 === 0) say(`${count} kills`);
  }
  return reopened.sort((a, b) => a - b);
}

/** Polls the health endpoint as a yardstick: its latency measures the load of the machine, not the store. */
function startYardstick(): { stop(): Promise<number[]> } {
  const waits: number[] = [];
  let isOver = false;
  async function ask(): Promise<void> {
    while (!isOver) {
      const began = Date.now();
      const answered = await call(settings, settings.values.SITE_URL_FR ?? '', '/healthz').catch(() => null);
      if (answered) waits.push(Date.now() - began);
      await wait(200);
    }
  }
  const asking = ask();
  return {
    async stop() {
      isOver = true;
      await asking;
      return waits;
    },
  };
}

const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;

/** Whether every form received its response within the limit, refusals and broken connections included. */
function reportWaits({ waits }: Ledger, yardstick: readonly number[]): boolean {
  const sorted = waits.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? 0;
  const tooLong = sorted.filter((milliseconds) => milliseconds > LONGEST_MS).length;
  console.log(`posts                               ${sorted.length}`);
  console.log(`  waited for their answer           ${middle(sorted)} ms (median), ${slowest} ms (longest)`);
  console.log(`  longer than ${LONGEST_MS / 1_000} s                  ${tooLong}`);
  const machine = yardstick.toSorted((a, b) => a - b);
  console.log(`beside them /healthz                ${middle(machine)} ms (median), ${machine.at(-1)} ms (longest)`);
  return tooLong === 0;
}

async function killRepeatedly(kills: number, changes: Changes): Promise<boolean> {
  const running = await openTestSite(changes);
  const mails = collectMails();
  const yardstick = startYardstick();
  const { ledger, ended } = await startSubmitters();
  say(`Ten clients submit forms with two files; the site is killed ${kills} times.`);
  const reopened = await killAgain(kills, running, changes);
  // The last process must accept forms as well.
  const before = ledger.acknowledged.size;
  await wait(LONGEST_MS);
  ledger.stop = true;
  await ended;
  const machine = await yardstick.stop();
  const outbox = await drained(180);
  const isDelivered = report(ledger, await mails.stop(), outbox);
  const isInTime = reportWaits(ledger, machine);
  const late = reopened.filter((milliseconds) => milliseconds > AGAIN_MS).length;
  console.log(`answers again after                 ${middle(reopened)} ms (median), ${reopened.at(-1)} ms (longest)`);
  console.log(`  later than ${AGAIN_MS / 1_000} s                    ${late}`);
  console.log(`acknowledged after the last start   ${ledger.acknowledged.size - before}`);
  const isKilled = reopened.length === kills;
  if (!isKilled) console.error(`The site was killed ${reopened.length} times, not ${kills}.`);
  return isKilled && isDelivered && isInTime && late === 0 && ledger.acknowledged.size > before;
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: { kills: { type: 'string', default: '20' }, database: { type: 'string', default: 'embedded' } },
  });
  const kills = numberOf('kills', values.kills);
  if (values.database === 'embedded') return (await killRepeatedly(kills, {})) ? 0 : 1;
  if (values.database !== 'postgres') throw new Advice(`Usage: npm run resilience ${usage}`);
  const cluster = await startPostgres();
  if (!cluster) throw new Advice('This needs PostgreSQL on this machine.');
  try {
    return (await killRepeatedly(kills, { DATABASE_URL: cluster.url })) ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

export const kill: Scenario = { usage, run };
