import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { ErrorView, errorPicture } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

const ROUTE = '/preview-expired';
type Props = PageProps<'/[country]/[locale]/preview-expired'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'pages');
  return pageMetadata(locale, { title: t('preview.expiredTitle'), path: pathFor(locale, ROUTE), noindex: true });
}

/** Shown to an editor whose preview has expired: the draft is safe, only the preview link is invalid. */
export default async function PreviewExpiredPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  return (
    <PageFrame locale={locale} background="Aqua">
      <ErrorView
        code={common('error.label', { code: '410' })}
        title={t('preview.expiredTitle')}
        summary={t('preview.expired')}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={<ButtonLink href={pathFor(locale, '/')}>{common('error.action')}</ButtonLink>}
      />
    </PageFrame>
  );
}
