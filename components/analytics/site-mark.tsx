import { SITE_MARK } from '@/lib/analytics/events';
import { siteOf } from '@/lib/analytics/site';
import type { Locale } from '@/lib/platform/markets';

/** Once in each page: the site properties of events that are built in the browser. Nothing without a tag manager. */
export async function SiteMark({ locale }: { locale: Locale }) {
  const site = await siteOf(locale);
  return (
    site && <template id={SITE_MARK} data-brand={site.brand} data-products={site.products} data-advice={site.advice} />
  );
}
