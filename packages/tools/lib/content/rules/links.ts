import { ALL_ROUTES, type Route, templatesOf } from '../../../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../../../lib/platform/markets.ts';
import { routesIn, routesOfType } from '../../../../../lib/services/prismic/links.ts';
import { createLibrary } from '../../../../sandbox/prismic/engine/library.ts';
import { createUrlOf, parseRoutes } from '../../../../sandbox/prismic/engine/routes.ts';
import type { Data } from '../../../../sandbox/prismic/types.ts';
import { type Content, type Entry, namesOfIds } from '../read.ts';
import { linksIn, type Value, valuesOf } from '../values.ts';
import { finding, type Rule } from './rule.ts';

/** Routes that accept any remaining path: a search query. */
const OPEN: readonly Route[] = ['/search/[[...path]]'];
/** Routes whose first page is a document too. */
const ROOTED: readonly Route[] = ['/corporate/[[...path]]'];

export type Site = { addresses: Set<string>; urlOf: (entry: Entry) => string | null };

/** The addresses that the content service gives to the documents of a language. */
export function siteIn(lang: Locale, content: Content): Site {
  const library = createLibrary(content.models, content.entries);
  const urlOf = createUrlOf(parseRoutes(JSON.stringify(routesIn(lang)), library.models), library);
  const own = content.entries.filter((entry) => entry.lang === lang);
  return { urlOf, addresses: new Set(own.flatMap((entry) => urlOf(entry) ?? [])) };
}

/** Whether a template matches the path without its market's prefix, and whether a document must exist for it. */
function match(route: Route, template: string, path: string): { byDocument: boolean } | null {
  const open = template.endsWith('/[[...path]]');
  const fixed = template.replace(/\/?\[\[\.\.\.path\]\]$/, '');
  const pattern = fixed.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+');
  if (!new RegExp(`^${pattern || '/'}${open ? '(/.*)?' : ''}$`).test(path)) return null;
  const exact = path === fixed || (path === '/' && fixed === '/');
  return { byDocument: !OPEN.includes(route) && (!exact || ROOTED.includes(route)) };
}

/** Whether an address of the site, as `/nos-conseils-sante`, exists in a language. */
export function isServed(address: string, lang: Locale, { addresses }: Pick<Site, 'addresses'>): boolean {
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/';
  if (addresses.has(path)) return true;
  const { prefix } = MARKETS[lang];
  if (prefix && path !== prefix && !path.startsWith(`${prefix}/`)) return false;
  const rest = path.slice(prefix.length) || '/';
  const found = ALL_ROUTES.flatMap((route) =>
    templatesOf(route, lang).flatMap((template) => match(route, template, rest) ?? []),
  );
  return found.some(({ byDocument }) => !byDocument);
}

type Look = { entry: Entry; value: Value; content: Content; site: Site; names: ReturnType<typeof namesOfIds> };

function wrongWith(link: Data, { entry, value, content, site, names }: Look): string | null {
  const lang = entry.lang as Locale;
  const { link_type, id, url } = link;
  if (link_type === 'Web' && typeof url === 'string' && url.startsWith('/')) {
    return isServed(url, lang, site) ? null : `no page is served at ${url} in ${lang}`;
  }
  if (link_type !== 'Document') return null;
  const target = content.byId.get(String(id));
  if (!target) return `${names.get(String(id))?.target ?? 'the document'} does not exist in ${lang}`;
  // A relationship only embeds data of its document; any other link must lead to a page.
  if (value.model.config?.customtypes?.length || routesOfType(target.type).length === 0) return null;
  return site.urlOf(target) ? null : `${target.type}/${target.name} has no page in ${lang}`;
}

/** Links have a target in every language that shows them. */
export const links: Rule = {
  name: 'links',
  find: (content) => {
    const names = namesOfIds(content);
    const sites = new Map(LOCALES.map((lang) => [lang as string, siteIn(lang, content)]));
    return content.entries.flatMap((entry) => {
      const site = sites.get(entry.lang);
      if (!site) return [];
      return valuesOf(entry, content).flatMap((value) =>
        linksIn(value).flatMap((link) => {
          const wrong = wrongWith(link, { entry, value, content, site, names });
          return wrong ? [finding(entry, value.path, `the link is broken: ${wrong}`)] : [];
        }),
      );
    });
  },
};
