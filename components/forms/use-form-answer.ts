'use client';
import { useActionState, useState } from 'react';
import { useOnHide } from '@/components/ui/use-on-hide';
import { type FormState, latestOf } from '@/lib/forms/state';
import { type Submission, useSubmission } from './use-submission';

/**
 * The last result of a form, whether it was sent by script or posted by the browser. A completed form is reset when the visitor
 * returns to its page.
 * @param first its result on another page, without JavaScript
 */
export function useFormAnswer(submission: Submission, first: FormState | null = null) {
  const [answer, post, posting] = useActionState(submission.action, first);
  const [over, setOver] = useState<FormState | null>(null);
  const sent = useSubmission(submission);
  const posted = answer === over ? null : answer;
  const state = latestOf(sent.state, posted);
  useOnHide(() => {
    if (state?.status !== 'done') return;
    sent.reset();
    setOver(answer);
  });
  return { state, sent, posted, post, posting };
}
