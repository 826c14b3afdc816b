import { env } from '../env.ts';
import { logError } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { outcomeOf } from './answer.ts';
import { folders, isBuild, isKeeping } from './folders.ts';
import { type Ask, createStaleIfError } from './layer.ts';
import { questionOf } from './question.ts';
import { contentState } from './state.ts';
import { createFallbackStore, type FallbackStore, writeKept } from './store.ts';

const held = processWide<FallbackStore>('fallback store');
const fail = (error: unknown): void => logError('content', error);

/** The store of this process, so that each bundle sees what another one has written. */
export function fallbackStore(): FallbackStore {
  held.current ??= createFallbackStore(folders(), { fail });
  return held.current;
}

/**
 * Keeps each good answer that the build gets, for a site whose first start finds the content service away. The build waits
 * for it to be written: it may end as soon as it has its pages.
 */
function seeding(ask: Ask, scope: string): Ask {
  return async (url, init) => {
    const response = await ask(url, init);
    const text = await response.text();
    const outcome = outcomeOf(response.status, text);
    if (outcome.is === 'good' && !outcome.answer.empty && init.cache !== 'no-store') {
      await writeKept(folders().seed, questionOf(url, scope).key, outcome.answer.body);
    }
    return new Response(text, { status: response.status });
  };
}

export type LastGood = {
  answer: Ask;
  /** Asks whether the content service is there, now. */
  isThere(): Promise<boolean>;
};

/**
 * The way to the content service for its client: in production with stale-if-error, while the site is built to keep what it
 * says, and otherwise straight. @param endpoint address of the description of the repository
 */
export function openLastGood(ask: Ask, endpoint: string): LastGood {
  const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN: token, PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE = '' } = env();
  // The release that the settings may show decides an answer as well.
  const scope = [PRISMIC_REPOSITORY, endpoint, mode, PRISMIC_RELEASE].join(' ');
  if (!isKeeping()) return { answer: ask, isThere: async () => true };
  if (isBuild()) return { answer: seeding(ask, scope), isThere: async () => true };
  const repository = new URL(endpoint);
  if (token) repository.searchParams.set('access_token', token);
  const ownRef = mode === 'Manual' && PRISMIC_RELEASE ? PRISMIC_RELEASE : undefined;
  const store = fallbackStore();
  return createStaleIfError({ ask, store, state: contentState(), scope, repository: repository.href, ownRef, fail });
}
