import lighthouse, { type Config, type Result } from 'lighthouse';
import { quantile } from '../quantile.ts';
import { say } from '../report.ts';

export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
};

/** Other load on the machine makes a single run unreliable. */
const RUNS = 3;
const MOST_TRIES = 5;

/** Lighthouse's default CPU slowdown of its emulated phone, relative to this machine. */
const USUAL_SLOWDOWN = 4;

/** Lighthouse's emulated phone, slowed down further by this factor. */
const slower = (slowdown: number): Config => ({
  extends: 'lighthouse:default',
  settings: { throttling: { cpuSlowdownMultiplier: USUAL_SLOWDOWN * slowdown } },
});

/** Null where Lighthouse reports that it could not measure, for example because the window was not drawn. */
async function resultOf(url: string, port: number, slowdown: number): Promise<Result | null> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, slower(slowdown));
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) say(`Lighthouse, of ${url}: ${runtimeError.message}`);
  return runtimeError ? null : result.lhr;
}

async function runsOf(url: string, port: number, slowdown: number): Promise<Result[]> {
  const runs: Result[] = [];
  for (let tries = 0; runs.length < RUNS; tries++) {
    if (tries === MOST_TRIES) throw new Error(`Lighthouse could not measure ${url}`);
    const run = await resultOf(url, port, slowdown);
    if (run) runs.push(run);
  }
  return runs;
}

/**
 * Lighthouse's phone profile with its simulated network, on a Chromium that listens on `port`. Of three runs, the
 * median of the metrics that depend on the processor, and the worst of all others.
 * @param slowdown how many times slower than the default the phone's processor is
 */
export async function scoresOf(url: string, port: number, slowdown = 1): Promise<Scores> {
  const runs = await runsOf(url, port, slowdown);
  const median = (all: number[]): number =>
    quantile(
      all.sort((a, b) => a - b),
      0.5,
    );
  const scores = (name: string) => runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  const values = (name: string) => runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    performance: median(scores('performance')),
    accessibility: Math.min(...scores('accessibility')),
    bestPractices: Math.min(...scores('best-practices')),
    seo: Math.min(...scores('seo')),
    lcpMs: Math.round(median(values('largest-contentful-paint'))),
    blockingMs: Math.round(median(values('total-blocking-time'))),
    shift: Number(Math.max(...values('cumulative-layout-shift')).toFixed(3)),
  };
}
