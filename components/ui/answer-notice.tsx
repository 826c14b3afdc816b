'use client';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button';
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

type RetryProps = {
  text: string;
  action: string;
  /** Resolves when the attempt is over, whatever came of it. */
  retry: () => Promise<unknown>;
};

/** A failure that can be tried again. When it is over, the page or the dialog around it takes the focus of its button. */
export function RetryNotice({ text, action, retry }: RetryProps) {
  const box = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const left = box.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      const around = left.closest<HTMLElement>('dialog, main');
      const place = around?.matches('dialog') ? around.querySelector<HTMLElement>('button') : around;
      // Now the focused button is removed.
      queueMicrotask(() => place?.focus({ preventScroll: true }));
    };
  }, []);

  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await retry();
    setBusy(false);
    setAttempts((count) => count + 1);
  }

  return (
    <div ref={box}>
      <Notice tone="error">
        {/* One more failure is announced too. */}
        <p key={attempts} role="alert">
          {text}
        </p>
        <Button kind="secondary" size="small" busy={isBusy} onClick={press}>
          {action}
        </Button>
      </Notice>
    </div>
  );
}
