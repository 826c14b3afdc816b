'use client';
import { lazy, Suspense, useEffect } from 'react';

/** Imported on demand: an error boundary is part of every page's script. */
const RenderingError = lazy(() => import('./rendering-error'));

export type ErrorProps = { error: Error & { digest?: string }; reset: () => void };

export function ErrorBoundary({ error, reset }: ErrorProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <RenderingError retry={reset} />
    </Suspense>
  );
}
