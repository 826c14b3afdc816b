import { AppError } from '../errors.ts';
import { withoutQuery } from '../http/outbound.ts';
import { within } from '../http/within.ts';
import { detached } from '../request/context.ts';
import { isKeptRef, withTrueRef } from './answer.ts';
import { createBefore } from './before.ts';
import type { Keeper } from './keeper.ts';
import { type Ask, createLive, isPublished } from './live.ts';
import { type Question, questionOf } from './question.ts';
import { type ContentState, noteUnanswered, notingUnanswered } from './state.ts';
import { createWatch, TRY_TIMEOUT_MS } from './watch.ts';

export type Surroundings = {
  ask: Ask;
  keeper: Pick<Keeper, 'keep' | 'read'>;
  state: ContentState;
  /** What decides an answer besides the question: the repository, the release of the settings. */
  scope: string;
  /** Address of the description of the repository. */
  repository: string;
  ownRef: string | undefined;
  now?: () => number;
  fail: (error: unknown) => void;
};

/** Where there is an answer of before, nobody waits longer for a newer one. */
export const PATIENCE_MS = 800;

/**
 * The content client's `fetch` that lets no page down: each good answer about what is published is kept, and given again
 * when the service fails, hangs or refuses. While the service is away, nobody asks it but one try a second. A question
 * without any answer ends as the service ended it, or with `contentUnavailable`.
 *
 * Drafts (a reference that the repository does not list) and calls with `cache: 'no-store'` always go to the service.
 */
export function createLastGood(around: Surroundings) {
  const { ask, keeper, state, scope, repository, ownRef, now = () => performance.now(), fail } = around;
  const live = createLive({ ask, keep: keeper.keep, state, ownRef });
  const describes = (): Promise<boolean> =>
    detached(async () => {
      const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
      const description = live(questionOf(repository, scope), repository, { signal });
      return (await within(TRY_TIMEOUT_MS, description))?.isGood ?? false;
    });
  const watch = createWatch(state, describes, now);
  const kept = createBefore(keeper.read, state, now);

  async function whileAway(question: Question): Promise<Response> {
    watch.tryNowAndThen();
    const before = await kept(question);
    if (before) return before;
    noteUnanswered(state, now());
    throw new AppError('contentUnavailable', { message: 'it is away, and there is no answer of before' });
  }

  /** What was kept in the place of an answer that failed; null when there is nothing. */
  async function instead(question: Question, why: unknown): Promise<Response | null> {
    fail(why);
    if (question.ref === null) watch.away();
    else watch.tryNowAndThen();
    const before = await kept(question);
    if (!before) noteUnanswered(state, now());
    return before;
  }

  async function liveOrKept(question: Question, url: string, init: RequestInit): Promise<Response> {
    try {
      const { response, isGood } = await live(question, url, init);
      if (isGood) {
        if (question.ref === null) watch.back();
        return response;
      }
      const why = new AppError('http', { status: response.status, url: withoutQuery(url) });
      return (await instead(question, why)) ?? response;
    } catch (error) {
      const before = await instead(question, error);
      if (before) return before;
      throw error;
    }
  }

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const question = questionOf(url, scope);
    const isKeeping = init.cache !== 'no-store' && isPublished(question, state, ownRef);
    if (!isKeeping) return notingUnanswered(ask(withTrueRef(url), init));
    if (state.awaySince !== null) return whileAway(question);
    if (isKeptRef(question.ref)) return (await kept(question)) ?? liveOrKept(question, withTrueRef(url), init);
    const asked = liveOrKept(question, url, init);
    const inTime = await within(PATIENCE_MS, asked);
    if (inTime) return inTime;
    watch.tryNowAndThen();
    return (await kept(question, true)) ?? asked;
  }

  return { answer, /** Asks whether the service is there, now. */ isThere: watch.tryAgain };
}
