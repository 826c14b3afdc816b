import 'server-only';
import type { Metadata } from 'next';
import { translations } from '../i18n/translations';
import type { Locale } from '../markets';

/** For a page that is one visitor's own: its title with the house's name, and no place in a search engine. */
export async function ownMetadata(locale: Locale, title: string): Promise<Metadata> {
  const t = await translations(locale, 'common');
  return { title: t('titleTemplate', { title, brand: t('brand') }), robots: { index: false } };
}
