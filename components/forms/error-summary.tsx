'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummaryBox } from '@/components/ui/error-summary';
import { fill } from '@/lib/forms/problem';
import { type FormWords, sayError } from './words';

type Props = {
  formId: string;
  words: FormWords;
  errors: Readonly<Record<string, string[]>>;
  /** What kept the form from being sent, in words. */
  problem?: string;
  /** What else is to be done: files are to be chosen again. */
  again?: ReactNode;
  /** Grows with each try to send; nothing is shown before the first, and each moves the focus here. */
  attempt: number;
};

/** Above a form that did not go: how many points, and a link to each. */
export function ErrorSummary({ formId, words, errors, problem, again, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const heard = useRef(0);
  // After each rendering: the errors of an answer are there one rendering after the answer.
  useEffect(() => {
    if (!box.current || heard.current === attempt) return;
    heard.current = attempt;
    box.current.focus();
  });
  const points = Object.entries(errors).flatMap(([name, list]) =>
    list.map((error) => ({ href: `#${formId}-${name.replace(/[[.].*$/, '')}`, text: sayError(words, error) })),
  );
  if (attempt === 0 || (points.length === 0 && !problem)) return null;
  const count = points.length === 1 ? words.summaryOne : fill(words.summary, { count: points.length });
  return (
    <ErrorSummaryBox ref={box} id={`${formId}-summary`} title={problem ?? count} links={points}>
      {again && <p>{again}</p>}
    </ErrorSummaryBox>
  );
}
