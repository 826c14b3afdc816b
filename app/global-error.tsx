'use client';
import { useState } from 'react';
import { ErrorBoundary, type ErrorProps } from '@/components/layout/error-boundary';

/** What the failed document stored on its root element; null when there was no document, as in the build. */
const failedRoot = () => (typeof document === 'undefined' ? null : readRoot(document.documentElement));
const readRoot = ({ lang, className }: HTMLElement) => ({ lang, className });

/** A failing root layout replaces its whole document: this one restores the language and the fonts. */
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
