'use client';
import type { ComponentProps } from 'react';
import { useFirstFocus } from './hooks';
import { Notice } from './notice';

/** Replaces what was pressed, or answers it: takes the focus, so that it is read, and the next key is not one for a button. */
export function FocusedBox(props: Pick<ComponentProps<'div'>, 'id' | 'role' | 'className' | 'children'>) {
  const box = useFirstFocus<HTMLDivElement>();
  // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
  return <div ref={box} tabIndex={-1} autoFocus {...props} />;
}

type Props = Omit<ComponentProps<typeof Notice>, 'live'> & { id?: string };

/**
 * Result of a button, at the start of a page. It takes the focus: screen readers do not announce live regions of a newly loaded
 * page.
 */
export function AnswerNotice({ id, ...notice }: Props) {
  const role = notice.tone === 'error' ? 'alert' : 'status';
  return (
    <FocusedBox id={id} role={role}>
      <Notice {...notice} />
    </FocusedBox>
  );
}
