import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../build.ts';
import { startBuilt } from '../house.ts';
import { statusOf } from '../ports.ts';
import type { Program } from '../processes.ts';

const MOST_MS = 30_000;
const PAUSE_MS = 5;

/** Milliseconds from the start of the site's process to the end of its first home page, and the process. */
export async function coldStart(target: Target, log?: string): Promise<{ took: number; site: Program }> {
  const { host } = new URL(target.settings.values.SITE_URL_FR ?? '');
  const { PORT } = target.settings.ports;
  const began = performance.now();
  const site = startBuilt(target, log);
  while (performance.now() - began < MOST_MS) {
    if ((await statusOf({ port: PORT, host })) === 200) return { took: performance.now() - began, site };
    await wait(PAUSE_MS);
  }
  throw new Error(`The site did not answer within ${MOST_MS / 1000} s of its start.`);
}
