import path from 'node:path';
import { isSiteTask, isTask, runTask, type Task } from '../../../../lib/operations/tasks.ts';
import { messageOf } from '../../../../lib/platform/errors.ts';
import { openStore, type StoreOptions } from '../../../../lib/services/store/open.ts';
import { StoreLocked } from '../../../../lib/services/store/store-lock.ts';
import { MAX_API_BODY } from '../../../../server/request-rules.ts';
import { exchange } from '../exchange.ts';
import { root } from '../processes.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';

/** Whether pages show something else afterwards, or the task needs a running site in any case. */
const isForSite = (task: Task): boolean => task === 'erase-reviews' || isSiteTask(task);

/** Folder of the store of the settings, and of its backups. */
export function placesOf({ values }: Settings): StoreOptions & { backupDir: string } {
  const { DATABASE_URL, STORE_DIR = '.store', BACKUP_DIR } = values;
  const dir = path.resolve(root, STORE_DIR);
  const backupDir = BACKUP_DIR ? path.resolve(root, BACKUP_DIR) : path.join(dir, 'backups');
  return { url: DATABASE_URL || undefined, dir, backupDir, onError: console.error };
}

/** The answer of the site on this machine, without a timeout; null where none listens. Throws Advice. */
async function askSite({ values, ports }: Settings, task: Task, input: object): Promise<unknown> {
  const { SITE_URL_FR = '', OPS_TOKEN } = values;
  const { host } = new URL(SITE_URL_FR);
  const headers = { 'content-type': 'application/json', ...(OPS_TOKEN && { authorization: `Bearer ${OPS_TOKEN}` }) };
  const question = { port: ports.PORT, host, path: `/api/ops/${task}`, method: 'POST', headers };
  try {
    const { status, body } = await exchange({ ...question, body: JSON.stringify(input) });
    if (status === 200) return JSON.parse(body.toString());
    if (status === 413)
      throw new Advice(
        `The running site takes ${MAX_API_BODY / 1_048_576} MB at most: stop it first, or divide the file, each part with its heading.`,
      );
    if (!OPS_TOKEN) throw new Advice('The site is running and has no OPS_TOKEN: set one, or stop the site first.');
    throw new Advice(`The site answered ${status}: ${body}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error instanceof Advice ? error : new Advice(`The site does not answer: ${messageOf(error)}`);
  }
}

/**
 * Runs a task on the store directly, or through the running site that holds the store. A task that changes pages goes
 * through a running site also where several processes share the store: this process does not reach their caches. Some
 * need a running site in any case. Throws Advice.
 */
export async function carryOut(settings: Settings, task: Task, input: object): Promise<unknown> {
  if (isForSite(task)) {
    const answer = await askSite(settings, task, input);
    if (answer !== null) return answer;
  }
  if (!isTask(task)) throw new Advice(`No site listens on port ${settings.ports.PORT}: start it, ${task} needs it.`);
  try {
    const store = await openStore(placesOf(settings));
    try {
      // As JSON, like the answer of a site that runs: a date is a text.
      return JSON.parse(JSON.stringify((await runTask(store, task, input)) ?? null));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreLocked)) throw error;
    const answer = await askSite(settings, task, input);
    if (answer === null) throw new Advice(`${error.message} No site listens on port ${settings.ports.PORT}.`);
    return answer;
  }
}
