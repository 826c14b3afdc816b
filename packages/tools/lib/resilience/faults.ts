import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { siteEnv } from '../build.ts';
import type { Fault } from '../control-page.ts';
import { say } from '../report.ts';
import { testDistDir } from '../test-settings.ts';
import { control } from './control.ts';
import type { Page, Visit } from './faulty-visits.ts';
import type { Scenario } from './scenario.ts';
import { openTestSite, settings } from './test-site.ts';

const usage =
  'faults [--services commerce,content,identity]   each in every kind of trouble: slowest page, statuses, recovery';

const TROUBLES: readonly Fault[] = [
  { kind: 'down' },
  { kind: 'hang' },
  { kind: 'latency', ms: 3_000 },
  { kind: 'status', status: 503 },
  { kind: '429' },
  { kind: '429', retryAfter: 1 },
  { kind: 'throttled' },
  { kind: 'garbage' },
];
/** Limits: the slowest acceptable page, and the longest acceptable recovery. */
const SLOWEST_MS = 3_000;
const BACK_MS = 1_000;
const WALKS = 3;

type Visitor = {
  pages: readonly Page[];
  visit: (page: Page) => Promise<Visit>;
  walk: () => Promise<Visit[]>;
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

async function trouble(service: NonNullable<Fault['service']>, rule: Fault, visitor: Visitor): Promise<boolean> {
  await control.fault({ service, ...rule });
  const visits: Visit[] = [];
  for (let walk = 0; walk < WALKS; walk++) visits.push(...(await visitor.walk()));
  await control.clearFaults();
  const back = await recovery(visitor);
  const slowest = last(visits);
  const name = [rule.kind, rule.status, rule.ms && `${rule.ms} ms`, rule.retryAfter && 'with Retry-After'];
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
  console.log(
    `${service.padEnd(10)}${name.filter(Boolean).join(' ').padEnd(24)}slowest ${seconds(slowest.milliseconds)} ` +
      `(${slowest.at.slice(0, 32)}), ${statusesOf(visits)}, well again ${back.milliseconds === Number.POSITIVE_INFINITY ? 'never' : `after ${seconds(back.milliseconds)}`} (${back.at.slice(0, 32)})`,
  );
  const isFast = slowest.milliseconds < SLOWEST_MS && back.milliseconds < BACK_MS;
  return isFast && visits.every(({ status }) => status < 500 || status === 503);
}

async function run(words: readonly string[]): Promise<number> {
  const options = { services: { type: 'string', default: 'commerce,content,identity' } } as const;
  const { services } = parseArgs({ args: [...words], options }).values;
  await openTestSite();
  // The site reads these settings from the environment of its process.
  Object.assign(process.env, siteEnv({ settings, distDir: testDistDir }));
  const visitor = await (await import('./faulty-visits.ts')).faultyVisitor();
  const before = (await visitor.walk()).filter(({ isWell }) => !isWell);
  for (const { at, status } of before) console.error(`not well to begin with: ${status} ${at}`);
  say(`${WALKS} times ${visitor.pages.length} pages for each kind of trouble…`);
  const results: boolean[] = [];
  for (const service of services.split(',')) {
    for (const rule of TROUBLES) results.push(await trouble(service as NonNullable<Fault['service']>, rule, visitor));
  }
  return before.length === 0 && results.every(Boolean) ? 0 : 1;
}

export const faults: Scenario = { usage, run };
