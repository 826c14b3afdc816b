import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../report.ts';
import { collectMails, report } from './delivered.ts';
import { checks } from './instances-checks.ts';
import { type Instances, openInstances } from './instances-house.ts';
import type { Proof } from './proof.ts';
import { drained, startSubmitters } from './submitters.ts';

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
  const house = await openInstances();
  let failed = 0;
  try {
    for (const { name, run: check } of checks) {
      try {
        console.log(`${name}\n  ${await check(house)}`);
      } catch (error) {
        failed += 1;
        console.log(`${name}\n  FAILED: ${(error as Error).message}`);
      }
    }
    if (!(await killOne(house))) failed += 1;
  } finally {
    house.front.close();
    await Promise.all([house.redis.stop('SIGKILL'), house.postgres.stop()]);
  }
  return failed === 0 ? 0 : 1;
}

export const instances: Proof = { usage, run };
