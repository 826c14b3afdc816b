import type { ReactNode } from 'react';
import { hidden, skip } from './text.css';

type Props = { children: ReactNode; as?: 'span' | 'h2' | 'p'; role?: 'status' };

export function VisuallyHidden({ children, as: Tag = 'span', role }: Props) {
  return (
    <Tag className={hidden} role={role}>
      {children}
    </Tag>
  );
}

export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a className={skip} href={to}>
      {children}
    </a>
  );
}
