'use client';
import { lazy, Suspense, useEffect } from 'react';

/** `retry` requests the page again; the framework's `reset` would render what has failed once more. */
export type ErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Without a connection the error page cannot be imported either. */
const Unreachable = ({ retry }: Pick<ErrorProps, 'retry'>) => {
  const isDutch = document.documentElement.lang.startsWith('nl');
  return (
    <main id="main" data-failed>
      <p role="alert">
        {isDutch ? 'Deze pagina kan nu niet worden geladen.' : 'Cette page n’a pas pu être chargée.'}{' '}
        <button type="button" onClick={retry}>
          {isDutch ? 'Opnieuw proberen' : 'Essayer de nouveau'}
        </button>
      </p>
    </main>
  );
};

/** Imported on demand: an error boundary is part of every page's script. */
const RenderingError = lazy(() =>
  import('./rendering-error').then(
    (pages) => ({ default: pages.RenderingError }),
    () => ({ default: Unreachable }),
  ),
);
const LazyNotFound = lazy(() => import('./rendering-error').then((pages) => ({ default: pages.NotFound })));

export function ErrorBoundary({ error, retry }: ErrorProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <RenderingError retry={retry} />
    </Suspense>
  );
}

/**
 * What a navigation by script shows of a page that does not exist. Imported on demand as well: the framework sends this boundary
 * with every page, and its texts and picture would be part of each.
 * @param lang BCP 47 tag of the page
 */
export const NotFound = ({ lang }: { lang: string }) => (
  <Suspense>
    <LazyNotFound lang={lang} />
  </Suspense>
);
