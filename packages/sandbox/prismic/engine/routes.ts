import { invalid } from '../errors.ts';
import { MASTER_LANGUAGE } from '../languages.ts';
import { type Data, isDocumentLink, isRecord, type Models, type StoredDocument } from '../types.ts';
import type { Library } from './library.ts';

type Route = { type: string; path: string; uid?: string; lang?: string; resolvers: Record<string, string> };

function parseRoute(value: unknown): Route {
  if (!isRecord(value) || typeof value.type !== 'string' || typeof value.path !== 'string') {
    throw invalid('[Link resolver error] every route needs a `type` and a `path`');
  }
  const { type, path, uid, lang, resolvers } = value;
  return {
    type,
    path,
    ...(typeof uid === 'string' ? { uid } : {}),
    ...(typeof lang === 'string' ? { lang } : {}),
    resolvers: isRecord(resolvers) ? (resolvers as Record<string, string>) : {},
  };
}

/** Parses the `routes` parameter. A route of a type that the repository does not have is refused. */
export function parseRoutes(raw: string | null, { types }: Models): Route[] {
  if (!raw) return [];
  try {
    const given: unknown = JSON.parse(raw);
    const routes = (Array.isArray(given) ? given : [given]).map(parseRoute);
    const unknown = routes.find(({ type }) => !types.has(type));
    if (unknown) throw invalid(`[Link resolver error] there is no type \`${unknown.type}\` in the repository`);
    return routes;
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid('[Link resolver error] `routes` is not valid JSON');
    throw error;
  }
}

/** The uid at the end of a path of relationships such as `category.parent`; a group is read by its first row. */
function follow(data: Data, names: string[], library: Library): string | undefined {
  const [name = '', ...rest] = names;
  const value = Array.isArray(data[name]) ? data[name][0] : data[name];
  if (!isDocumentLink(value)) return isRecord(value) && rest.length > 0 ? follow(value, rest, library) : undefined;
  const target = library.byId.get(value.id);
  if (!target) return undefined;
  return rest.length > 0 ? follow(target.data, rest, library) : (target.uid ?? undefined);
}

function fill({ path, resolvers }: Route, document: StoredDocument, library: Library): string | null {
  const wordFor = (keyword: string, optional: boolean) => {
    if (keyword === 'uid') return document.uid ?? undefined;
    if (keyword === 'lang') return optional && document.lang === MASTER_LANGUAGE ? undefined : document.lang;
    return resolvers[keyword] ? follow(document.data, resolvers[keyword].split('.'), library) : undefined;
  };
  let whole = true;
  const filled = path.replace(/(\/?):([A-Za-z]\w*)(\?)?/g, (_, slash: string, keyword: string, optional?: string) => {
    const value = wordFor(keyword, Boolean(optional));
    if (value === undefined && !optional) whole = false;
    return value === undefined ? '' : `${slash}${value}`;
  });
  return whole ? filled || '/' : null;
}

export type UrlOf = (document: StoredDocument) => string | null;

/** The URL of a document by its first matching route; null when there is none, or when a keyword has no value. */
export function createUrlOf(routes: Route[], library: Library): UrlOf {
  const known = new Map<string, string | null>();
  return (document) => {
    const cached = known.get(document.id);
    if (cached !== undefined) return cached;
    const route = routes.find(
      ({ type, uid = document.uid, lang = document.lang }) =>
        type === document.type && uid === document.uid && lang === document.lang,
    );
    const url = route ? fill(route, document, library) : null;
    known.set(document.id, url);
    return url;
  };
}
