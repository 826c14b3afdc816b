import { LOCALES, type Locale, MARKETS } from '../../../../../lib/platform/markets.ts';
import { editorTable, sourceKey } from '../../../../../lib/redirects/table.ts';
import type { Content, Entry } from '../read.ts';
import { isServed, type Site, siteIn } from './links.ts';
import { type Finding, finding, type Rule } from './rule.ts';

const TYPE = 'redirect';
/** The content does not know where the site runs: whole addresses count as elsewhere. */
const NO_SITES = { own: '', all: [] } as const;

const rows = ({ data }: Entry): string[] =>
  (Array.isArray(data.from) ? data.from : []).map((row) => String((row as { path?: unknown }).path ?? ''));

/** Where a redirect leads in its language; null where that is no page of the site and no address. */
function targetOf({ data }: Entry, content: Content, site: Site): string | null {
  const { id, url } = (data.to ?? {}) as { id?: string; url?: string };
  if (typeof url === 'string') return url;
  const target = content.byId.get(String(id));
  return target ? site.urlOf(target) : null;
}

function findingsIn(lang: Locale, content: Content): Finding[] {
  const site = siteIn(lang, content);
  const market = MARKETS[lang];
  const entries = content.entries.filter((entry) => entry.type === TYPE && entry.lang === lang);
  const redirects = entries.map((entry) => ({
    from: rows(entry),
    to: targetOf(entry, content, site),
    temporary: false,
  }));
  const table = editorTable(redirects, market, NO_SITES);
  const first = new Map<string, Entry>();
  return entries.flatMap((entry, index) => {
    if (redirects[index]?.to === null) return [finding(entry, 'to', 'the redirect leads to no page of this language')];
    if (rows(entry).length === 0) return [finding(entry, 'from', 'the redirect has no old address')];
    return rows(entry).flatMap((path, row): Finding[] => {
      const wrong = (sentence: string): Finding[] => [finding(entry, `from[${row}].path`, sentence)];
      const key = sourceKey(path, market, NO_SITES);
      if (key === null) return wrong(`${path} is not a path of this market, as ${market.prefix}/ancienne-adresse`);
      if (isServed(key, lang, site)) return wrong(`${path} is the address of a page: the redirect would never be used`);
      const twin = first.get(key);
      if (twin) return wrong(`${path} is redirected by ${twin.file} as well`);
      first.set(key, entry);
      return table.has(key) ? [] : wrong(`${path} leads in a circle, or to an address that is not https`);
    });
  });
}

/** Redirects start where no page is, and end at one: no circle, no address twice. */
export const redirects: Rule = {
  name: 'redirects',
  find: (content) => LOCALES.flatMap((lang) => findingsIn(lang, content)),
};
