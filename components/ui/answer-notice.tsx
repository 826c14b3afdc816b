'use client';
import type { ComponentProps } from 'react';
import { useFirstFocus } from './hooks';
import { Notice } from './notice';

type Props = Omit<ComponentProps<typeof Notice>, 'live'> & { id?: string };

/**
 * Result of a button, at the start of a page. It takes the focus: screen readers do not announce live regions of a newly loaded
 * page.
 */
export function AnswerNotice({ id, ...notice }: Props) {
  const box = useFirstFocus<HTMLDivElement>();
  const role = notice.tone === 'error' ? 'alert' : 'status';
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
    <div ref={box} id={id} role={role} tabIndex={-1} autoFocus>
      <Notice {...notice} />
    </div>
  );
}
