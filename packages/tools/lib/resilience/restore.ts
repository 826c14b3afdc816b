import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Copy } from '../../../../lib/backup/make.ts';
import { placesOf } from '../ops/ask.ts';
import { type Program, root, run as runProgram } from '../processes.ts';
import { say, seconds } from '../report.ts';
import { control } from './control.ts';
import { collectMails } from './delivered.ts';
import { emptyInbox, mailsIn } from './inbox.ts';
import type { Scenario } from './scenario.ts';
import { drained, forms, ops, startSubmitters } from './submitters.ts';
import { openTestSite, reopen, settings } from './test-site.ts';

const usage =
  'restore   the store is copied under load, wiped and brought back: rows, files, and what had been delivered';

/** Longer than several polling intervals of the worker. */
const LOOK_MS = 15_000;

async function timed<T>(work: Promise<T>): Promise<[T, string]> {
  const began = Date.now();
  return [await work, seconds(Date.now() - began)];
}

/** Submits for `ms` milliseconds. Resolves with the number of acknowledged submissions. */
async function submitFor(ms: number): Promise<number> {
  const { ledger, ended } = await startSubmitters(200);
  await wait(ms);
  ledger.stop = true;
  await ended;
  return ledger.acknowledged.size;
}

/** A backup that is made while the clients submit and the mail service is down; then everything is delivered. */
async function copyUnderLoad(): Promise<{ before: number; copy: Copy; took: string }> {
  const before = await submitFor(5_000);
  await drained(120);
  await control.fault({ service: 'mail', operation: 'connection', kind: 'down' });
  const submitting = submitFor(6_000);
  await wait(3_000);
  const [copy, took] = await timed(ops<Copy>('backup'));
  await submitting;
  await control.clearFaults();
  await drained(180);
  return { before, copy, took };
}

/** Deletes everything except the backups, as after the loss of the disk; then the operator's command restores the newest backup. */
async function wipeAndRestore(site: Program): Promise<string> {
  await site.stop();
  const { dir } = placesOf(settings);
  for (const name of readdirSync(dir)) if (name !== 'backups') rmSync(path.join(dir, name), { recursive: true });
  const command = [path.join(root, 'packages/tools/ops.ts'), 'restore', 'latest'];
  const [code, took] = await timed(runProgram(process.execPath, command, { env: settings.values }));
  if (code !== 0) throw new Error(`the copy could not be restored: exit code ${code}`);
  return took;
}

const line = (what: string, figure: string | number): void => console.log(`${what.padEnd(44)}${figure}`);

/** Mails that arrive at the team's mailboxes from now on, until the outbox is empty. */
async function arrivedAfter(work: () => Promise<unknown>): Promise<string[]> {
  await emptyInbox(settings);
  await work();
  await drained(120);
  await wait(2_000);
  const mails = await mailsIn(settings);
  return mails.filter(({ to }) => forms.some(({ box }) => to.includes(box))).map(({ messageId }) => messageId);
}

async function run(): Promise<number> {
  const site = await openTestSite();
  const mails = collectMails();
  say('Ten clients submit forms with two files; in the middle the mail service is away and a copy is made.');
  const { before, copy, took } = await copyUnderLoad();
  const known = new Set((await mails.stop()).map(({ messageId }) => messageId));
  say('The store is wiped and the copy restored.');
  const restored = await wipeAndRestore(site);
  const again = await arrivedAfter(async () => {
    await reopen();
    await wait(LOOK_MS);
  });
  const rows = await ops<Record<string, number>>('counts');
  const { failed: held = 0 } = await drained(0);
  const repeats = await arrivedAfter(() => ops('retry', { ids: 'all' }));
  const unknown = repeats.filter((messageId) => !known.has(messageId));
  const outbox = await drained(0);
  line('acknowledged before the copy', before);
  line('copy under load', took);
  line('wiped to restored and verified', restored);
  line('rows of the copy', JSON.stringify(copy.manifest.rows));
  line('rows after the restart', JSON.stringify(rows));
  line('delivered once more by itself', again.length);
  line('held for the operator', held);
  line(
    'at "retry all" once more to the team',
    `${repeats.length}, under a Message-ID that nobody knew: ${unknown.length}`,
  );
  line('outbox at the end', JSON.stringify(outbox));
  const complete = (rows.submissions ?? 0) >= before && before > 0;
  const same = complete && isDeepStrictEqual(rows, copy.manifest.rows) && held > 0;
  return same && again.length + unknown.length + (outbox.waiting ?? 0) + (outbox.failed ?? 0) === 0 ? 0 : 1;
}

export const restore: Scenario = { usage, run };
