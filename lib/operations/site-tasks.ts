import 'server-only';
import { eraseForOperator } from '../account/erasure';
import type { Store } from '../services/store/open';
import { personInput, type SiteTask } from './tasks';

const SITE_TASKS = {
  erase: {
    input: personInput,
    run: (store: Store, { email }: { email: string }) => eraseForOperator(store, email),
  },
} as const satisfies Record<SiteTask, object>;

/** Runs a task of the operator that needs the site's settings. Throws a ZodError when the input is invalid. */
export async function runSiteTask(store: Store, task: SiteTask, input: unknown): Promise<unknown> {
  const { input: schema, run } = SITE_TASKS[task];
  return run(store, schema.parse(input));
}
