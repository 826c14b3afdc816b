import { request } from 'node:http';
import path from 'node:path';
import { runTask, type Task } from '../../../lib/ops/tasks.ts';
import { StoreLocked } from '../../../lib/store/lock.ts';
import { openStore, type StoreOptions } from '../../../lib/store/open.ts';
import { root } from '../processes.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';

/** Where the store of the settings is, and its copies. */
export function placesOf({ values }: Settings): StoreOptions & { backupDir: string } {
  const { DATABASE_URL, STORE_DIR = '.store', BACKUP_DIR } = values;
  const dir = path.resolve(root, STORE_DIR);
  const backupDir = BACKUP_DIR ? path.resolve(root, BACKUP_DIR) : path.join(dir, 'backups');
  return { url: DATABASE_URL || undefined, dir, backupDir, onError: console.error };
}

/** Asks the running site, by its Host header: Node does not resolve *.localhost. */
function askSite({ values, ports }: Settings, task: Task, input: object): Promise<unknown> {
  if (!values.OPS_TOKEN) throw new Advice('The site is running and has no OPS_TOKEN: set one, or stop the site first.');
  const headers = {
    host: new URL(values.SITE_URL_FR ?? '').host,
    authorization: `Bearer ${values.OPS_TOKEN}`,
    'content-type': 'application/json',
  };
  return new Promise((resolve, reject) => {
    const question = request(
      { host: '127.0.0.1', port: ports.PORT, path: `/api/ops/${task}`, method: 'POST', headers },
      async (answer) => {
        const text = (await answer.toArray()).join('');
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Advice(`The site answered ${answer.statusCode}: ${text}`));
      },
    );
    question.once('error', (error) =>
      reject(new Advice(`The site has the store but does not answer: ${error.message}`)),
    );
    question.end(JSON.stringify(input));
  });
}

/** Carries a task out on the store itself, or has the site do it that has the store. Throws Advice. */
export async function carryOut(settings: Settings, task: Task, input: object): Promise<unknown> {
  try {
    const store = await openStore(placesOf(settings));
    try {
      return await runTask(store, task, input);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreLocked) return askSite(settings, task, input);
    throw error;
  }
}
