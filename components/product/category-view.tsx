import { type Content, isFilled } from '@prismicio/client';
import type { ComponentProps, ReactNode } from 'react';
import { WatchedList } from '@/components/analytics/marks';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, type Crumb } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass, topBackground } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { listed, MOST_TOGETHER, PAGE_SIZE, readSelection, SORTS, select } from '@/lib/catalogue/listing';
import type { CategoryPage } from '@/lib/catalogue/pages';
import { type CatalogueCard, listingHasPreHeader } from '@/lib/catalogue/product';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { imageOf, labelledLinkOf } from '@/lib/services/prismic/links';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import { CatalogueCardView } from './catalogue-card';
import { ListingIsland, ServedListing } from './lazy-parts';
import * as css from './listing.css';
import { groupsFor, type ListingWords } from './listing-words';

type CategoryViewProps = { locale: Locale; page: CategoryPage; search: string };

/** A category: its colour and plant, its shelves as chips, its products with their facets, its legal note. */
export async function CategoryView({ locale, page, search }: CategoryViewProps) {
  const { document, shelves, cards, alternates } = page;
  const { data } = document;
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    categoryCrumbs(locale, document),
  ]);
  const plant = imageOf(data.plant);
  const pair = choiceOf('pair', data.color_pair);
  const background = topBackground(backgroundOf(data.section_background), pair);
  const familyHref = crumbs[2]?.href ?? '';
  // A category below another one names a health need, which must not be reported.
  const family = isFilled.contentRelationship(data.parent) ? data.parent : document;
  const chips = [
    { href: familyHref, text: common('seeAll'), current: document.url === familyHref },
    ...shelves.flatMap(({ url, data: shelf }) =>
      url ? [{ href: url, text: shelf.short_title || shelf.title || '', current: url === document.url }] : [],
    ),
  ];
  return (
    <PageFrame
      locale={locale}
      background={background}
      alternates={alternates}
      preHeader={listingHasPreHeader(choiceOf('categoryKind', data.kind))}
      crumbs={crumbs}
    >
      <PageHero
        background={background}
        pair={pair}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
        plant={plant ? { ...plant, service: 'prismic' } : undefined}
        chips={shelves.length > 0 ? { label: t('shelves'), links: chips } : undefined}
      />
      <Section background="White" space="tight">
        <Container>
          <Listing
            locale={locale}
            cards={cards}
            search={search}
            heading={data.title ?? ''}
            editorial={<PromoTile document={document} />}
            list={{ id: family.uid ?? 'category', name: family.data?.title ?? undefined }}
          />
        </Container>
      </Section>
      {isFilled.richText(data.notice) && (
        <Section background="Beige Light" space="tight">
          <Container className={`${text.small} ${muted}`}>
            <RichText field={data.notice} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}

function PromoTile({ document }: Pick<CategoryPage, 'document'>) {
  const { promo_title: title, promo_text: line, promo_link, promo_image } = document.data;
  const image = imageOf(promo_image);
  if (!title) return null;
  return (
    <EditorialTile
      title={title}
      text={line ?? undefined}
      link={labelledLinkOf(promo_link) ?? undefined}
      image={image ? { ...image, service: 'prismic' } : undefined}
    />
  );
}

type Props = {
  title: string;
  text?: string;
  link?: { href: string; text: string };
  image?: PictureSource;
};

export function EditorialTile({ title, text, link, image }: Props) {
  return (
    <li className={cx(sectionClass('Blue'), css.tile)}>
      <h2 className={css.tileTitle}>{title}</h2>
      {text && <p className={css.line}>{text}</p>}
      {link && (
        <ButtonLink size="small" href={link.href}>
          {link.text}
        </ButtonLink>
      )}
      {image && <Picture image={image} sizes="(min-width: 1024px) 24vw, 46vw" className={css.plant} />}
    </li>
  );
}

type ListingProps = {
  locale: Locale;
  cards: readonly CatalogueCard[];
  search: string;
  heading: string;
  editorial?: ReactNode;
  /** The list in the events of the data layer. */
  list: Pick<ComponentProps<typeof WatchedList>, 'id' | 'name'>;
};

/**
 * Products of a category. For a small one the server renders every card and the browser filters, for a large one the server
 * does.
 */
export async function Listing({ locale, cards, search, heading, editorial, list }: ListingProps) {
  const t = await translations(locale, 'catalogue');
  if (cards.length === 0) return <EmptyState title={t('empty.category')} />;
  const shared = { heading, editorial, words: await wordsFor(locale) };
  const drawn = (card: CatalogueCard, index: number) => (
    <CatalogueCardView key={card.href} locale={locale} card={card} priority={index < 2} />
  );
  if (cards.length > MOST_TOGETHER) {
    const selection = readSelection(new URLSearchParams(search));
    const all = listed(cards, selection.sort === 'name');
    const found = select(all.entries, selection);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const shown = found.slice(0, selection.page * PAGE_SIZE).flatMap(({ id }) => byId.get(id) ?? []);
    const groups = groupsFor(all, selection, shared.words);
    return (
      <>
        <ServedListing {...shared} search={search} groups={groups} cards={shown.map(drawn)} found={found.length} />
        {/* The key: each selection is a list of its own, while its page stays the same. */}
        <WatchedList key={search} {...list} cards={shown} />
      </>
    );
  }
  return (
    <>
      <ListingIsland
        {...shared}
        listed={listed(cards)}
        cards={Object.fromEntries(cards.map((card, index) => [card.id, drawn(card, index)]))}
        initial={search}
      />
      <WatchedList {...list} cards={cards} />
    </>
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

type Category = Content.ProductCategoryDocument;

type Product = Content.ProductDocument;

/** Home › products › … : breadcrumb of any page below `nos-produits`. */
async function roots(locale: Locale): Promise<Crumb[]> {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'catalogue')]);
  return [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: t('allProducts'), href: pathFor(locale, '/products/[[...path]]') },
  ];
}

export const landingCrumbs = roots;

const named = (data: { title?: string | null; short_title?: string | null } | undefined): string =>
  data?.short_title || data?.title || '';

async function categoryCrumbs(locale: Locale, { url, data }: Category): Promise<Crumb[]> {
  const parent = isFilled.contentRelationship(data.parent) && data.parent.url ? data.parent : null;
  return [
    ...(await roots(locale)),
    ...(parent ? [{ text: named(parent.data), href: parent.url as string }] : []),
    { text: named(data), href: url ?? '' },
  ];
}

export async function productCrumbs(locale: Locale, { url, data }: Product): Promise<Crumb[]> {
  const category = isFilled.contentRelationship(data.category) ? data.category : null;
  const parent = category?.data && isFilled.contentRelationship(category.data.parent) ? category.data.parent : null;
  return [
    ...(await roots(locale)),
    ...[parent, category].flatMap((each) => (each?.url ? [{ text: named(each.data), href: each.url }] : [])),
    { text: data.title ?? '', href: url ?? '' },
  ];
}
