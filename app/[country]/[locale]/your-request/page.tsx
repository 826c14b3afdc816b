import type { Metadata } from 'next';
import { connection } from 'next/server';
import { DoneView, LinkView, RefusedView } from '@/components/links/link-view';
import { readRefusedForm } from '@/lib/forms/refused-form';
import { readLink, readLinkQuery } from '@/lib/links/signed';
import { env } from '@/lib/platform/env';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/seo/metadata';

// The content depends on the link: the page is rendered per request, and no search engine may index it.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/your-request'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'forms');
  const path = pathFor(locale, '/your-request');
  const metadata = await pageMetadata(locale, {
    title: t('link.title'),
    description: t('link.metaDescription'),
    path,
    noindex: true,
  });
  // The URL contains the token: not even the next page of this site receives it as referrer, where tags could read it.
  return { ...metadata, referrer: 'strict-origin' };
}

export default async function YourRequest({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  const query = readLinkQuery(await searchParams);
  // Whether the link has expired must be checked on each request.
  await connection();
  const { token, form, outcome } = query;
  if (!token && form && outcome === 'done') return <DoneView locale={locale} form={form} />;
  if (!token && form) return <RefusedView locale={locale} form={form} refused={await readRefusedForm(form)} />;
  return <LinkView locale={locale} {...query} link={readLink(query.token, env().FORMS_SECRET)} />;
}
