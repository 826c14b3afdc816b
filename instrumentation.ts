/** Runs once when the server starts, before it answers; not while the site is built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NODE_ENV === 'production') {
    const { install } = await import('./lib/server/install');
    install();
  }
  // Pages do not wait for the store; a form that comes sooner does.
  const { startWorkerOrSay } = await import('./lib/outbox/worker');
  void startWorkerOrSay();
  // The first who searches finds the indexes built, or waits for what is left of it.
  const { buildIndexes } = await import('./lib/search/holder');
  void buildIndexes();
}
