import 'server-only';
import { env } from '../env';
import { within } from '../http/deadlines';
import { logError } from '../log';
import { openedStore } from '../store/opened';
import { hasRoom, isWritable, roomIn } from './disk';
import { isStopping } from './stopping';
import { isMigrated, takesRows } from './store';

/** What a process needs to take requests. `false` is what is missing; hosted services are no part of it. */
export type Readiness = { open: boolean; store: boolean; migrations: boolean; disk: boolean };

const PATIENCE_MS = 3_000;
/** Who asks more often is told what the last one was told: a proxy asks every two seconds, a stranger as often as they like. */
const FRESH_MS = 3_000;

const attempt = async (work: Promise<boolean | undefined>): Promise<boolean> => {
  const answer = await within(
    PATIENCE_MS,
    work.catch((error: unknown) => logError('readiness', error)),
  );
  return answer === true;
};

async function lookAt(): Promise<Omit<Readiness, 'open'>> {
  const { STORE_DIR } = env();
  const opened = Promise.resolve(openedStore());
  const [store, migrations, disk] = await Promise.all([
    attempt(opened.then((found) => found && takesRows(found))),
    attempt(opened.then((found) => found && isMigrated(found))),
    attempt(roomIn(STORE_DIR).then(async (room) => hasRoom(room) && (await isWritable(STORE_DIR)))),
  ]);
  return { store, migrations, disk };
}

let last: { at: number; found: ReturnType<typeof lookAt> } | undefined;

/** Looks whether this process is ready; what it needs every three seconds at most, however many ask. A stop is said at once. */
export async function readiness(now = performance.now()): Promise<Readiness> {
  if (!last || now - last.at >= FRESH_MS) last = { at: now, found: lookAt() };
  return { open: !isStopping(), ...(await last.found) };
}

export const isReady = (found: Readiness): boolean => Object.values(found).every(Boolean);
