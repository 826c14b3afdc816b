import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';
import { installSidePackage } from './side-package.ts';

const folder = path.join(root, 'packages/tools/observatory');
const observatory = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');
const preloaded = path.join(observatory, 'conf/hsts-preload.json');

/** One response of a site with HTTPS. */
export type ScannedPage = {
  host: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
};
export type Grade = {
  grade: string;
  score: number;
  /** A finding, with the points that it adds or subtracts. */
  findings: Record<string, number>;
};

/** The used part of the package's API, which has no types. */
type Finding = { result: string | null; pass: boolean };
type Requests = {
  resources: { path: string };
  responses: Record<'auto' | 'https' | 'http' | 'cors', unknown>;
  session: { url: URL };
};
type Parts = {
  'constants.js': { ALL_TESTS: readonly ((requests: Requests) => Finding)[] };
  'types.js': { Requests: new (host: string) => Requests };
  'retriever/utils.js': { parseHttpEquivHeaders(html: string, address: string): unknown };
  'grader/charts.js': { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
  'grader/grader.js': {
    getGradeForScore(score: number): { grade: string };
    getScoreModifier(result: string): number;
  };
};

const part = <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> =>
  import(path.join(observatory, 'src', name));

/** Installs the analyzers in their own folder, once. */
export async function ensureObservatory(): Promise<void> {
  if (existsSync(preloaded)) return;
  await installSidePackage(folder, { words: ['--ignore-scripts'] });
  // The data that its installation would fetch: here no host is on the browsers' preload list.
  writeFileSync(preloaded, '{}\n');
}

/** The grade that MDN's HTTP Observatory gives a response, by its own analyzers and its own points: 100 and extra credit. */
export async function gradeOf({ host, status, headers, html }: ScannedPage): Promise<Grade> {
  const { ALL_TESTS } = await part('constants.js');
  const { Requests } = await part('types.js');
  const { parseHttpEquivHeaders } = await part('retriever/utils.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
  const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
  const requests = new Requests(host);
  const answer = { status, headers, verified: true, httpEquiv: parseHttpEquivHeaders(html, `https://${host}/`) };
  requests.session = { url: new URL(`https://${host}/`) };
  requests.resources.path = html;
  requests.responses = { ...requests.responses, auto: answer, https: answer };
  const results = ALL_TESTS.map((test) => test(requests).result).filter((result) => result !== null);
  const findings = Object.fromEntries(results.map((result) => [result, getScoreModifier(result)]));
  const points = Object.values(findings);
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const lost = 100 + sum(points.filter((each) => each < 0));
  const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(points) : lost;
  return { score, grade: getGradeForScore(score).grade, findings };
}
