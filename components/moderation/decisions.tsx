'use client';
import { createContext, type ReactNode, type SubmitEvent, use, useState, useTransition } from 'react';
import type { FormAction } from '@/components/cart/hidden-fields';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/tag';
import { decideReview } from '@/lib/moderation/actions';
import type { DecisionOutcome } from '@/lib/moderation/rules';
import * as css from './moderation.css';

type Say = (outcome: DecisionOutcome | null) => void;
const Saying = createContext<Say>(() => {});

type Props = {
  /** What became of the last decision that was posted without JavaScript. */
  outcome: DecisionOutcome | null;
  words: Readonly<Record<DecisionOutcome, string>>;
  children: ReactNode;
};

const PROBLEMS: readonly DecisionOutcome[] = ['gone', 'unavailable', 'ended'];

/** Says what became of the last decision: above the forms, since the form of a review moves when it is decided. */
export function Decisions({ outcome: first, words, children }: Props) {
  const [outcome, setOutcome] = useState(first);
  return (
    <Saying value={setOutcome}>
      <Status className={css.outcome}>
        {outcome && <Notice tone={PROBLEMS.includes(outcome) ? 'error' : 'success'}>{words[outcome]}</Notice>}
      </Status>
      {children}
    </Saying>
  );
}

/**
 * A form of one review. With JavaScript the page stays while the lists are refreshed, so that what is typed at other
 * reviews stays as well.
 */
export function DecisionForm({ className, children }: { className?: string; children: ReactNode }) {
  const say = use(Saying);
  const [isBusy, start] = useTransition();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const posted = new FormData(event.currentTarget);
    start(async () => {
      const outcome = await decideReview(posted).catch(() => 'unavailable' as const);
      start(() => say(outcome));
    });
  };
  return (
    <form action={decideReview as unknown as FormAction} onSubmit={submit} className={className}>
      {children}
    </form>
  );
}
