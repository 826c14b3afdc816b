import type { ReactNode } from 'react';
import { cx } from './cx';
import { tag } from './tag.css';

export type TagTone = 'ink' | 'sun' | 'line';

export function Tag({ tone, className, children }: { tone?: TagTone; className?: string; children: ReactNode }) {
  return <span className={cx(tag({ tone }), className)}>{children}</span>;
}
