import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { hidden } from '@/components/ui/text.css';
import { getHome } from '@/lib/editorial/pages';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { siteNodes } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { imageOf } from '@/lib/services/prismic/links';
import { draftRef } from '@/lib/services/prismic/preview';
import { firstBackground } from '@/lib/services/prismic/selects';
import { getSettings } from '@/lib/settings/queries';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

export async function generateMetadata({ params }: PageProps<'/[country]/[locale]'>): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const page = await getHome(locale, await draftRef(locale));
  if (!page) notFound();
  const { meta_title: title, meta_description: description, meta_image } = page.document.data;
  const image = imageOf(meta_image);
  return pageMetadata(locale, { title, description, image, path: pathFor(locale, '/'), alternates: page.alternates });
}

export default async function HomePage({ params }: PageProps<'/[country]/[locale]'>) {
  const locale = localeOf((await params).locale);
  const draft = await draftRef(locale);
  const page = await getHome(locale, draft);
  if (!page) notFound();
  const { slices, meta_title: title } = page.document.data;
  const { organisation } = await getSettings(locale, draft);
  const [first] = slices;
  const hasHeading = first?.slice_type === 'hero' && Boolean(first.primary.title);
  return (
    <PageFrame
      locale={locale}
      background={firstBackground(slices)}
      alternates={page.alternates}
      graph={siteNodes(
        {
          site: absoluteUrl(locale, '/'),
          home: absoluteUrl(locale, pathFor(locale, '/')),
          language: MARKETS[locale].tag,
        },
        organisation,
      )}
    >
      {!hasHeading && <h1 className={hidden}>{title || (await translations(locale, 'common'))('brand')}</h1>}
      <Slices slices={slices} locale={locale} draft={draft} opening />
    </PageFrame>
  );
}
