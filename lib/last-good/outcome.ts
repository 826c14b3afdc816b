import { type Answer, readAnswer } from './answer.ts';

/**
 * What an answer of the content service is worth: one to keep; one for the client to deal with (a question that cannot be
 * answered, a newer reference to ask with, a preview that is over); or a failure of the service.
 */
export type Outcome = { is: 'good'; answer: Answer } | { is: 'word' } | { is: 'failure' };

const namesNewer = (text: string): boolean => /master ref is: \S/i.test(text);
/** Whether the content service says in an answer of status 404 or 410 that a preview has ended. */
export const isPreviewOver = (text: string): boolean => /preview token.*expired/i.test(text);

export function outcomeOf(status: number, text: string): Outcome {
  if (status === 200) {
    const answer = readAnswer(text);
    return answer ? { is: 'good', answer } : { is: 'failure' };
  }
  if (status === 400) return { is: 'word' };
  const isAboutRef = status === 404 || status === 410;
  return isAboutRef && (namesNewer(text) || isPreviewOver(text)) ? { is: 'word' } : { is: 'failure' };
}
