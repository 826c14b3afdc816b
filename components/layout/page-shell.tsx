import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import { Main } from './main';

type Props = {
  skip: string;
  /** Above everything else, for an editor who previews a draft. */
  draftBar?: ReactNode;
  preHeader?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The order of the page's landmarks. */
export function PageShell({ skip, draftBar, preHeader, header, footer, children }: Props) {
  return (
    <>
      <SkipLink to="#main">{skip}</SkipLink>
      {draftBar}
      {preHeader}
      {header}
      <Main>{children}</Main>
      {footer}
    </>
  );
}
