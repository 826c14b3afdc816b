import 'server-only';
import * as prismic from '@prismicio/client';
import { env } from '@/lib/env';
import { answerOf } from '@/lib/prismic/answer';
import { follow } from '@/lib/prismic/release';

/** Typed by `lib/prismic/documents.ts`, where each read names its document type, language and routes. */
function create(): prismic.Client {
  const { PRISMIC_REPOSITORY, PRISMIC_API_ENDPOINT, PRISMIC_ACCESS_TOKEN, REQUEST_TIMEOUT_MS } = env();
  const client = prismic.createClient(PRISMIC_REPOSITORY, {
    documentAPIEndpoint: PRISMIC_API_ENDPOINT,
    accessToken: PRISMIC_ACCESS_TOKEN,
    fetch: (url, init) => answerOf({ url: String(url), init: init as RequestInit, timeoutMs: REQUEST_TIMEOUT_MS }),
  });
  follow(client, env());
  return client;
}

let client: prismic.Client | undefined;

/** The content client of this process. It keeps the repository's description for 5 s (specification, section 9). */
export function contentClient() {
  client ??= create();
  return client;
}

/** Forgets which reference is the newest: the next read asks. For the webhook, which knows of a change before the 5 s are over. */
export function forgetRepository(): void {
  client = undefined;
}
