import lighthouse from 'lighthouse';

export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
};

/** Lighthouse's phone profile with its simulated network, on a Chromium that listens on `port`. */
export async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    blockingMs: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}
