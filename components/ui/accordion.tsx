import type { ReactNode } from 'react';
import * as css from './blocks.css';

type Props = {
  title: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
};

export function AccordionItem({ title, open, id, children }: Props) {
  return (
    <details className={css.item} open={open} id={id}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className}>{children}</div>;
}
