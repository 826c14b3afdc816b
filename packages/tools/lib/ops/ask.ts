import path from 'node:path';
import { runTask, type Task } from '../../../../lib/operations/tasks.ts';
import { StoreLocked } from '../../../../lib/services/store/lock.ts';
import { openStore, type StoreOptions } from '../../../../lib/services/store/open.ts';
import { exchange } from '../exchange.ts';
import { root } from '../processes.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';

/** Folder of the store of the settings, and of its backups. */
export function placesOf({ values }: Settings): StoreOptions & { backupDir: string } {
  const { DATABASE_URL, STORE_DIR = '.store', BACKUP_DIR } = values;
  const dir = path.resolve(root, STORE_DIR);
  const backupDir = BACKUP_DIR ? path.resolve(root, BACKUP_DIR) : path.join(dir, 'backups');
  return { url: DATABASE_URL || undefined, dir, backupDir, onError: console.error };
}

/** Sends a request to the running site, without a timeout. */
async function askSite({ values, ports }: Settings, task: Task, input: object): Promise<unknown> {
  if (!values.OPS_TOKEN) throw new Advice('The site is running and has no OPS_TOKEN: set one, or stop the site first.');
  const { host } = new URL(values.SITE_URL_FR ?? '');
  const headers = { authorization: `Bearer ${values.OPS_TOKEN}`, 'content-type': 'application/json' };
  const question = { port: ports.PORT, host, path: `/api/ops/${task}`, method: 'POST', headers };
  const { status, body } = await exchange({ ...question, body: JSON.stringify(input) }).catch((error: Error) => {
    throw new Advice(`The site has the store but does not answer: ${error.message}`);
  });
  if (status !== 200) throw new Advice(`The site answered ${status}: ${body}`);
  return JSON.parse(body.toString());
}

/** Runs a task on the store directly, or through the running site that holds the store. Throws Advice. */
export async function carryOut(settings: Settings, task: Task, input: object): Promise<unknown> {
  try {
    const store = await openStore(placesOf(settings));
    try {
      // As JSON, like the answer of a site that runs: a date is a text.
      return JSON.parse(JSON.stringify((await runTask(store, task, input)) ?? null));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreLocked) return askSite(settings, task, input);
    throw error;
  }
}
