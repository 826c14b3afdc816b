import { type Env, env } from '../env.ts';
import { logError } from '../log.ts';
import { createLastGood } from './ask.ts';
import { writeKeptNow } from './files.ts';
import { folders, isBuild, isKeeping } from './folders.ts';
import type { Ask } from './live.ts';
import { openedKeeper } from './opened.ts';
import { outcomeOf } from './outcome.ts';
import { questionOf } from './question.ts';
import { contentState } from './state.ts';

/** An answer depends on the repository, and on the release that the settings may show. */
const scopeOf = ({ PRISMIC_REPOSITORY, PRISMIC_RELEASE_MODE, PRISMIC_RELEASE = '' }: Env, endpoint: string): string =>
  [PRISMIC_REPOSITORY, endpoint, PRISMIC_RELEASE_MODE, PRISMIC_RELEASE].join(' ');

/** Keeps each good answer that the build gets, for a site whose first start finds the content service away. */
function seeding(ask: Ask, scope: string): Ask {
  return async (url, init) => {
    const response = await ask(url, init);
    const text = await response.text();
    const outcome = outcomeOf(response.status, text);
    if (outcome.is === 'good' && !outcome.answer.empty && init.cache !== 'no-store') {
      writeKeptNow(folders().seed, questionOf(url, scope).key, outcome.answer.body);
    }
    return new Response(text, { status: response.status });
  };
}

export type LastGood = {
  answer: Ask;
  /** Asks whether the content service is there, now. */
  isThere: () => Promise<boolean>;
};

/**
 * The way to the content service for its client: in production with what was kept, while the site is built to keep it, and
 * otherwise straight. @param endpoint address of the description of the repository
 */
export function openLastGood(ask: Ask, endpoint: string): LastGood {
  const settings = env();
  const scope = scopeOf(settings, endpoint);
  if (!isKeeping()) return { answer: ask, isThere: async () => true };
  if (isBuild()) return { answer: seeding(ask, scope), isThere: async () => true };
  const { PRISMIC_ACCESS_TOKEN: token, PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE } = settings;
  const repository = new URL(endpoint);
  if (token) repository.searchParams.set('access_token', token);
  return createLastGood({
    ask,
    keeper: openedKeeper(),
    state: contentState(),
    scope,
    repository: repository.href,
    ownRef: mode === 'Manual' ? PRISMIC_RELEASE : undefined,
    fail: (error) => logError('content', error),
  });
}
