import { env } from '../env.ts';
import { requestId } from '../request/context.ts';
import { loggedPath } from '../request/kind.ts';
import { logAsJson } from './json.ts';
import { lineOf } from './line.ts';
import { writeLine } from './sink.ts';

/** Errors that have their line already: the framework hands one to its hook and says it on the console as well. */
const told = new WeakSet<Error>();

const tellOnce = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const isKnown = told.has(error);
  told.add(error);
  return isKnown;
};

/** JSON lines from now on, unless a person is watching: at a terminal the lines stay as they are in development. */
export function startLog(): void {
  if (!process.stdout.isTTY) logAsJson({ level: env().LOG_LEVEL, requestId }, tellOnce);
}

type Asked = { path: string; method: string };
type Where = { routePath: string; routeType: string };

/** An error of a page, a handler or an action that nobody caught, by the name that its visitor was given. */
export function tellRequestError(error: unknown, { path, method }: Asked, { routePath, routeType }: Where): void {
  if (tellOnce(error)) return;
  writeLine({ ...lineOf(routeType, error), route: routePath, method, path: loggedPath(path) });
}
