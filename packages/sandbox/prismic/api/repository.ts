import type { Library } from '../engine/library.ts';
import type { Language } from '../management/project.ts';

export type Ref = { id: string; ref: string; label: string; isMasterRef: boolean; scheduledAt?: string };

const field = (type: string, rest: Record<string, unknown> = {}) => ({ type, multiple: false, ...rest });

const SEARCH_FIELDS = {
  ref: field('String'),
  q: field('String', { multiple: true }),
  lang: field('String'),
  page: field('Integer', { default: '1' }),
  pageSize: field('Integer', { default: '20' }),
  after: field('String'),
  fetch: field('String'),
  fetchLinks: field('String'),
  graphQuery: field('String'),
  orderings: field('String'),
  routes: field('String'),
  brokenRoute: field('String'),
};

const form = (action: string, fields: Record<string, unknown>) => ({
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  action,
  fields,
});

/** The response body of GET /api/v2. */
export const repositoryBody = (library: Library, refs: Ref[], languages: Language[], origin: string) => ({
  refs,
  integrationFieldsRef: null,
  bookmarks: {},
  types: Object.fromEntries([...library.models.types.values()].map(({ id, label }) => [id, label])),
  languages,
  tags: library.tags,
  forms: {
    everything: form(`${origin}/api/v2/documents/search`, SEARCH_FIELDS),
    tags: form(`${origin}/api/v2/tags`, {}),
  },
  experiments: { draft: [], running: [] },
  oauth_initiate: `${origin}/auth`,
  oauth_token: `${origin}/auth/token`,
  version: 'embedded',
  license: 'All Rights Reserved',
});
