import { locale as localeParam } from 'next/root-params';
import { NotFound } from '@/components/layout/islands';
import { PageFrame } from '@/components/layout/page-frame';
import { localeOf } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';

/** For a URL whose document was deleted; unknown URLs are handled by `[...rest]`. */
export default async function NotFoundPage() {
  const locale = localeOf(await localeParam());
  return (
    <PageFrame locale={locale} background="Aqua">
      <NotFound lang={MARKETS[locale].tag} />
    </PageFrame>
  );
}
