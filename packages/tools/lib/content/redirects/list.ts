import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { LOCALES, type Locale, MARKETS } from '../../../../../lib/platform/markets.ts';
import { allowedTarget, editorTable, redirectKey, sourceKey } from '../../../../../lib/redirects/table.ts';
import { Advice } from '../../report.ts';
import { isServed } from '../rules/links.ts';

type Link = { link_type: 'Document'; id: string } | { link_type: 'Web'; url: string };
/** A document of the type `redirect`: one target and every old address that leads to it. */
export type RedirectEntry = {
  type: 'redirect';
  uid: string;
  lang: Locale;
  data: { title: string; from: { path: string }[]; to: Link; temporary: boolean };
};

/** The base address of each market's site. */
export type Sites = Readonly<Record<Locale, string>>;

const originsOf = (sites: Sites): string[] => [...new Set(Object.values(sites).map((site) => new URL(site).origin))];

/** Addresses of a language: the id of the document behind each. */
export type Known = ReadonlyMap<Locale, ReadonlyMap<string, string>>;

type Row = { line: number; from: string; to: string; market: Locale; temporary: boolean };
type Judged = { entries: RedirectEntry[]; problems: string[] };

const TEMPORARY = /^(no|non|nee|false|0|302|307)$/i;

/** The rows of a list with a header `from,to,market,permanent` (also with semicolons). Throws Advice. */
export function readRows(text: string): Row[] {
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    info: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: [',', ';', '\t'],
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  if (rows.some(({ record: { from, to } }) => from === undefined || to === undefined))
    throw new Advice('The list needs a first line with the names of its columns: from,to,market,permanent.');
  return rows.map(({ record: { from = '', to = '', market = '', permanent = '' }, info: { lines: line } }) => {
    const locale = LOCALES.find((each) => each === (market.toLowerCase() || 'fr-fr'));
    if (!locale) throw new Advice(`Line ${line}: ${market} is no market. Choose ${LOCALES.join(', ')}.`);
    return { line, from, to, market: locale, temporary: TEMPORARY.test(permanent) };
  });
}

/** The market's own site among all of them. */
const siteOf = (market: Locale, sites: Sites) => ({ own: new URL(sites[market]).origin, all: originsOf(sites) });

/** The target as a link: to the document behind a path, which it then follows, or to an address. */
function linkTo(to: string, market: Locale, known: Known, sites: Sites): Link | null {
  const url = URL.parse(to);
  const path = url?.origin === siteOf(market, sites).own ? url.pathname : to;
  const id = known.get(market)?.get(path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));
  if (id) return { link_type: 'Document', id };
  const allowed = allowedTarget(to, originsOf(sites));
  if (allowed === null) return null;
  if (!allowed.startsWith('/')) return { link_type: 'Web', url: allowed };
  const addresses = new Set(known.get(market)?.keys());
  // A link to the web has a whole address at the hosted service.
  const whole = new URL(allowed, sites[market]).href;
  return isServed(allowed, market, { addresses }) ? { link_type: 'Web', url: whole } : null;
}

function problemWith(row: Row, known: Known, sites: Sites, seen: Map<string, number>): string | null {
  const { from, to, market, line } = row;
  const key = sourceKey(from, MARKETS[market], siteOf(market, sites));
  if (key === null) return `${from} is not a path of ${market}`;
  if (isServed(key, market, { addresses: new Set(known.get(market)?.keys()) }))
    return `${from} is the address of a page`;
  const twin = seen.get(`${market} ${key}`);
  if (twin) return `${from} is on line ${twin} as well`;
  seen.set(`${market} ${key}`, line);
  return linkTo(to, market, known, sites) ? null : `${to} is no page of ${market}, and no https address`;
}

/** Follows a row whose target is the old address of another row to the end: the list may hold the moves of several years. */
function followed(rows: readonly Row[], sites: Sites): Row[] {
  return LOCALES.flatMap((market) => {
    const own = rows.filter((row) => row.market === market);
    const table = editorTable(
      own.map(({ from, to, temporary }) => ({ from: [from], to, temporary })),
      MARKETS[market],
      siteOf(market, sites),
    );
    return own.map((row) => {
      const moved = table.get(sourceKey(row.from, MARKETS[market], siteOf(market, sites)) ?? '');
      const isChained = own.some(
        ({ from }) => redirectKey(row.to) === sourceKey(from, MARKETS[market], siteOf(market, sites)),
      );
      return isChained && moved ? { ...row, to: moved.target, temporary: !moved.permanent } : row;
    });
  });
}

const uidOf = (...parts: unknown[]): string =>
  `liste-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)}`;

/** The documents of a list, one for each target, and what is wrong with it by line. */
export function judgeRows(given: readonly Row[], known: Known, sites: Sites): Judged {
  const seen = new Map<string, number>();
  const rows = followed(given, sites);
  const problems: string[] = [];
  const entries = new Map<string, RedirectEntry>();
  for (const row of rows) {
    const problem = problemWith(row, known, sites, seen);
    const to = linkTo(row.to, row.market, known, sites);
    if (problem || !to) {
      problems.push(`line ${row.line}: ${problem}`);
      continue;
    }
    const uid = uidOf(row.market, to, row.temporary);
    const path = sourceKey(row.from, MARKETS[row.market], siteOf(row.market, sites)) ?? '';
    const entry = entries.get(uid);
    if (entry) entry.data.from.push({ path });
    else {
      const data = { title: `Liste : vers ${row.to}`, from: [{ path }], to, temporary: row.temporary };
      entries.set(uid, { type: 'redirect', uid, lang: row.market, data });
    }
  }
  return { entries: [...entries.values()], problems };
}
