import 'server-only';
import { env } from '../platform/env';
import { pathFor } from '../platform/i18n/routes';
import { translations } from '../platform/i18n/translations';
import type { Locale } from '../platform/markets';
import type { Site } from './events';

/** The site data for events in a locale; null where no tag manager is configured. */
export async function siteOf(locale: Locale): Promise<Site | null> {
  if (!env().TAG_MANAGER_ID) return null;
  const t = await translations(locale, 'common');
  return {
    brand: t('brand'),
    products: pathFor(locale, '/products/[[...path]]'),
    advice: pathFor(locale, '/health/[[...path]]'),
  };
}
