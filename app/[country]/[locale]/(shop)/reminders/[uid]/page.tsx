import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReminderView, reminderAlternates } from '@/components/reminders/reminder-view';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { getReminderPage, reminderPath } from '@/lib/reminders/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/reminders/[uid]'>;

/** Few products have such a page: each is rendered at its first visit. */
export const generateStaticParams = () => [{ uid: 'none' }];

async function read({ params }: Props) {
  const { locale: segment, uid } = await params;
  const locale = localeOf(segment);
  const page = MARKETS[locale].shop
    ? await getReminderPage(locale, decodeURIComponent(uid), await draftRef(locale))
    : null;
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  const t = await translations(locale, 'forms');
  return pageMetadata(locale, {
    title: t('reminder.title', { name: page.title }),
    description: t('reminder.metaDescription'),
    path: reminderPath(locale, page.href),
    alternates: reminderAlternates(page),
    noindex: true,
  });
}

export default async function RemindersPage(props: Props) {
  return <ReminderView {...(await read(props))} />;
}
