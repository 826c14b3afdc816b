import 'server-only';
import type { Metadata } from 'next';
import { pathFor } from '../i18n/navigation';
import { translations } from '../i18n/translations';
import type { Locale } from '../markets';
import { pageMetadata } from '../seo/metadata';
import { routeTwins } from '../seo/route-twins';

/** Of the list of offers; a selection is not a page of its own for search engines. */
export async function jobListMetadata(locale: Locale, selected: boolean): Promise<Metadata> {
  const t = await translations(locale, 'careers');
  return pageMetadata(locale, {
    title: t('title'),
    description: t('metaDescription'),
    path: pathFor(locale, '/job-offers/list'),
    twins: routeTwins('/job-offers/list'),
    noindex: selected,
  });
}
