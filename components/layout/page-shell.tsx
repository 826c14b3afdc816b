import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';

type Props = {
  skip: string;
  preHeader?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The order of the page's landmarks. */
export function PageShell({ skip, preHeader, header, footer, children }: Props) {
  return (
    <>
      <SkipLink to="#main">{skip}</SkipLink>
      {preHeader}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
