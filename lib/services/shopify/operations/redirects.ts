import 'server-only';
import { query } from '../client';
import { graphql } from '../graphql';

const urlRedirects = graphql(`
  query urlRedirects($first: Int!, $after: String) {
    urlRedirects(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { path target }
    }
  }
`);

/** `path` begins with a slash; `target` is a path, or an address of another site. */
export type UrlRedirect = { path: string; target: string };

const PER_PAGE = 250;

/** The redirects of the shop, at most `most` of them; `isWhole` tells whether there are no more. */
export async function getUrlRedirects(most: number): Promise<{ redirects: UrlRedirect[]; isWhole: boolean }> {
  const redirects: UrlRedirect[] = [];
  let after: string | null = null;
  do {
    const variables: { first: number; after: string | null } = { first: PER_PAGE, after };
    const { nodes, pageInfo } = (await query({ document: urlRedirects, variables })).urlRedirects;
    redirects.push(...nodes.map(({ path, target }) => ({ path, target })));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && redirects.length < most);
  return { redirects, isWhole: after === null };
}
