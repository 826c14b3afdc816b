'use client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { type FormState, OWN_FIELDS } from '@/lib/forms/state';
import { DonePanel } from './done-panel';
import { type FormWords, sayProblem } from './words';

type Props = {
  state: Extract<FormState, { status: 'confirm' }>;
  /** The form's own action, whose result the page shows. */
  action: (posted: FormData) => void;
  busy: boolean;
  words: Pick<FormWords, 'confirm' | 'gone' | 'problems'>;
};

/**
 * For a visitor without JavaScript, who cannot solve the proof of work of the bot check: the data is stored, and a second
 * button sends it.
 */
export function ConfirmPanel({ state: { token, problem }, action, busy, words }: Props) {
  return (
    <form action={action}>
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
