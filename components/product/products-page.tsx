import { type Content, isFilled } from '@prismicio/client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass } from '@/components/theme/section';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { getCategories, getCategoryPage, getProductPage } from '@/lib/catalogue/pages';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { imageOf } from '@/lib/services/prismic/links';
import { draftRef } from '@/lib/services/prismic/preview';
import { backgroundOf } from '@/lib/services/prismic/selects';
import { CategoryView, landingCrumbs } from './category-view';
import * as css from './listing.css';
import { ProductView } from './product-view';

type Category = Content.ProductCategoryDocument;
type Props = { locale: Locale; categories: readonly Category[] };

/** All product families with their shelves: the entry point for a visitor who knows the kind of product. */
async function LandingView({ locale, categories }: Props) {
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    landingCrumbs(locale),
  ]);
  const families = categories.filter(({ data }) => !isFilled.contentRelationship(data.parent));
  const childrenOf = ({ id }: Category) =>
    categories.filter(({ data }) => isFilled.contentRelationship(data.parent) && data.parent.id === id);
  return (
    <PageFrame
      locale={locale}
      background="Beige Light"
      alternates={routeAlternates('/products/[[...path]]')}
      crumbs={crumbs}
    >
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('allProducts')}
        intro={<p>{t('allProductsIntro')}</p>}
      />
      <Section background="White">
        <Container className={css.families}>
          {inOrder(families, (family) => (
            <Family family={family} shelves={childrenOf(family)} />
          ))}
        </Container>
      </Section>
    </PageFrame>
  );
}

function Family({ family, shelves }: { family: Category; shelves: readonly Category[] }) {
  const { data, url } = family;
  const plant = imageOf(data.plant);
  return (
    <article className={cx(sectionClass(backgroundOf(data.section_background)), css.family)}>
      <h2>
        <Link href={url ?? ''} className={css.landingTitle}>
          {data.title}
        </Link>
      </h2>
      {isFilled.richText(data.intro) && (
        <div className={css.intro}>
          <RichText field={data.intro} />
        </div>
      )}
      <ChipRow>
        {inOrder(shelves, (shelf) => (
          <ChipLink href={shelf.url ?? ''}>{shelf.data.short_title || shelf.data.title}</ChipLink>
        ))}
      </ChipRow>
      {plant && (
        <Picture
          image={{ ...plant, service: 'prismic' }}
          sizes="(min-width: 1024px) 13rem, 1px"
          className={css.landingPlant}
        />
      )}
    </article>
  );
}

type Place = { locale: Locale; path: string[] };
type PageProps = Place & {
  search: string;
  /** Renders the slices of a product: the slices are in a higher layer, so the caller passes the renderer. */
  slicesOf: (slices: Content.ProductDocument['data']['slices']) => ReactNode;
};

/** Resolves a path below `nos-produits`: a category, a product, or nothing. */
async function placeOf({ locale, path: segments }: Place) {
  const path = segments.map(decodeURIComponent);
  const ref = await draftRef(locale);
  const category = await getCategoryPage(locale, path, ref);
  if (category) return { category, product: null };
  const product = await getProductPage(locale, path, ref);
  if (!product) notFound();
  return { category: null, product };
}

export async function productsMetadata(locale: Locale, path: string[]): Promise<Metadata> {
  if (path.length === 0) {
    const t = await translations(locale, 'catalogue');
    const alternates = routeAlternates('/products/[[...path]]');
    const landing = pathFor(locale, '/products/[[...path]]');
    return pageMetadata(locale, {
      title: t('allProducts'),
      description: t('allProductsIntro'),
      path: landing,
      alternates,
    });
  }
  const { category, product } = await placeOf({ locale, path });
  const { document, alternates } = category ?? product;
  return pageMetadata(locale, {
    ...pageMetaOf(document.data, 'pack' in document.data ? document.data.pack : undefined),
    path: document.url ?? pathFor(locale, '/products/[[...path]]', { params: { path } }),
    alternates,
  });
}

/** @param search the query string that the server has read; empty on the static page, which never has one. */
export async function ProductsPage({ locale, path, search, slicesOf }: PageProps) {
  if (path.length === 0)
    return <LandingView locale={locale} categories={await getCategories(locale, await draftRef(locale))} />;
  const { category, product } = await placeOf({ locale, path });
  if (category) return <CategoryView locale={locale} page={category} search={search} />;
  return (
    <ProductView locale={locale} page={product} search={search}>
      {slicesOf(product.document.data.slices)}
    </ProductView>
  );
}
