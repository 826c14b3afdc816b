import type { ReactNode } from 'react';
import { PlainLink } from './plain-link';

/** Goes on by itself, with and without script: a step that begins on this site takes the strict cookies along. */
export function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <PlainLink href={href}>{children}</PlainLink>
    </>
  );
}
