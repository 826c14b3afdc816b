import type { Content } from '@prismicio/client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { getCategories, getCategoryPage, getProductPage } from '@/lib/catalogue/pages';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { CategoryView } from './category-view';
import { LandingView } from './landing-view';
import { ProductView } from './product-view';

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
    const twins = routeAlternates('/products/[[...path]]');
    const landing = pathFor(locale, '/products/[[...path]]');
    return pageMetadata(locale, { title: t('allProducts'), description: t('allProductsIntro'), path: landing, twins });
  }
  const { category, product } = await placeOf({ locale, path });
  const { document, twins } = category ?? product;
  return pageMetadata(locale, {
    ...pageMetaOf(document.data, 'pack' in document.data ? document.data.pack : undefined),
    path: document.url ?? pathFor(locale, '/products/[[...path]]', { params: { path } }),
    twins,
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
