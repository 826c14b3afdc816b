import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { entryOf, SORTS } from '@/lib/catalogue/listing';
import type { CatalogueCard } from '@/lib/catalogue/types';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { CatalogueCardView } from './catalogue-card';
import { ListingIsland } from './listing-island';
import type { ListingWords } from './listing-words';

type Props = {
  locale: Locale;
  cards: readonly CatalogueCard[];
  search: string;
  heading: string;
  editorial?: ReactNode;
};

/** Products of a category: the server draws every card, the island orders and hides them by the address. */
export async function Listing({ locale, cards, search, heading, editorial }: Props) {
  const t = await translations(locale, 'catalogue');
  if (cards.length === 0) return <EmptyState title={t('empty.category')} />;
  return (
    <ListingIsland
      entries={cards.map(entryOf)}
      cards={Object.fromEntries(
        cards.map((card, index) => [
          card.id,
          <CatalogueCardView key={card.id} locale={locale} card={card} priority={index < 2} />,
        ]),
      )}
      initial={search}
      heading={heading}
      editorial={editorial}
      words={await wordsFor(locale)}
    />
  );
}

/** Every sentence of the island, translated here: figures are put in there. */
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
