'use client';
import { createContext, type ReactNode, use, useState } from 'react';
import { ActionForm } from '@/components/ui/action-form';
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
  return (
    <ActionForm action={decideReview} onReply={say} lost={() => say('unavailable')} className={className}>
      {children}
    </ActionForm>
  );
}
