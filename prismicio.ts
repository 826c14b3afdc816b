import 'server-only';
import * as prismic from '@prismicio/client';
import { env } from '@/lib/env';
import { outbound } from '@/lib/http/outbound';
import { prismicRoutes } from '@/lib/prismic/routes';

/** Typed by `lib/prismic/documents.ts`, where each read names its document type. */
function create(): prismic.Client {
  const { PRISMIC_REPOSITORY, PRISMIC_API_ENDPOINT, PRISMIC_ACCESS_TOKEN, REQUEST_TIMEOUT_MS } = env();
  return prismic.createClient(PRISMIC_REPOSITORY, {
    documentAPIEndpoint: PRISMIC_API_ENDPOINT,
    accessToken: PRISMIC_ACCESS_TOKEN,
    routes: prismicRoutes,
    fetch: (url, init) => outbound({ url: String(url), init: init as RequestInit, timeoutMs: REQUEST_TIMEOUT_MS }),
  });
}

let client: prismic.Client | undefined;

/** The content client of this process. It keeps the repository's description for 5 s (specification, section 9). */
export function contentClient() {
  client ??= create();
  return client;
}
