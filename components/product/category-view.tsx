import { isFilled } from '@prismicio/client';
import { WatchedList } from '@/components/analytics/marks';
import { PageHero } from '@/components/editorial/hero';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass, topBackground } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Breadcrumb } from '@/components/ui/page-navigation';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { listingHasPreHeader } from '@/lib/catalogue/card';
import { MOST_TOGETHER } from '@/lib/catalogue/listing';
import type { CategoryPage } from '@/lib/catalogue/pages';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { imageOf, labelledLinkOf } from '@/lib/services/prismic/links';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import * as css from './category-view.css';
import { categoryCrumbs } from './crumbs';
import { Listing } from './listing';

type Props = {
  title: string;
  text?: string;
  link?: { href: string; text: string };
  image?: PictureSource;
};

export function EditorialTile({ title, text, link, image }: Props) {
  return (
    <li className={cx(sectionClass('Blue'), css.tile)}>
      <h2 className={css.title}>{title}</h2>
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
      link={labelledLinkOf(promo_link) ?? undefined}
      image={image ? { ...image, service: 'prismic' } : undefined}
    />
  );
}
