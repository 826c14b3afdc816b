import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { say } from '../report.ts';
import { control, hitsSoFar } from './control.ts';
import { collectMails, report } from './delivered.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { drained, startSubmitters } from './submitters.ts';
import { openTestSite } from './test-site.ts';
import { isSound, unmeasured } from './verdicts.ts';

const usage =
  'outage [--minutes 60]   the mail service is down that long; what was submitted meanwhile arrives afterwards';

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { minutes: { type: 'string', default: '60' } } });
  const minutes = numberOf('minutes', values.minutes);
  await openTestSite();
  const mails = collectMails();
  await control.fault({ service: 'mail', operation: 'connection', kind: 'down' });
  // A few hundred in total: an ordinary day, not a load test.
  const { ledger, ended } = await startSubmitters(minutes * 1_500);
  say(`The mail service is down for ${minutes} minutes while ten clients submit forms with two files.`);
  await wait(minutes * 60_000);
  ledger.stop = true;
  await ended;
  const refused = await hitsSoFar();
  await control.clearFaults();
  const back = Date.now();
  const outbox = await drained(300);
  console.log(`delivered after it was back         ${((Date.now() - back) / 1000).toFixed(0)} s`);
  const isMet = isSound(unmeasured({ 'connections to the mail service that were refused': refused }));
  return report(ledger, await mails.stop(), outbox) && isMet ? 0 : 1;
}

export const outage: Scenario = { usage, run };
