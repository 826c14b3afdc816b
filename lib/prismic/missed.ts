import 'server-only';
import { isContentThere } from '@/prismicio';
import { env } from '../env';
import { DEFAULT_LOCALE } from '../markets';
import { askOwnServer } from './own-server';
import type { Webhook } from './webhook';

const TRY_MS = 1_000;
/** As many as one webhook may name. */
const MOST = 10_000;

let missed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

async function tryToTell(): Promise<void> {
  if (!(await isContentThere())) return wait();
  const documents = [...missed];
  missed = new Set();
  const body = { type: 'api-update', secret: env().PRISMIC_WEBHOOK_SECRET, documents } satisfies Webhook;
  await askOwnServer({ locale: DEFAULT_LOCALE, path: '/api/revalidate', body });
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tryToTell(), TRY_MS).unref();
}

/**
 * A webhook came while the content service did not answer: this server posts it to itself when it does. The service tells it
 * again as well, but every ten minutes only and five times at most, and switches a webhook off that fails five times in a row
 * (prismic.io/docs/webhooks).
 */
export function tellAgain(ids: readonly string[]): void {
  for (const id of ids) if (missed.size < MOST) missed.add(id);
  wait();
}
