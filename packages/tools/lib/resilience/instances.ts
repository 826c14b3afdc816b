import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../report.ts';
import { collectMails, report } from './delivered.ts';
import { checks } from './instances-checks.ts';
import type { Scenario } from './scenario.ts';
import { drained, startSubmitters } from './submitters.ts';
import { type Instances, openInstances } from './test-instances.ts';

const usage =
  'instances   two instances on one PostgreSQL and one Redis: what one does the other knows, and goes on without it';

/** One instance is killed while ten clients submit forms with files to both; the other continues and delivers all submissions. */
async function killOne({ a, b, front }: Instances): Promise<boolean> {
  front.to(a.port, b.port);
  const mails = collectMails();
  const { ledger, ended } = await startSubmitters();
  await wait(8_000);
  await a.kill();
  const before = ledger.acknowledged.size;
  await wait(8_000);
  ledger.stop = true;
  await ended;
  const outbox = await drained(180);
  say(`One instance was killed after ${before} submissions; the other took ${ledger.acknowledged.size - before} more.`);
  return report(ledger, await mails.stop(), outbox) && ledger.acknowledged.size > before;
}

async function run(): Promise<number> {
  const setup = await openInstances();
  let failed = 0;
  try {
    for (const { name, run: check } of checks) {
      try {
        console.log(`${name}\n  ${await check(setup)}`);
      } catch (error) {
        failed += 1;
        console.log(`${name}\n  FAILED: ${(error as Error).message}`);
      }
    }
    if (!(await killOne(setup))) failed += 1;
  } finally {
    setup.front.close();
    await Promise.all([setup.redis.stop('SIGKILL'), setup.postgres.stop()]);
  }
  return failed === 0 ? 0 : 1;
}

export const instances: Scenario = { usage, run };
