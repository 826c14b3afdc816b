'use client';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFirstFocus } from '@/components/ui/use-first-focus';
import * as css from './forms.css';

export type Done = { title: ReactNode; text: ReactNode };

/**
 * Replaces a form that has been sent, and takes the focus: the focused element was removed.
 * @param ended there was nothing left to do
 */
export function DonePanel({ title, text, ended = false }: Done & { ended?: boolean }) {
  const box = useFirstFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form
    <div ref={box} className={css.panel({ ended })} role="status" tabIndex={-1} autoFocus>
      <Icon name={ended ? 'info' : 'check'} />
      <div>
        <h2 className={css.title}>{title}</h2>
        {text}
      </div>
    </div>
  );
}
