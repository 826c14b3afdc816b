import { type Content, isFilled } from '@prismicio/client';
import type { Crumb } from '@/components/ui/page-navigation';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

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

export async function categoryCrumbs(locale: Locale, { url, data }: Category): Promise<Crumb[]> {
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
