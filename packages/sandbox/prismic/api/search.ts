import { parseGraphQuery } from '../engine/graph-query.ts';
import type { Library } from '../engine/library.ts';
import { runQuery } from '../engine/query.ts';
import { createRenderer } from '../engine/render.ts';
import { createUrlOf, parseRoutes } from '../engine/routes.ts';
import { parseFieldList } from '../engine/selection.ts';
import { invalid } from '../errors.ts';
import { MASTER_LANGUAGE } from '../languages.ts';
import type { StoredDocument } from '../types.ts';

const MAX_PAGE_SIZE = 100;

function positive(query: URLSearchParams, name: string, fallback: number): number {
  const raw = query.get(name);
  if (raw === null || raw === '') return fallback;
  if (!/^\d+$/.test(raw) || Number(raw) < 1) throw invalid(`\`${name}\` must be a positive integer, not ${raw}`);
  return Number(raw);
}

function pageAddress(url: URL, page: number): string {
  const address = new URL(url);
  address.searchParams.set('page', String(page));
  return address.href;
}

/** The documents after the given id; all of them when it is not among them, as the hosted service has it. */
const startingAfter = (found: StoredDocument[], id: string | null) =>
  found.slice(found.findIndex((document) => document.id === id) + 1);

/** The response body of GET /api/v2/documents/search; the ref is already validated. */
export function searchBody(url: URL, library: Library, ref: string) {
  const query = url.searchParams;
  const page = positive(query, 'page', 1);
  const size = Math.min(positive(query, 'pageSize', 20), MAX_PAGE_SIZE);
  const graph = parseGraphQuery(query.get('graphQuery'), library.models);
  const render = createRenderer({
    origin: url.origin,
    ref,
    library,
    urlOf: createUrlOf(parseRoutes(query.get('routes'), library.models), library),
    brokenRoute: query.get('brokenRoute'),
    only: graph ?? parseFieldList(query.get('fetch')),
    graph: graph !== undefined,
    fetchLinks: parseFieldList(query.get('fetchLinks')),
  });
  const search = {
    q: query.getAll('q').filter((q) => q.trim() !== ''),
    lang: query.get('lang') || MASTER_LANGUAGE,
    orderings: query.get('orderings') ?? '',
  };
  const found = startingAfter(runQuery(search, library), query.get('after'));
  const shown = found.slice((page - 1) * size, page * size);
  const pages = Math.ceil(found.length / size);
  return {
    page,
    results_per_page: size,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageAddress(url, page + 1) : null,
    prev_page: page > 1 ? pageAddress(url, page - 1) : null,
    results: shown.map(render),
    version: 'embedded',
    license: 'All Rights Reserved',
  };
}
