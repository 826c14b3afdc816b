import '@/components/theme/global.css';
import '@/components/theme/all.generated.css';
import { notFound } from 'next/navigation';
import { preconnect } from 'react-dom';
import { SiteMark } from '@/components/analytics/marks';
import { Consent, PageListeners, ToastRegion, WebVitals } from '@/components/layout/islands';
import { CartDrawer, SiteFrame } from '@/components/layout/site-frame';
import { fontClasses } from '@/components/theme/fonts';
import { servicesOf } from '@/lib/consent/rules';
import { getLegalHref } from '@/lib/editorial/pages';
import { imageOrigins } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { LOCALES, MARKETS, marketOf } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ country: MARKETS[locale].country, locale }));
}

export default async function RootLayout({ children, params }: LayoutProps<'/[country]/[locale]'>) {
  const { country, locale } = await params;
  const market = marketOf(country, locale);
  if (!market) notFound();
  const [t, common, cookiesHref] = await Promise.all([
    translations(localeOf(locale), 'consent'),
    translations(localeOf(locale), 'common'),
    draftRef(market.locale).then((ref) => getLegalHref('cookies', market.locale, ref)),
  ]);
  for (const origin of imageOrigins(env())) preconnect(origin);
  return (
    <html lang={market.tag} className={fontClasses}>
      <body>
        <Consent
          language={market.language}
          services={servicesOf(env())}
          announcement={t('announcement')}
          cookiesHref={cookiesHref}
        />
        <SiteMark locale={market.locale} />
        <SiteFrame locale={market.locale}>{children}</SiteFrame>
        {market.shop && <CartDrawer locale={market.locale} />}
        <ToastRegion close={common('close')} />
        <PageListeners />
        <WebVitals market={market.locale} share={env().WEB_VITALS_SHARE} />
      </body>
    </html>
  );
}
