import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/error-view';
import type { CatalogueCard } from '@/lib/catalogue/card';
import { listed, MOST_TOGETHER, PAGE_SIZE, readSelection, SORTS, select } from '@/lib/catalogue/listing';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { CatalogueCardView } from './catalogue-card';
import { ListingIsland, ServedListing } from './listing-island';
import { groupsFor, type ListingWords } from './listing-words';

type Props = {
  locale: Locale;
  cards: readonly CatalogueCard[];
  search: string;
  heading: string;
  editorial?: ReactNode;
};

/**
 * Products of a category. For a small one the server renders every card and the browser filters, for a large one the server
 * does.
 */
export async function Listing({ locale, cards, search, heading, editorial }: Props) {
  const t = await translations(locale, 'catalogue');
  if (cards.length === 0) return <EmptyState title={t('empty.category')} />;
  const shared = { heading, editorial, words: await wordsFor(locale) };
  const drawn = (card: CatalogueCard, index: number) => (
    <CatalogueCardView key={card.href} locale={locale} card={card} priority={index < 2} />
  );
  if (cards.length > MOST_TOGETHER) {
    const selection = readSelection(new URLSearchParams(search));
    const list = listed(cards, selection.sort === 'name');
    const found = select(list.entries, selection);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const shown = found.slice(0, selection.page * PAGE_SIZE).flatMap(({ id }) => byId.get(id) ?? []);
    const groups = groupsFor(list, selection, shared.words);
    return <ServedListing {...shared} search={search} groups={groups} cards={shown.map(drawn)} found={found.length} />;
  }
  return (
    <ListingIsland
      {...shared}
      listed={listed(cards)}
      cards={Object.fromEntries(cards.map((card, index) => [card.id, drawn(card, index)]))}
      initial={search}
    />
  );
}

/** Every message of the island, translated here; the browser only fills in numbers. */
async function wordsFor(locale: Locale): Promise<ListingWords> {
  const t = await translations(locale, 'catalogue');
  const plural = (key: 'count' | 'showMore' | 'applyFilters') => [0, 1, 2].map((count) => t(key, { count }));
  const priced = MARKETS[locale].shop !== null;
  return {
    count: plural('count'),
    showMore: plural('showMore'),
    applyFilters: plural('applyFilters'),
    shown: [0, 1, 2].map((shown) => t('shown', { shown, total: '{total}' as never })),
    filters: t('filters'),
    openFilters: t('openFilters'),
    close: t('closeFilters'),
    apply: t('apply'),
    clear: t('clearFilters'),
    removeFilter: t('removeFilter', { name: '{name}' }),
    sort: t('sort'),
    sorts: SORTS.filter((sort) => priced || !sort.startsWith('price')).map((value) => ({
      value,
      label: t(`sortBy.${value}`),
    })),
    facets: {
      need: t('facet.need'),
      form: t('facet.form'),
      plant: t('facet.plant'),
      price: t('facet.price'),
      stock: t('facet.stock'),
    },
    values: {
      '0-10': t('priceBand.0-10'),
      '10-20': t('priceBand.10-20'),
      '20-': t('priceBand.20-'),
      in: t('inStock'),
    },
    emptyTitle: t('empty.title'),
    emptyText: t('empty.text'),
  };
}
