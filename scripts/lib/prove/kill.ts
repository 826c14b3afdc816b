import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Program } from '../processes.ts';
import { say } from '../report.ts';
import { collectMails, report } from './delivered.ts';
import { openHouse, reopen } from './house.ts';
import type { Proof } from './proof.ts';
import { drained, startSubmitters } from './submitters.ts';

const usage = 'kill [--kills 20]   the site is killed again and again while ten clients submit forms with files';

/** Kills the site, each time while the clients are at it. Returns how long each took to answer again, in milliseconds. */
async function killAgain(kills: number, first: Program): Promise<number[]> {
  const reopened: number[] = [];
  let running = first;
  for (let count = 1; count <= kills; count++) {
    await wait(500 + Math.random() * 2_500);
    process.kill(-running.pid, 'SIGKILL');
    await running.ended;
    const began = Date.now();
    running = await reopen();
    reopened.push(Date.now() - began);
    if (count % 10 === 0) say(`${count} kills`);
  }
  return reopened.sort((a, b) => a - b);
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { kills: { type: 'string', default: '20' } } });
  const running = await openHouse();
  const mails = collectMails();
  const { ledger, ended } = await startSubmitters();
  say(`Ten clients submit forms with two files; the site is killed ${values.kills} times.`);
  const reopened = await killAgain(Number(values.kills), running);
  ledger.stop = true;
  await ended;
  const outbox = await drained(180);
  const fine = report(ledger, await mails.stop(), outbox);
  console.log(
    `answers again after                 ${reopened.at(reopened.length >> 1)} ms (median), ${reopened.at(-1)} ms`,
  );
  return fine ? 0 : 1;
}

export const kill: Proof = { usage, run };
