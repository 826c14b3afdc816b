import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { siteEnv } from '../build.ts';
import type { Fault } from '../control-page.ts';
import { Advice, say } from '../report.ts';
import { testDistDir } from '../test-settings.ts';
import { control, hitsSoFar } from './control.ts';
import type { Page, Visit } from './faulty-visits.ts';
import type { Scenario } from './scenario.ts';
import { openTestSite, settings } from './test-site.ts';
import { isSound, troubleProblems } from './verdicts.ts';

const usage =
  'faults [--services commerce,content,identity]   each in every kind of trouble: slowest page, statuses, recovery';

const SERVICES = ['commerce', 'content', 'identity'] as const;

/** Not `lost`: what a change does whose response is lost is tested with changes, and here are only pages. */
const TROUBLES: readonly Fault[] = [
  { kind: 'down' },
  { kind: 'hang' },
  { kind: 'latency', ms: 3_000 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 503, share: 0.5 },
  { kind: '429' },
  { kind: '429', retryAfter: 1 },
  { kind: 'garbage' },
  // The last: an identity provider's answer without a token counts as one, and the next call is due five minutes later.
  { kind: 'throttled' },
];
const WALKS = 3;
/** Longer than that a fault does not wait for a call: tokens expire, and an open circuit lets a trial call through. */
const UNMET_MS = 15_000;

type Visitor = {
  pages: readonly Page[];
  visit: (page: Page) => Promise<Visit>;
  walk: () => Promise<Visit[]>;
  isSignedIn: () => Promise<boolean>;
};

/** The page that recovered last. Each page is requested repeatedly, independently of the others; infinite milliseconds if one never did. */
async function recovery({ pages, visit }: Visitor): Promise<{ at: string; milliseconds: number }> {
  const start = performance.now();
  const times = pages.map(async (page) => {
    while (performance.now() - start < 20_000) {
      if ((await visit(page)).isWell) return { at: page.at, milliseconds: performance.now() - start };
      await wait(50);
    }
    return { at: page.at, milliseconds: Number.POSITIVE_INFINITY };
  });
  return last(await Promise.all(times));
}

const last = <T extends { milliseconds: number }>(list: readonly T[]): T =>
  list.reduce((most, each) => (each.milliseconds > most.milliseconds ? each : most));

function statusesOf(visits: readonly Visit[]): string {
  const counts = Map.groupBy(visits, ({ status }) => status);
  return [...counts].map(([status, each]) => `${status} ×${each.length}`).join(', ');
}

async function trouble(service: string, rule: Fault, visitor: Visitor): Promise<boolean> {
  await control.fault({ ...rule, service });
  const [began, visits]: [number, Visit[]] = [performance.now(), []];
  let [hits, isSignedIn] = [0, true];
  for (let walk = 0; walk < WALKS || (hits === 0 && performance.now() - began < UNMET_MS); walk++) {
    isSignedIn = (await visitor.isSignedIn()) && isSignedIn;
    visits.push(...(await visitor.walk()));
    hits = await hitsSoFar();
  }
  await control.clearFaults();
  const back = await recovery(visitor);
  const slowest = last(visits);
  const { kind, status, ms, retryAfter, share } = rule;
  const name = [kind, status, ms && `${ms} ms`, retryAfter && 'with Retry-After', share && 'half of the calls'];
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
  console.log(
    `${service.padEnd(10)}${name.filter(Boolean).join(' ').padEnd(30)}met by ${hits} calls, slowest ${seconds(slowest.milliseconds)} ` +
      `(${slowest.at.slice(0, 32)}), ${statusesOf(visits)}, well again ${back.milliseconds === Number.POSITIVE_INFINITY ? 'never' : `after ${seconds(back.milliseconds)}`} (${back.at.slice(0, 32)})`,
  );
  const times = { slowestMs: slowest.milliseconds, backMs: back.milliseconds };
  return isSound(troubleProblems({ ...times, statuses: visits.map((visit) => visit.status), hits, isSignedIn }));
}

async function run(words: readonly string[]): Promise<number> {
  const options = { services: { type: 'string', default: SERVICES.join(',') } } as const;
  const services = parseArgs({ args: [...words], options }).values.services.split(',');
  const unknown = services.find((name) => !SERVICES.some((each) => each === name));
  if (unknown !== undefined) throw new Advice(`There is no service ${unknown}: choose of ${SERVICES.join(', ')}.`);
  await openTestSite({}, { hasShortTokens: true });
  // The site reads these settings from the environment of its process.
  Object.assign(process.env, siteEnv({ settings, distDir: testDistDir }));
  const visitor = await (await import('./faulty-visits.ts')).faultyVisitor();
  const before = (await visitor.walk()).filter(({ isWell }) => !isWell);
  for (const { at, status } of before) console.error(`not well to begin with: ${status} ${at}`);
  say(`${WALKS} times ${visitor.pages.length} pages for each kind of trouble…`);
  const results: boolean[] = [];
  for (const service of services) for (const rule of TROUBLES) results.push(await trouble(service, rule, visitor));
  return before.length === 0 && results.every(Boolean) ? 0 : 1;
}

export const faults: Scenario = { usage, run };
