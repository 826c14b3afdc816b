'use client';
import { useRef, useState } from 'react';
import { codeOf } from '@/components/forms/use-submission';
import type { CustomerAnswer, Said } from '@/lib/customer/answer';
import type { Problem } from '@/lib/forms/problem';
import { OWN_FIELDS } from '@/lib/forms/state';

export type CustomerAction = (posted: FormData) => Promise<CustomerAnswer>;
export type Unfinished = Exclude<CustomerAnswer, { status: 'done' }>;

type State = {
  /** What the action answered last, or the page came with. */
  answer: Unfinished | null;
  /** What kept the post from reaching it; everything typed is still there. */
  problem: Problem | null;
  /** Counts the answers: the page moves the focus to each. */
  answers: number;
};

const start = (first: Unfinished | null): State => ({ answer: first, problem: null, answers: first ? 1 : 0 });

/**
 * Sends a form of the account without leaving the page.
 * @param first what it answered without script
 */
export function useAnswer(action: CustomerAction, first: Unfinished | null, onDone: (said: Said) => void) {
  const [state, setState] = useState(() => start(first));
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);

  async function send(data: FormData): Promise<void> {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    data.set(OWN_FIELDS.scripted, 'true');
    try {
      const answer = await action(data);
      setState(({ answers }) => ({
        answer: answer.status === 'done' ? null : answer,
        problem: null,
        answers: answers + 1,
      }));
      if (answer.status === 'done') onDone(answer.said);
    } catch (error) {
      const problem = { code: codeOf(error), values: {} };
      setState(({ answer, answers }) => ({ answer, problem, answers: answers + 1 }));
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }
  /** Back from the second step: what was typed in the first is there again. */
  const back = () =>
    setState(({ answer }) => ({
      answer: answer && { status: 'error', result: answer.result },
      problem: null,
      answers: 0,
    }));
  return { ...state, busy, action, send, back };
}

export type Answering = ReturnType<typeof useAnswer>;

/** What an answer says above its form, if it says anything there. */
export const problemOf = ({ problem, answer }: Pick<State, 'problem' | 'answer'>): Problem | null =>
  problem ?? (answer?.status === 'error' ? (answer.problem ?? null) : null);
