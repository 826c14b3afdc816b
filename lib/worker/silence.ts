import 'server-only';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Store } from '../services/store/open';
import { openedStore } from '../services/store/opened';

/** The embedded store has not answered for so long: the process is as good as dead, whoever watches it starts it anew. */
const MOST_SILENT_MS = 60_000;
/** Where nobody did, the process ends by itself. */
const END_MS = 120_000;

/** Whether the store of this process answers, as far as is known without asking it. True where there is none, or PostgreSQL. */
export async function isStoreAnswering(): Promise<boolean> {
  const opened = await Promise.race([openedStore(), undefined]).catch(() => undefined);
  return (opened?.silentMs?.() ?? 0) < MOST_SILENT_MS;
}

/** Ends the process once its store has been silent for two minutes: what was accepted is on the disk, and the next one answers. */
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
