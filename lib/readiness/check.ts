import 'server-only';
import { env } from '../env';
import { within } from '../http/within';
import { logError } from '../log';
import { openedStore } from '../store/opened';
import { hasRoom, roomIn } from './disk';
import { isStopping } from './stopping';
import { isMigrated, probeWrite } from './store';

/** What a process needs to take requests. `false` is what is missing; hosted services are no part of it. */
export type Readiness = { open: boolean; store: boolean; migrations: boolean; disk: boolean };

const PATIENCE_MS = 3_000;
/** Who asks more often is told what the last one was told. */
const FRESH_MS = 1_000;

const attempt = async (work: Promise<boolean | undefined>): Promise<boolean> => {
  const answer = await within(
    PATIENCE_MS,
    work.catch((error: unknown) => logError('readiness', error)),
  );
  return answer === true;
};

async function lookAt(): Promise<Readiness> {
  const opened = Promise.resolve(openedStore());
  const [store, migrations, disk] = await Promise.all([
    attempt(opened.then((found) => found && probeWrite(found).then(() => true))),
    attempt(opened.then((found) => found && isMigrated(found))),
    attempt(roomIn(env().STORE_DIR).then(hasRoom)),
  ]);
  return { open: !isStopping(), store, migrations, disk };
}

let last: { at: number; readiness: Promise<Readiness> } | undefined;

/** Looks whether this process is ready; at most once a second, however many ask. */
export function readiness(now = performance.now()): Promise<Readiness> {
  if (!last || now - last.at >= FRESH_MS) last = { at: now, readiness: lookAt() };
  return last.readiness;
}

export const isReady = (found: Readiness): boolean => Object.values(found).every(Boolean);
