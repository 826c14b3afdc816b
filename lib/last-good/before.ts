import { publications } from '../prismic/forgotten.ts';
import { asKept } from './answer.ts';
import type { Keeper } from './keeper.ts';
import type { Question } from './question.ts';
import type { ContentState } from './state.ts';

/** An answer that was seen not longer ago, and after the last publication, is as good as a late one. */
const FRESH_MS = 60_000;

/**
 * Gives the answers of before. They say that they were kept (`isKept`), so that they are shown briefly; one in the place of a
 * merely late answer does not where it is fresh.
 */
export function createBefore(read: Keeper['read'], state: ContentState, now: () => number) {
  function isFresh(seenAt: number): boolean {
    if (state.publications !== publications()) {
      state.publications = publications();
      state.publishedAt = now();
    }
    return seenAt > state.publishedAt && now() - seenAt < FRESH_MS;
  }

  return async ({ key, ref }: Question, isLate = false): Promise<Response | null> => {
    const found = await read(key);
    if (!found) return null;
    const isAsNew = isLate && isFresh(found.seenAt);
    if (!isAsNew) {
      state.keptAt = now();
      state.answeredFromKept += 1;
    }
    if (ref === null && !isAsNew) state.isKeptDescription = true;
    return new Response(isAsNew ? found.body : asKept(found.body), { headers: { 'content-type': 'application/json' } });
  };
}
