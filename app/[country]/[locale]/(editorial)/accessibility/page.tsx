import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccessibilityView } from '@/components/editorial/page-views';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { getAccessibilityStatement } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/accessibility'>;

async function read({ params }: Props) {
  const locale = localeOf((await params).locale);
  const page = await getAccessibilityStatement(locale, await draftRef(locale));
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  const { data } = page.document;
  return pageMetadata(locale, {
    ...pageMetaOf(data),
    path: pathFor(locale, '/accessibility'),
    alternates: page.alternates,
  });
}

export default async function AccessibilityPage(props: Props) {
  return <AccessibilityView {...(await read(props))} />;
}
