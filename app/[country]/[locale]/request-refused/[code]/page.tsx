import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorPage, PageFrame } from '@/components/layout/page-frame';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { REFUSED_CODES } from '@/lib/platform/request';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/request-refused/[code]'>;

export const generateStaticParams = () => REFUSED_CODES.map((code) => ({ code }));

const codeOf = (segment: string) => REFUSED_CODES.find((each) => each === segment) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const t = await translations(localeOf(locale), 'common');
  const title = t('titleTemplate', { title: t(`error.${codeOf(code)}.title`), brand: t('brand') });
  return { title, robots: { index: false } };
}

/** Response to a request whose URL cannot be parsed (server/reject-request.ts). */
export default async function RequestRefused({ params }: Props) {
  const { locale: segment, code } = await params;
  const locale = localeOf(segment);
  return (
    <PageFrame locale={locale} background="Aqua">
      <ErrorPage locale={locale} code={codeOf(code)} />
    </PageFrame>
  );
}
