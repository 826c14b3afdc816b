import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../build.ts';
import { statusOf } from '../ports.ts';
import type { Program } from '../processes.ts';
import { startBuilt } from '../services.ts';
import { siteEnvironment } from '../site-process.ts';
import { ms, type Row } from './table.ts';

const MOST_MS = 30_000;
const BAR_MS = 1_000;
const PAUSE_MS = 5;

/** Milliseconds from the start of the site's process to the end of its first home page response, and the process. */
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

/** The first process of a build compiles everything; later ones reuse the compile cache. */
export async function coldRows(target: Target): Promise<Row[]> {
  rmSync(siteEnvironment(target.distDir).NODE_COMPILE_CACHE, { recursive: true, force: true });
  const rows: Row[] = [];
  for (const process of ['the first of a build', 'the next one', 'one more']) {
    const { took, site } = await coldStart(target);
    await site.stop();
    rows.push({ process, 'first home page': ms(took), missed: took > BAR_MS ? `over ${BAR_MS} ms` : '' });
  }
  return rows;
}
