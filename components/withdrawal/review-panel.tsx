'use client';
import type { SubmitEvent } from 'react';
import { Button, ButtonRow } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { Status } from '@/components/ui/status';
import { useFirstFocus } from '@/components/ui/use-first-focus';
import type { Problem } from '@/lib/forms/problem';
import { OWN_FIELDS } from '@/lib/forms/state';
import { STEP, type Values } from '@/lib/withdrawal/state';
import { sayProblem } from '../forms/words';
import { DeclarationFacts } from './declaration-facts';
import type { WithdrawalWords } from './words';

type Props = {
  token: string;
  values: Values;
  locale: string;
  problem: Problem | null | undefined;
  busy: boolean;
  /** For a visitor without script. */
  post: (posted: FormData) => void;
  send: (posted: FormData) => Promise<void>;
  words: WithdrawalWords;
};

/** The button that was pressed says which way to go: a form's data alone does not have it. */
function pressedData({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): FormData {
  const data = new FormData(currentTarget);
  const button = nativeEvent.submitter;
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value);
  return data;
}

/** The second step: everything once more, a button that declares, and one that leads back to the fields. */
export function ReviewPanel({ token, values, locale, problem, busy, post, send, words }: Props) {
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        void send(pressedData(event));
      }}
    >
      <input type="hidden" name={OWN_FIELDS.locale} value={locale} />
      <input type="hidden" name={OWN_FIELDS.token} value={token} />
      {Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what the values are known by
          <input key={`${name}-${index}`} type="hidden" name={name} value={each} />
        )),
      )}
      <Stack gap={5}>
        {/* biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form */}
        <h2 ref={title} tabIndex={-1} autoFocus>
          {words.review.title}
        </h2>
        <p>{words.review.text}</p>
        <DeclarationFacts shown={values} words={words.facts} />
        {problem && (
          <Notice tone="error" live>
            {sayProblem(words.form, problem.code, problem.values)}
          </Notice>
        )}
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {words.review.confirm}
          </Button>
          <Button type="submit" kind="secondary" name={STEP.name} value={STEP.edit}>
            {words.review.edit}
          </Button>
        </ButtonRow>
        <Status>{busy && words.form.sending}</Status>
      </Stack>
    </form>
  );
}
