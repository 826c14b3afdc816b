import 'server-only';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Store } from '../services/store/open';
import { openedStore } from '../services/store/store-lock';

/**
 * The embedded store has not responded for this long: the process counts as unresponsive, and its supervisor should
 * restart it.
 */
const MOST_SILENT_MS = 60_000;
/** If no supervisor did, the process exits by itself. */
const END_MS = 120_000;

/**
 * Whether the store of this process responds, as far as is known without a query. True when there is none, or with
 * PostgreSQL.
 */
export async function isStoreAnswering(): Promise<boolean> {
  const opened = await Promise.race([openedStore(), undefined]).catch(() => undefined);
  return (opened?.silentMs?.() ?? 0) < MOST_SILENT_MS;
}

/**
 * Exits the process once its store has not responded for two minutes: accepted data is on disk, and the next process
 * takes over.
 */
export function endWhenSilent({ silentMs, beforeClose }: Store, end = () => process.exit(1)): void {
  if (!silentMs) return;
  const timer = setInterval(() => {
    if (silentMs() < END_MS) return;
    logError('store', new AppError('storeSilent', { seconds: silentMs() / 1_000 }));
    end();
  }, 5_000);
  timer.unref();
  beforeClose(async () => clearInterval(timer));
}
