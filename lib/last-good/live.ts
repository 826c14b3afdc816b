import { forgetContent } from '../prismic/forgotten.ts';
import { asKept, isKeptRef } from './answer.ts';
import type { Keeper } from './keeper.ts';
import { outcomeOf } from './outcome.ts';
import type { Question } from './question.ts';
import type { ContentState } from './state.ts';

/** Asks the service; rejects when it does not answer. The body of an answer is decoded, and its headers say nothing else. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;
export type Live = { response: Response; isGood: boolean };

const MOST_REFS = 200;

const isRepository = ({ ref }: Question): boolean => ref === null;

function takeDescription(state: ContentState, refs: readonly string[]): void {
  state.refs = new Set(refs);
  if (state.known.size > MOST_REFS) state.known.clear();
  for (const ref of refs) state.known.add(ref);
  if (state.isKeptDescription) forgetContent();
  state.isKeptDescription = false;
}

/** Whether a question is about what is published. @param ownRef the reference of the settings, which need not be listed */
export const isPublished = ({ ref }: Question, { known }: ContentState, ownRef: string | undefined): boolean =>
  ref === null || ref === ownRef || known.has(ref) || isKeptRef(ref);

type Surroundings = {
  ask: Ask;
  keep: Keeper['keep'];
  state: ContentState;
  ownRef: string | undefined;
};

/**
 * Asks the service and keeps a good answer. One to an old reference is given as one that was kept: the next visit should
 * see a newer one. `isGood` is false when the service failed.
 */
export function createLive({ ask, keep, state, ownRef }: Surroundings) {
  return async (question: Question, url: string, init: RequestInit): Promise<Live> => {
    const response = await ask(url, init);
    const text = await response.text();
    const outcome = outcomeOf(response.status, text);
    const again = (body: string): Response =>
      new Response(body, { status: response.status, headers: response.headers });
    if (outcome.is !== 'good') return { response: again(text), isGood: outcome.is === 'word' };
    const { answer } = outcome;
    if (isRepository(question)) takeDescription(state, answer.refs);
    const isNewest = question.ref === null || question.ref === ownRef || state.refs.has(question.ref);
    if (isNewest) keep(question.key, answer);
    return { response: again(isNewest ? text : asKept(text)), isGood: true };
  };
}
