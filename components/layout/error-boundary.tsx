'use client';
import { lazy, Suspense, useEffect } from 'react';

/** Imported on demand: an error boundary is part of every page's script. */
const RenderingError = lazy(() => import('./rendering-error'));

/** `retry` requests the page again; the framework's `reset` would render what has failed once more. */
export type ErrorProps = { error: Error & { digest?: string }; retry: () => void };

export function ErrorBoundary({ error, retry }: ErrorProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <RenderingError retry={retry} />
    </Suspense>
  );
}
