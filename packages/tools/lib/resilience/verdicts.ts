/** What an observation shows that must not be, one line each; empty when all is as it must be. */

/** Figures without which a result says nothing: each must be above 0. */
export const unmeasured = (figures: Readonly<Record<string, number>>): string[] =>
  Object.entries(figures).flatMap(([name, figure]) => (figure > 0 ? [] : [`${name}: ${figure}`]));

/** Prints problems as errors. Returns whether there is none. */
export function isSound(problems: readonly string[]): boolean {
  for (const line of problems.slice(0, 20)) console.error(`  ${line}`);
  return problems.length === 0;
}

/** A page in a browser. `isOwn`: the address of a document with injected content; `isShown`: its main part shows some of that. */
export type OpenedPage = { at: string; status: number | undefined; isOwn: boolean; isShown: boolean };

export const pageProblems = (pages: readonly OpenedPage[]): string[] => [
  ...unmeasured({ 'pages of a document with injected content': pages.filter(({ isOwn }) => isOwn).length }),
  ...pages.flatMap(({ at, status, isOwn, isShown }) => {
    if (status !== 200) return [`${at}: answered ${status ?? 'nothing'}`];
    return isOwn && !isShown ? [`${at}: shows nothing of its document`] : [];
  }),
];

/** What customers saw during a fault and after it. `hits`: calls that met the fault. */
export type TroubleSeen = {
  statuses: readonly number[];
  slowestMs: number;
  /** From the end of the fault until every page was well; infinite when one never was. */
  backMs: number;
  hits: number;
  isSignedIn: boolean;
};

/** Limits: the slowest acceptable page, and the longest acceptable recovery. */
const SLOWEST_MS = 3_000;
const BACK_MS = 1_000;
/** A page, or the page that says that it is not there at the moment. */
const ANSWERS = [200, 503];

export function troubleProblems({ statuses, slowestMs, backMs, hits, isSignedIn }: TroubleSeen): string[] {
  const problems = unmeasured({ 'pages visited': statuses.length, 'calls that met the fault': hits });
  const others = new Set(statuses.filter((status) => !ANSWERS.includes(status)));
  for (const status of others) problems.push(`a page answered ${status}`);
  if (slowestMs >= SLOWEST_MS) problems.push(`a page took longer than ${SLOWEST_MS} ms`);
  if (backMs >= BACK_MS) problems.push(`a page was not well within ${BACK_MS} ms`);
  if (!isSignedIn) problems.push('the customer was signed out');
  return problems;
}

/** Response times in milliseconds. */
export type Times = { p50: number; p95: number; errors: number; count: number };

/** A busy machine has outliers: a factor of two on a very small value means nothing. */
const FLOOR_MS = 20;

/** @param connected of the slow clients, of each kind */
export function slowProblems(seen: { alone: Times; beside: Times; clients: number; connected: readonly number[] }) {
  const { alone, beside, clients, connected } = seen;
  const problems = unmeasured({ 'answers alone': alone.count, 'answers beside slow clients': beside.count });
  if (alone.errors + beside.errors > 0) problems.push(`${alone.errors} errors alone, ${beside.errors} beside them`);
  if (connected.some((count) => count < clients)) problems.push(`only ${connected.join(' and ')} clients connected`);
  if (beside.p95 >= 2 * Math.max(alone.p95, FLOOR_MS)) problems.push('others wait more than twice as long');
  return problems;
}
