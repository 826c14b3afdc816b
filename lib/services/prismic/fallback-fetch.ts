import { env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { withoutQuery } from '../../platform/http/outbound.ts';
import { logError } from '../../platform/log/log.ts';
import { count } from '../../platform/metrics/meter.ts';
import { perProcess } from '../../platform/process.ts';
import { runOutsideRequest, withTimeout } from '../../platform/request.ts';
import {
  bumpContentVersion,
  type ContentState,
  contentState,
  contentVersion,
  noteUnanswered,
  notingUnanswered,
} from './content-state.ts';
import { createFallbackStore, type FallbackStore, folders, isStoring, writeStored } from './fallback-store.ts';
import { asStored, type CacheKey, cacheKeyOf, isBuild, isStoredRef, outcomeOf, withTrueRef } from './response.ts';

/**
 * Sends a request to the service; rejects when it does not respond. The body of the response is decoded, and no header
 * describes it as encoded.
 */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

type Surroundings = {
  ask: Ask;
  store: Pick<FallbackStore, 'keep' | 'read'>;
  state: ContentState;
  /** What determines a response besides the request itself: the repository, the release of the settings. */
  scope: string;
  /** Address of the description of the repository. */
  repository: string;
  /** The reference from the settings, which the repository need not list. */
  ownRef: string | undefined;
};

/** Where there is a stored response, no request waits longer than this for a newer one. */
export const PATIENCE_MS = 800;
/** Probe interval while the service is unavailable, and the timeout of one probe. */
export const TRY_MS = 1_000;
export const TRY_TIMEOUT_MS = 2_000;
/**
 * A stored response that was seen within this time, and after the last publication, counts as fresh when the live
 * response is only late.
 */
const FRESH_MS = 60_000;
const MOST_REFS = 200;

const httpError = (status: number, url: string) => new AppError('http', { status, url: withoutQuery(url) });

/**
 * The content client's `fetch` with stale-if-error: each valid response for published content is stored, and served
 * again when the service fails, hangs or refuses. The service counts as unavailable when it does not return its
 * repository description (a failed search may be the fault of that search); it then receives only one probe per second.
 * A request with neither a live nor a stored response fails with the service's own error or response, or with
 * `contentUnavailable`.
 *
 * Drafts (a reference that the repository does not list) and calls with `cache: 'no-store'` always go to the service.
 */
export function createStaleIfError({ ask, store, state, scope, repository, ownRef }: Surroundings) {
  const now = () => performance.now();
  const isNewest = ({ ref }: CacheKey): boolean => ref === null || ref === ownRef || state.refs.has(ref);
  const isPublished = (cacheKey: CacheKey): boolean =>
    isNewest(cacheKey) || isStoredRef(cacheKey.ref) || state.known.has(cacheKey.ref ?? '');

  function noteDescription(refs: readonly string[]): void {
    state.refs = new Set(refs);
    if (state.known.size > MOST_REFS) state.known.clear();
    for (const ref of refs) state.known.add(ref);
    if (state.isStaleDescription) bumpContentVersion();
    state.isStaleDescription = false;
  }

  /**
   * Sends the request to the service and stores a valid response. A response for a previous reference is marked as
   * stored, so that the next visit gets a newer one.
   */
  async function fromService(cacheKey: CacheKey, url: string, init: RequestInit) {
    const response = await ask(url, init);
    const text = await response.text();
    const { is, answer: good } = outcomeOf(response.status, text, cacheKey);
    if (good && cacheKey.ref === null) noteDescription(good.refs);
    const isOld = good !== undefined && !isNewest(cacheKey);
    if (good && !isOld) store.keep(cacheKey.key, good);
    const readable = new Response(isOld ? asStored(text) : text, {
      status: response.status,
      headers: response.headers,
    });
    return { response: readable, isGood: is !== 'failure' };
  }

  function isFresh(seenAt: number): boolean {
    if (state.publications !== contentVersion()) {
      state.publications = contentVersion();
      state.publishedAt = now();
    }
    return seenAt > state.publishedAt && now() - seenAt < FRESH_MS;
  }

  /**
   * The stored response. It is marked as such (`isStored`) and shown briefly, unless it only replaces a late response
   * and is fresh.
   */
  async function fromStore({ key, ref }: CacheKey, isLate = false): Promise<Response | null> {
    const found = await store.read(key);
    if (!found) return null;
    const isAsNew = isLate && isFresh(found.seenAt);
    if (!isAsNew) {
      state.staleAt = now();
      count('staleContent', { outcome: 'served' });
      if (ref === null) state.isStaleDescription = true;
    }
    const headers = { 'content-type': 'application/json' };
    return new Response(isAsNew ? found.body : asStored(found.body), { headers });
  }

  function markUnavailable(): void {
    state.unavailableSince ??= now();
    state.tryAt = now() + TRY_MS;
  }

  async function tryOnce(): Promise<boolean> {
    const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
    const description = fromService(cacheKeyOf(repository, scope), repository, { signal });
    const found = await withTimeout(TRY_TIMEOUT_MS, description).catch(() => null);
    state.trying = null;
    if (found?.isGood) state.unavailableSince = null;
    else markUnavailable();
    return state.unavailableSince === null;
  }

  function probe(): Promise<boolean> {
    state.tryAt = now() + TRY_MS;
    state.trying ??= runOutsideRequest(tryOnce);
    return state.trying;
  }

  function probeIfDue(): void {
    if (!state.trying && now() >= state.tryAt) void probe();
  }

  async function storedOrUnanswered(cacheKey: CacheKey): Promise<Response | null> {
    const stored = await fromStore(cacheKey);
    if (!stored) noteUnanswered(state, now());
    return stored;
  }

  async function fromEither(cacheKey: CacheKey, url: string, init: RequestInit): Promise<Response> {
    const got = await fromService(cacheKey, url, init).catch((error: unknown) => ({ error }));
    if ('response' in got && got.isGood) {
      if (cacheKey.ref === null) state.unavailableSince = null;
      return got.response;
    }
    logError('content', 'error' in got ? got.error : httpError(got.response.status, url));
    if (cacheKey.ref === null) markUnavailable();
    else probeIfDue();
    const stored = await storedOrUnanswered(cacheKey);
    if (stored) return stored;
    if ('error' in got) throw got.error;
    return got.response;
  }

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const cacheKey = cacheKeyOf(url, scope);
    if (init.cache === 'no-store' || !isPublished(cacheKey)) return notingUnanswered(ask(withTrueRef(url), init));
    if (state.unavailableSince !== null) {
      probeIfDue();
      const stored = await storedOrUnanswered(cacheKey);
      if (stored) return stored;
      throw new AppError('contentUnavailable', { message: 'no response is stored' });
    }
    if (isStoredRef(cacheKey.ref)) return (await fromStore(cacheKey)) ?? fromEither(cacheKey, withTrueRef(url), init);
    const pending = fromEither(cacheKey, url, init);
    const inTime = await withTimeout(PATIENCE_MS, pending);
    if (inTime) return inTime;
    probeIfDue();
    return (await fromStore(cacheKey, true)) ?? pending;
  }

  return { answer, /** Probes whether the service is available now. */ isAvailable: probe };
}

/** The store of this process, so that each bundle sees what another one has written. */
export const fallbackStore = perProcess('fallback store', () => createFallbackStore(folders()));

/** Removes unpublished documents from the stored responses: they must not reappear from the store. */
export async function purgeDocuments(ids: readonly string[]): Promise<void> {
  if (isStoring() && ids.length > 0) await fallbackStore().purgeDocuments(ids);
}

/**
 * Stores each valid response that the build receives, for a site whose first start finds the content service
 * unavailable. The build waits for the write: it may exit as soon as it has its pages.
 */
function seeding(ask: Ask, scope: string): Ask {
  return async (url, init) => {
    const response = await ask(url, init);
    const text = await response.text();
    const cacheKey = cacheKeyOf(url, scope);
    const { answer } = outcomeOf(response.status, text, cacheKey);
    if (answer && !answer.empty && init.cache !== 'no-store')
      await writeStored(folders().seed, cacheKey.key, answer.body);
    return new Response(text, { status: response.status });
  };
}

/**
 * The content client's access to the content service: in production with stale-if-error, during the build storing the
 * responses, and otherwise direct.
 * @param endpoint address of the repository description
 */
export function openFallbackFetch(ask: Ask, endpoint: string): { answer: Ask; isAvailable: () => Promise<boolean> } {
  const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN: token, PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE = '' } = env();
  // The release that the settings may show also determines a response.
  const scope = [PRISMIC_REPOSITORY, endpoint, mode, PRISMIC_RELEASE].join(' ');
  if (!isStoring()) return { answer: ask, isAvailable: async () => true };
  if (isBuild()) return { answer: seeding(ask, scope), isAvailable: async () => true };
  const repository = new URL(endpoint);
  if (token) repository.searchParams.set('access_token', token);
  const ownRef = mode === 'Manual' && PRISMIC_RELEASE ? PRISMIC_RELEASE : undefined;
  const [store, state] = [fallbackStore(), contentState()];
  return createStaleIfError({ ask, store, state, scope, repository: repository.href, ownRef });
}
