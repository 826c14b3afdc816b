import type { Instrumentation } from 'next';

/** Runs once when the server starts, before the first response; not during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { rememberOutside } = await import('./lib/platform/request');
  rememberOutside();
  if (process.env.NODE_ENV === 'production') {
    const { startServing } = await import('./lib/operations/start');
    await startServing();
  }
  const { beginWorkSoon } = await import('./lib/operations/start');
  beginWorkSoon();
}

/** Logs errors that no page, handler or action has caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/platform/log/start');
  logRequestError(error, request, context);
};
