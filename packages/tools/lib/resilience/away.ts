import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Fault } from '../control-page.ts';
import type { Program } from '../processes.ts';
import { say } from '../report.ts';
import { addressesOf, look, startVisitors, type Visits } from './away-visits.ts';
import { publish, publishNew } from './content-desk.ts';
import { control } from './control.ts';
import { numberOf, type Scenario } from './scenario.ts';
import { openTestSite, reopen, settings } from './test-site.ts';

const usage =
  'away [--minutes 2] [--kind down]   the content service is away and the site is killed meanwhile: every known address answers';

const site = settings.values.SITE_URL_FR ?? '';
const sites = ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'].map((name) => settings.values[name] ?? '');
const LEGAL = ['legal_page', 'fr-fr', 'cookies'] as const;
/** All pages of a site that was not built just now are due for regeneration when it starts. */
const BUILT_HOURS_AGO = 12;
const LEGAL_PATH = '/informations-legales/cookies';
/** Addresses next to which an invented one would be an unknown document, rather than a path without a route. */
const isDocument = (address: string): boolean =>
  new URL(address).pathname.replace(/^\/nl\//, '/').split('/').length > 2;

/** Waits until a response of the address satisfies `isSo`. Returns the milliseconds it took, or null after the timeout. */
async function until(address: string, isSo: (text: string, status: number) => boolean, patienceMs = 30_000) {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const seen = await look(address);
    if (seen && isSo(seen.text, seen.status)) return performance.now() - began;
    await wait(100);
  }
  return null;
}

/** A webhook while the content service is down: the response must ask the sender to retry. */
async function webhook(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${settings.ports.PORT}/api/revalidate`, {
    method: 'POST',
    headers: { host: new URL(site).host, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: settings.values.PRISMIC_WEBHOOK_SECRET, documents: ['Zx'] }),
  });
  return answer.status;
}

async function switchOff(kind: Fault['kind']): Promise<void> {
  for (const operation of ['repository', 'search']) await control.fault({ service: 'content', operation, kind });
}

/** Requests that reached the content service since it was switched off. */
const callsSoFar = async (): Promise<number> =>
  (await control.look<{ faults: { calls: number }[] }>('state')).faults.reduce((sum, { calls }) => sum + calls, 0);

/** Half of the outage, with webhooks. Returns the requests per second that reached the content service, and the webhooks not answered with 503. */
async function half(seconds: number): Promise<{ rate: number; wrong: number }> {
  const [before, began] = [await callsSoFar(), performance.now()];
  let wrong = 0;
  for (let second = 0; second < seconds; second += 5) {
    await wait(5_000);
    const status = await webhook();
    if (status === 503) continue;
    wrong += 1;
    console.error(`a webhook was answered with ${status}`);
  }
  return { rate: ((await callsSoFar()) - before) / ((performance.now() - began) / 1_000), wrong };
}

async function killed(running: Program): Promise<void> {
  process.kill(-running.pid, 'SIGKILL');
  await running.ended;
  await reopen();
}

function tell(what: string, { asked, addresses, wrong, slowestMs }: Visits, said: string): boolean {
  const slowest = `slowest ${(slowestMs / 1000).toFixed(2)} s`;
  console.log(`${what.padEnd(40)}${addresses.size}, ${asked} times; ${wrong.length} not ${said}; ${slowest}`);
  for (const line of [...new Set(wrong)].slice(0, 20)) console.error(`  ${line}`);
  return wrong.length === 0 && asked > 0;
}

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: { minutes: { type: 'string', default: '2' }, kind: { type: 'string', default: 'down' } },
  });
  const seconds = numberOf('minutes', values.minutes) * 30;
  const running = await openTestSite({}, { ageHours: BUILT_HOURS_AGO });
  // Once the sitemaps exist, the site has completed the prefetch that follows its start.
  for (const each of sites) await until(`${each}/sitemap.xml`, (_, status) => status === 200);
  const added = `${site}/pages/${await publishNew('page', 'fr-fr', 'Une page publiée après la construction')}`;
  await publish(...LEGAL, { title: 'Cookies, avant la panne' });
  await until(added, (_, status) => status === 200);
  await until(site + LEGAL_PATH, (text) => text.includes('avant la panne'));
  // The stale page is served while it is regenerated.
  await until(`${site}/sitemap.xml`, (text) => text.includes(added));
  const addresses = await addressesOf(sites);
  const feeds = sites.flatMap((each) => [`${each}/sitemap.xml`, `${each}/jobs.xml`]);
  if (!addresses.includes(added)) throw new Error('the sitemap does not name the new page');
  say(`${addresses.length} addresses; the content service is away (${values.kind}) for ${(seconds * 2) / 60} minutes.`);

  const visitors = startVisitors(addresses, addresses.filter(isDocument));
  await switchOff(values.kind as Fault['kind']);
  const before = await half(seconds);
  say('The site is killed and started again, with the content service away.');
  visitors.rest(true);
  await killed(running);
  visitors.rest(false);
  // Made anew, of stored responses only.
  const missing: string[] = [];
  for (const each of feeds) if ((await until(each, (_, status) => status === 200)) === null) missing.push(each);
  const after = await half(seconds);
  const stands = await look(site + LEGAL_PATH);
  await publish(...LEGAL, { title: 'Cookies, après la panne' });
  const seen = await visitors.end();
  await control.clearFaults();
  const fresh = await until(site + LEGAL_PATH, (text) => text.includes('après la panne'));

  const missed = addresses.filter((address) => !seen.known.addresses.has(address));
  for (const address of missed.slice(0, 20)) console.error(`  never requested: ${address}`);
  const fine = [
    tell('known addresses', seen.known, '200') && missed.length === 0,
    tell('invented addresses', seen.unknown, '503 with Retry-After'),
    stands?.text.includes('avant la panne') ?? false,
    fresh !== null && fresh <= 5_000,
    missing.length === 0,
    // No call at all: the site has met no fault.
    [before, after].every(({ rate }) => rate > 0 && rate <= 2),
    before.wrong + after.wrong === 0,
  ];
  console.log(`published before, shown after the kill  ${fine[2] ? 'yes' : 'no'}`);
  console.log(`without a sitemap or jobs after the kill ${missing.join(', ') || 'none'}`);
  console.log(
    `calls to the content service            ${before.rate.toFixed(2)} and ${after.rate.toFixed(2)} a second`,
  );
  console.log(`new content after it was back           ${fresh === null ? 'never' : `${(fresh / 1000).toFixed(1)} s`}`);
  return fine.every(Boolean) ? 0 : 1;
}

export const away: Scenario = { usage, run };
