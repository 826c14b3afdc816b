'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { type FormState, OWN_FIELDS, type Problem } from '@/lib/forms/state';
import * as css from './forms.css';
import { type FormWords, sayProblem } from './words';

export type Done = {
  title: ReactNode;
  text: ReactNode;
  /** Instead of the text, when the receipt that it promises is not sent. */
  unmailed?: ReactNode;
};

/**
 * Replaces a form that has been sent, and takes the focus: the focused element was removed.
 * @param ended there was nothing left to do
 */
export function DonePanel({ title, text, ended = false }: Omit<Done, 'unmailed'> & { ended?: boolean }) {
  const box = useFirstFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
    <div ref={box} className={css.panel({ ended })} role="status" tabIndex={-1} autoFocus>
      <Icon name={ended ? 'info' : 'check'} />
      <div>
        <h2 className={css.title}>{title}</h2>
        {text}
      </div>
    </div>
  );
}

type Props = {
  state: Extract<FormState, { status: 'confirm' }>;
  /** The form's own action, whose result the page shows. */
  action: (posted: FormData) => void;
  /** With JavaScript. */
  onSend: (posted: FormData) => void;
  busy: boolean;
  /** Why the last attempt did not reach the action. */
  lost: Problem | null;
  words: Pick<FormWords, 'confirm' | 'gone' | 'problems'>;
};

/**
 * For a visitor without JavaScript, who cannot solve the proof of work of the bot check: the data is stored, and a second
 * button sends it.
 */
export function ConfirmPanel({ state: { token, problem: answered }, action, onSend, busy, lost, words }: Props) {
  const problem = busy ? null : (lost?.code ?? answered);
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name={OWN_FIELDS.token} value={token} />
      <Stack gap={4}>
        <DonePanel title={words.confirm.title} text={<p>{words.confirm.text}</p>} />
        {problem && (
          <Notice tone="error" live>
            {problem === 'gone' ? words.gone : sayProblem(words, problem, {})}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {words.confirm.action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
