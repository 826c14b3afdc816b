import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { ErrorView, errorPicture } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { REFUSAL_REASONS } from '@/lib/platform/request';
import { APPLICATION_UPLOAD_BYTES, MAX_ATTACHMENTS_BYTES, MAX_UPLOAD_BYTES } from '@/lib/uploads/limits';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/post-refused/[reason]'>;

export const generateStaticParams = () => REFUSAL_REASONS.map((reason) => ({ reason }));

const reasonOf = (segment: string) => REFUSAL_REASONS.find((each) => each === segment) ?? notFound();
const megabytes = (bytes: number): number => bytes / 1_048_576;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, reason } = await params;
  const locale = localeOf(segment);
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const title = t(`refused.${reasonOf(reason)}.title`);
  return { title: common('titleTemplate', { title, brand: common('brand') }), robots: { index: false } };
}

/** Shown to a visitor without JavaScript whose form post was rejected before it was processed (server/reject-request.ts). */
export default async function PostRefused({ params }: Props) {
  const { locale: segment, reason: name } = await params;
  const locale = localeOf(segment);
  const reason = reasonOf(name);
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const limits = {
    file: megabytes(MAX_UPLOAD_BYTES),
    resume: megabytes(APPLICATION_UPLOAD_BYTES),
    total: megabytes(MAX_ATTACHMENTS_BYTES),
  };
  return (
    <PageFrame locale={locale} background="Aqua">
      <ErrorView
        code={t('refused.label')}
        title={t(`refused.${reason}.title`)}
        summary={`${t('refused.back')} ${t(`refused.${reason}.change`, limits)} ${t('refused.help')}`}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={<ButtonLink href={pathFor(locale, '/')}>{common('error.action')}</ButtonLink>}
      />
    </PageFrame>
  );
}
