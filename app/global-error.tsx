'use client';
import { useState } from 'react';
import { ErrorBoundary, type ErrorProps } from '@/components/layout/error-boundary';

/** What the failed document said of itself; nothing where there was none, as in the build. */
const failedRoot = () => (typeof document === 'undefined' ? null : readRoot(document.documentElement));
const readRoot = ({ lang, className }: HTMLElement) => ({ lang, className });

/** A root layout that fails takes its document with it: this one has its language and its faces. */
export default function GlobalError(props: ErrorProps) {
  const [root] = useState(failedRoot);
  return (
    <html lang={root?.lang || undefined} className={root?.className}>
      <body>
        <ErrorBoundary {...props} />
      </body>
    </html>
  );
}
