import { toCents } from '../services/shopify/money.ts';
import type { CatalogueCard } from './product.ts';

export const FACETS = ['need', 'form', 'plant', 'price', 'stock'] as const;
export type Facet = (typeof FACETS)[number];
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
type Sort = (typeof SORTS)[number];
/** Lower bound (inclusive) and upper bound (exclusive) in whole currency units. */
const PRICE_BANDS = { '0-10': [0, 10], '10-20': [10, 20], '20-': [20, Number.POSITIVE_INFINITY] } as const;
export const PAGE_SIZE = 12;
/** Up to this number all products are sent at once, so that the browser filters them without a request: some 15 KB. */
export const MOST_TOGETHER = 60;

export type Selection = { chosen: Readonly<Record<Facet, readonly string[]>>; sort: Sort; page: number };
export type Choice = { value: string; count: number; checked: boolean };
/** The fields of a card that a listing needs for filtering and sorting; small enough to send to the browser. */
export type Entry = {
  id: string;
  /** Its rank by name. */
  byName: number;
  position: number;
  values: Readonly<Record<Facet, readonly string[]>>;
  cents: number | null;
};

/** The products of a list, and the values of each facet in the order in which they are offered. */
export type Listed = { entries: readonly Entry[]; values: Readonly<Record<Facet, readonly string[]>> };

const MAX_VALUES = 20;
const MAX_LENGTH = 60;

/** Reads a selection from query parameters. Unknown keys, empty and overlong values are ignored, never an error. */
export function readSelection(query: URLSearchParams): Selection {
  const chosen = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      [...new Set(query.getAll(facet))].filter((value) => value && value.length <= MAX_LENGTH).slice(0, MAX_VALUES),
    ]),
  ) as unknown as Selection['chosen'];
  const sort = SORTS.find((each) => each === query.get('sort')) ?? 'featured';
  const page = Number(query.get('page'));
  return { chosen, sort, page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1 };
}

/** The query string of a selection, empty for the plain listing; keys in a fixed order so that each list has one address. */
export function writeSelection({ chosen, sort, page }: Selection): string {
  const query = new URLSearchParams();
  for (const facet of FACETS) for (const value of [...chosen[facet]].sort()) query.append(facet, value);
  if (sort !== 'featured') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

const bandOf = (cents: number): string =>
  Object.entries(PRICE_BANDS).find(([, [low, high]]) => cents >= low * 100 && cents < high * 100)?.[0] ?? '';

function entryOf(card: CatalogueCard, byName: number): Entry {
  const { sale, facets } = card;
  const cents = sale.kind === 'shop' ? toCents(sale.price.amount) : null;
  return {
    id: card.id,
    byName,
    position: card.position,
    cents,
    values: {
      need: facets.need,
      form: facets.form ? [facets.form] : [],
      plant: facets.plant,
      price: cents === null ? [] : [bandOf(cents)],
      stock: sale.kind === 'shop' && sale.available ? ['in'] : [],
    },
  };
}

/**
 * Sorts names and values: on the server, since a browser takes long to load a collator.
 * @param isByName whether the ranks by name are needed; computing them takes a while for thousands of products
 */
export function listed(cards: readonly CatalogueCard[], isByName = true): Listed {
  const { compare } = new Intl.Collator('fr', { sensitivity: 'base' });
  const names = isByName ? [...new Set(cards.map(({ title }) => title))].sort(compare) : [];
  const places = new Map(names.map((name, place) => [name, place]));
  const entries = cards.map((card) => entryOf(card, places.get(card.title) ?? 0));
  const bands = Object.keys(PRICE_BANDS);
  const valuesOf = (facet: Facet): string[] =>
    [...new Set(entries.flatMap(({ values }) => values[facet]))].sort(
      facet === 'price' ? (a, b) => bands.indexOf(a) - bands.indexOf(b) : compare,
    );
  return {
    entries,
    values: Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Record<Facet, string[]>,
  };
}

const matches = (entry: Entry, chosen: Selection['chosen'], except?: Facet): boolean =>
  FACETS.every(
    (facet) =>
      facet === except ||
      chosen[facet].length === 0 ||
      chosen[facet].some((value) => entry.values[facet].includes(value)),
  );

const ORDER: Record<Sort, (a: Entry, b: Entry) => number> = {
  featured: (a, b) => a.position - b.position,
  name: (a, b) => a.byName - b.byName,
  'price-asc': (a, b) => (a.cents ?? Number.MAX_SAFE_INTEGER) - (b.cents ?? Number.MAX_SAFE_INTEGER),
  'price-desc': (a, b) => (b.cents ?? -1) - (a.cents ?? -1),
};

/** Entries that match the selection, in its order: within a facet any value matches (OR), between facets all must (AND). */
export const select = (entries: readonly Entry[], { chosen, sort }: Selection): Entry[] =>
  entries.filter((entry) => matches(entry, chosen)).sort((a, b) => ORDER[sort](a, b) || a.position - b.position);

/** Values of a facet with the number of products that selecting each would show, given the other facets. */
export function choices({ entries, values }: Listed, { chosen }: Selection, facet: Facet): Choice[] {
  const counts = new Map<string, number>();
  for (const entry of entries.filter((each) => matches(each, chosen, facet))) {
    for (const value of entry.values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return values[facet].map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    checked: chosen[facet].includes(value),
  }));
}

/** The selection with one value of a facet toggled; restarts at the first page. */
export function toggle(selection: Selection, facet: Facet, value: string): Selection {
  const before = selection.chosen[facet];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...selection, page: 1, chosen: { ...selection.chosen, [facet]: values } };
}
