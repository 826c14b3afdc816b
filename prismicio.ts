import 'server-only';
import * as prismic from '@prismicio/client';
import { contentEndpoint, selectRelease } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { contentVersion } from '@/lib/services/prismic/content-state';
import { openFallbackFetch } from '@/lib/services/prismic/fallback-fetch';
import { answerOf } from '@/lib/services/prismic/response';

let lastGood: ReturnType<typeof openFallbackFetch> | undefined;

/** Access to the content service, with a stale response where the service does not respond. */
function contentService() {
  lastGood ??= openFallbackFetch(
    (url, init) => answerOf({ url, init, timeoutMs: env().REQUEST_TIMEOUT_MS }),
    contentEndpoint(env()),
  );
  return lastGood;
}

/** Typed by `lib/services/prismic/documents.ts`, where each read names its document type, language and routes. */
function create(): prismic.Client {
  const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN } = env();
  const client = prismic.createClient(PRISMIC_REPOSITORY, {
    documentAPIEndpoint: contentEndpoint(env()),
    accessToken: PRISMIC_ACCESS_TOKEN,
    fetch: (url, init) => contentService().answer(String(url), init as RequestInit),
  });
  selectRelease(client, env());
  return client;
}

let client: prismic.Client | undefined;
let madeAfter = 0;

/** The content client of this process. It caches the repository's description for 5 s (specification, section 9). */
export function contentClient() {
  // A publication received by another bundle of this process, or by another instance, counts as well.
  if (!client || madeAfter !== contentVersion()) client = create();
  madeAfter = contentVersion();
  return client;
}

/** Whether the content service responds now: always probes, also while it is considered unavailable. */
export const isContentAvailable = (): Promise<boolean> => contentService().isAvailable();
