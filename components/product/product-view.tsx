import { asText } from '@prismicio/client';
import type { ReactNode } from 'react';
import { WatchedList } from '@/components/analytics/marks';
import { Breadcrumb } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { RatingLine, ReviewsSection } from '@/components/reviews/reviews-section';
import { topBackground } from '@/components/theme/section';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { isGiftCardPage, type ProductPage } from '@/lib/catalogue/pages';
import { type CatalogueCard, isMedicine, productHasPreHeader } from '@/lib/catalogue/product';
import { absoluteUrl } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { getShownReviews, type ShownReviews } from '@/lib/reviews/shown';
import type { Node } from '@/lib/seo/json-ld';
import { drugNode, productNode } from '@/lib/seo/product-json-ld';
import { imageOf, linkOf } from '@/lib/services/prismic/links';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import { getPublisher } from '@/lib/settings/queries';
import * as css from './buy.css';
import { BuyBar } from './buy-box';
import { buyProps } from './buy-props';
import { CatalogueCardView, RecentBlock, seenProduct } from './catalogue-card';
import { productCrumbs } from './category-view';
import { GiftCardBar } from './gift-card-box';
import { ProductGrid } from './listing-layout';
import { MedicineCalculator, MedicineTop } from './medicine-top';
import { ProductDetails, ProductQuestions } from './product-details';
import { ShopTop } from './shop-top';

/**
 * Structured data: a product of the shop with its variants, or a medicine without any offer; nothing for a product that is not
 * sold here.
 */
async function productGraph(
  locale: Locale,
  { document, product }: ProductPage,
  shown: ShownReviews | null,
): Promise<Node[]> {
  const { data, url: path } = document;
  const url = absoluteUrl(locale, path ?? '');
  const name = data.title ?? '';
  if (isMedicine(choiceOf('regulatoryClass', data.regulatory_class))) {
    const [leaflet] = data.leaflets;
    const t = await translations(locale, 'catalogue');
    return [
      drugNode({
        publisher: await getPublisher(locale),
        url,
        name,
        latin: data.latin_name,
        form: data.form,
        image: imageOf(data.pack)?.src,
        leaflet: linkOf(leaflet?.file)?.href,
        onPrescription: data.prescription,
        legalStatus: t(
          choiceOf('regulatoryClass', data.regulatory_class) === 'medicine_registered'
            ? 'medicine.registered'
            : 'medicine.tag',
        ),
      }),
    ];
  }
  const { shop } = MARKETS[locale];
  if (!product || !shop) return [];
  const publisher = await getPublisher(locale);
  const description = data.meta_description || asText(data.intro);
  const picture = imageOf(data.pack)?.src;
  return [productNode({ publisher, url, name, description, country: shop.country, picture, product, shown })];
}

type Props = {
  locale: Locale;
  page: ProductPage;
  search: string /** The slices of the content. */;
  children?: ReactNode;
};

/** A product: the first view, then its details, its questions, and related products. */
export async function ProductView({ locale, page, search, children }: Props) {
  const { document, complementary, alike, alternates, sellable } = page;
  const { data } = document;
  const medicine = isMedicine(choiceOf('regulatoryClass', data.regulatory_class));
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    productCrumbs(locale, document),
  ]);
  const breadcrumb = <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />;
  const giftCard = isGiftCardPage(page);
  const questions = data.faq.filter(({ question }) => question);
  // A product of the shop is never a medicine (`shopProductOf`); the rule is repeated where it matters.
  const shown =
    page.product && !medicine
      ? await getShownReviews(page.product.id, new URLSearchParams(search).get('reviews'))
      : null;
  const background = medicine
    ? (backgroundOf(data.section_background) ?? 'Beige Dark')
    : topBackground('White', choiceOf('pair', data.color_pair));
  return (
    <PageFrame
      locale={locale}
      background={background}
      alternates={alternates}
      crumbs={crumbs}
      graph={await productGraph(locale, page, shown)}
      preHeader={productHasPreHeader(sellable)}
    >
      <div className={css.page}>
        {medicine ? (
          <MedicineTop locale={locale} document={document} background={background} breadcrumb={breadcrumb} />
        ) : (
          <ShopTop
            locale={locale}
            page={page}
            search={search}
            breadcrumb={breadcrumb}
            rating={shown && <RatingLine locale={locale} summary={shown.summary} />}
          />
        )}
        {!giftCard && (
          <Section background="White">
            <Container>
              <ProductDetails locale={locale} document={document} medicine={medicine} />
            </Container>
          </Section>
        )}
        {medicine && <MedicineCalculator locale={locale} data={data} />}
        {children}
        <CardRow
          list={medicine ? undefined : 'related'}
          locale={locale}
          title={medicine ? t('relatedMedicine') : t('related')}
          cards={complementary}
        />
        {questions.length > 0 && <ProductQuestions title={data.faq_title || t('questions')} questions={questions} />}
        {shown && <ReviewsSection locale={locale} path={document.url ?? ''} search={search} shown={shown} />}
        <CardRow list="alike" locale={locale} title={t('alike')} cards={alike} />
        {sellable && <RecentBlock locale={locale} current={seenProduct(document)} />}
        {!medicine && !giftCard && page.product && (
          <BuyBar {...(await buyProps(locale, page.product, data.title ?? '', search))} />
        )}
        {giftCard && page.product && (
          <GiftCardBar locale={locale} product={page.product} name={data.title ?? ''} search={search} />
        )}
      </div>
    </PageFrame>
  );
}

type RowProps = {
  locale: Locale;
  title: string;
  cards: readonly CatalogueCard[];
  /** Id of the list in the events of the data layer. */
  list?: string;
};

function CardRow({ locale, title, cards, list }: RowProps) {
  if (cards.length === 0) return null;
  const draw = (card: CatalogueCard) => <CatalogueCardView locale={locale} card={card} />;
  return (
    <Section background="Beige Light">
      <Container className={cards.length < 3 ? css.few : undefined}>
        <SectionHead title={title} />
        {list && <WatchedList id={list} cards={cards} />}
        <ProductGrid columns={cards.length < 3 ? 2 : cards.length === 3 ? 3 : 4} cards={cards.map(draw)} />
      </Container>
    </Section>
  );
}
