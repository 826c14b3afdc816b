'use client';
import type { ComponentProps } from 'react';
import { Notice } from './notice';
import { useFirstFocus } from './use-first-focus';

type Props = Omit<ComponentProps<typeof Notice>, 'live'> & { id?: string };

/** What a page begins with, as the answer to a button. It takes the focus: of a page that comes anew nothing is read out. */
export function AnswerNotice({ id, ...notice }: Props) {
  const box = useFirstFocus<HTMLDivElement>();
  const role = notice.tone === 'error' ? 'alert' : 'status';
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form
    <div ref={box} id={id} role={role} tabIndex={-1} autoFocus>
      <Notice {...notice} />
    </div>
  );
}
