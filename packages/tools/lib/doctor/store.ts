import { existsSync, readFileSync, statSync } from 'node:fs';
import { access, constants, open, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { type Copy, isAhead, listCopies } from '../../../../lib/backup/make.ts';
import { hasRoom, roomIn } from '../../../../lib/operations/health.ts';
import { lockedSince } from '../../../../lib/services/store/store-lock.ts';
import { placesOf } from '../ops/ask.ts';
import { type Check, type DoctorContext, type Finding, ok, problem, unset, warning } from './check.ts';

/** The folder itself, or the nearest one above it that exists: a missing folder is created by the site, and belongs to its user. */
const existing = (dir: string): string => (existsSync(dir) ? dir : existing(path.dirname(dir)));

/** Writes a file, fsyncs it and removes it. Where the folder is missing, nothing is written: whether it could be created. */
async function isWritable(dir: string): Promise<boolean> {
  const place = path.join(dir, `doctor-${process.pid}`);
  try {
    if (!existsSync(dir)) {
      await access(`${existing(dir)}/`, constants.W_OK | constants.X_OK);
      return true;
    }
    const handle = await open(place, 'wx', 0o600);
    await handle.sync();
    await handle.close();
    await rm(place);
    return true;
  } catch {
    return false;
  }
}

async function room(name: string, dir: string): Promise<Finding> {
  const disk = await roomIn(existing(dir));
  const free = `${(disk.free / 1e9).toFixed(1)} GB free`;
  if (!hasRoom(disk)) return problem(`${name}: ${free}`, 'make room: without it nothing that visitors send is taken');
  return ok(`${name}=${dir} can be written, ${free}`);
}

async function folder(name: string, dir: string): Promise<Finding> {
  if (await isWritable(dir)) return room(name, dir);
  return problem(`${name}=${dir} cannot be written`, 'give the user of the site the right to write there');
}

/** The owner of the embedded store. A process on another machine cannot be seen from here. */
function holder(dir: string): Finding {
  const file = path.join(dir, 'lock');
  if (!existsSync(file)) return ok('nobody has the embedded store');
  const held = readFileSync(file, 'utf8');
  const { host, pid } = held ? (JSON.parse(held) as { host: string; pid: number }) : { host: '', pid: 0 };
  if (host === hostname()) return ok(`process ${pid} has the embedded store`);
  return warning(
    `${host || 'another process'} has the embedded store`,
    `one process can: if that machine is gone for good, remove ${file}`,
  );
}

type Places = ReturnType<typeof placesOf>;

/** An hourly backup that was missed. */
const LATE_MS = 2.5 * 3_600_000;

/** When the site was started, in ms since 1970; with PostgreSQL, which has no lock, when it was started first. */
const startOf = ({ url, dir }: Places): number | undefined =>
  url ? statSync(path.join(dir, 'files'), { throwIfNoEntry: false })?.birthtimeMs : lockedSince(dir);

function lastCopy(newest: Copy | undefined, places: Places, now: number): Finding {
  const { backupDir } = places;
  const since = startOf(places);
  if (!newest) {
    if (since === undefined || now - since < LATE_MS) return ok('no copies yet: the site makes one each hour');
    return warning(`there is no copy in ${backupDir}`, 'the site makes one each hour; now: npm run ops -- backup');
  }
  const age = now - Date.parse(newest.manifest.madeAt);
  const said = `newest copy: ${newest.name}`;
  if (age < LATE_MS || since === undefined || now - since < LATE_MS) return ok(said);
  return warning(
    `${said}, ${Math.round(age / 3_600_000)} hours ago`,
    'see the log for [backup]; now: npm run ops -- backup',
  );
}

async function copies(places: Places, now: number): Promise<Finding[]> {
  const all = await listCopies(places.backupDir, now);
  const ahead = all.filter((copy) => isAhead(copy, now));
  const last = lastCopy(all.filter((copy) => !isAhead(copy, now)).at(-1), places, now);
  if (ahead.length === 0) return [last];
  return [
    last,
    warning(
      `${ahead.length} copies have a date that is still to come: ${ahead.map(({ name }) => name).join(', ')}`,
      `the clock was ahead: remove them from ${places.backupDir} once there are newer ones, or they stay until then`,
    ),
  ];
}

export const store: Check = {
  area: 'store',
  async look(context: DoctorContext) {
    const places = placesOf(context);
    const found = [await folder('STORE_DIR', places.dir)];
    found.push(places.url ? unset('the embedded store is not used: there is DATABASE_URL') : holder(places.dir));
    if (context.env.BACKUP_DIR) found.push(await folder('BACKUP_DIR', places.backupDir));
    found.push(...(await copies(places, context.now())));
    return found;
  },
};
