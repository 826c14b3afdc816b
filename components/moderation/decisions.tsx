'use client';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import * as css from '@/components/reviews/reviews.css';
import { ActionForm } from '@/components/ui/action-form';
import { isTyping, useFocusOnChange } from '@/components/ui/hooks';
import { Status } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { decideReview } from '@/lib/moderation/actions';
import type { DecisionOutcome } from '@/lib/moderation/moderator';

type Say = (outcome: DecisionOutcome | null) => void;
const Saying = createContext<Say>(() => {});

type Props = {
  /** What became of the last decision that was posted without JavaScript. */
  outcome: DecisionOutcome | null;
  words: Readonly<Record<DecisionOutcome, string>>;
  children: ReactNode;
};

const PROBLEMS: readonly DecisionOutcome[] = ['gone', 'unavailable', 'ended'];

/**
 * Says what became of the last decision: above the forms, since the form of a review moves when it is decided. It takes the
 * focus, which may have been in that form.
 */
export function Decisions({ outcome: first, words, children }: Props) {
  const [{ outcome, count }, setLast] = useState({ outcome: first, count: 0 });
  const say: Say = (next) => setLast((last) => ({ outcome: next, count: last.count + 1 }));
  const box = useRef<HTMLDivElement>(null);
  // It is always in view.
  useFocusOnChange(count, () => !isTyping() && box.current?.focus({ preventScroll: true }));
  return (
    <Saying value={say}>
      <Status className={css.outcome}>
        {outcome && (
          // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
          <div key={count} ref={box} tabIndex={-1} autoFocus>
            <Notice tone={PROBLEMS.includes(outcome) ? 'error' : 'success'}>{words[outcome]}</Notice>
          </div>
        )}
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
