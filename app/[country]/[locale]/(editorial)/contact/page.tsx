import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactView } from '@/components/contact/contact-view';
import { getContactPage } from '@/lib/contact/queries';
import { localeOf } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/contact'>;

async function read({ params }: Props) {
  const locale = localeOf((await params).locale);
  const page = await getContactPage(locale, await draftRef(locale));
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  return pageMetadata(locale, { ...page.meta, path: page.path, alternates: page.alternates });
}

export default async function Contact(props: Props) {
  return <ContactView {...(await read(props))} />;
}
