'use client';
import { lazy, Suspense, useEffect } from 'react';

/** Fetched only when it is needed: an error boundary is part of every page's script. */
const RenderingError = lazy(() => import('@/components/layout/rendering-error'));

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorBoundary({ error, reset }: Props) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <RenderingError retry={reset} />
    </Suspense>
  );
}
