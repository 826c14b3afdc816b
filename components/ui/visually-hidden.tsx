import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css';

type Props = { children: ReactNode; as?: 'span' | 'h2' | 'p'; role?: 'status' };

export function VisuallyHidden({ children, as: Tag = 'span', role }: Props) {
  return (
    <Tag className={hidden} role={role}>
      {children}
    </Tag>
  );
}
