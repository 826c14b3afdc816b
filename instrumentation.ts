import type { Instrumentation } from 'next';

/** Runs once when the server starts, before it answers; not while the site is built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { rememberOutside } = await import('./lib/server/detached');
  rememberOutside();
  if (process.env.NODE_ENV === 'production') {
    const { startServing } = await import('./lib/server/start');
    await startServing();
  }
  // Pages do not wait for the store; a form that comes sooner does.
  const { startWorkerOrSay } = await import('./lib/outbox/worker');
  void startWorkerOrSay();
  // The first who searches finds the indexes built, or waits for what is left of it.
  const { buildIndexes } = await import('./lib/search/holder');
  const { readAhead } = await import('./lib/editorial/read-ahead');
  void buildIndexes().then(readAhead);
}

/** What no page, handler or action has caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { tellRequestError } = await import('./lib/log/start');
  tellRequestError(error, request, context);
};
