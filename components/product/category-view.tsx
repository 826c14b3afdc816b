import { isFilled } from '@prismicio/client';
import { WatchedList } from '@/components/analytics/watched-list';
import { PageHero } from '@/components/editorial/page-hero';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { MOST_TOGETHER } from '@/lib/catalogue/listing';
import type { CategoryPage } from '@/lib/catalogue/pages';
import { listingHasPreHeader } from '@/lib/catalogue/pre-header';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { imageOf, linkOf } from '@/lib/prismic/links';

import { categoryCrumbs } from './crumbs';
import { EditorialTile } from './editorial-tile';
import { Listing } from './listing';

type Props = { locale: Locale; page: CategoryPage; search: string };

/** A category: its colour and plant, its shelves as chips, its products with their facets, its legal note. */
export async function CategoryView({ locale, page, search }: Props) {
  const { document, shelves, cards, twins } = page;
  const { data } = document;
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    categoryCrumbs(locale, document),
  ]);
  const plant = imageOf(data.plant);
  const familyHref = crumbs[2]?.href ?? '';
  const chips = [
    { href: familyHref, text: t('seeAll'), current: document.url === familyHref },
    ...shelves.flatMap(({ url, data: shelf }) =>
      url ? [{ href: url, text: shelf.short_title || shelf.title || '', current: url === document.url }] : [],
    ),
  ];
  return (
    <PageFrame
      locale={locale}
      background={data.section_background}
      twins={twins}
      preHeader={listingHasPreHeader(data.kind)}
      crumbs={crumbs}
    >
      <PageHero
        background={data.section_background}
        pair={data.color_pair}
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
          />
          <WatchedList id={document.uid} name={data.title ?? undefined} cards={cards.slice(0, MOST_TOGETHER)} />
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
      link={linkOf(promo_link) ?? undefined}
      image={image ? { ...image, service: 'prismic' } : undefined}
    />
  );
}
