import type { ReactNode } from 'react';
import { skip } from './skip-link.css';

export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a className={skip} href={to}>
      {children}
    </a>
  );
}
