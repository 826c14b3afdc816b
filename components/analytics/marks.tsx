import { Watched } from '@/components/layout/islands';
import { beginCheckout, isPersonal, listedOf, SITE_MARK, type Site } from '@/lib/analytics/events';
import type { CartView } from '@/lib/cart/view';
import type { CatalogueCard } from '@/lib/catalogue/product';
import { WITHOUT_TAGS_MARK } from '@/lib/consent/rules';
import { env } from '@/lib/platform/env';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { SeenEvent } from './seen-event';

/** `id` and `name` of the list in GA4. */
type Props = { id: string; name?: string; cards: readonly CatalogueCard[] };

/** Rendered inside the element that holds the cards; nothing when none of them is sold, as on a shelf of medicines. */
export function WatchedList({ id, name = id, cards }: Props) {
  const products = env().TAG_MANAGER_ID ? cards.flatMap(listedOf) : [];
  return products.length > 0 && <Watched shown={{ kind: 'list', id, name, products }} />;
}

/** Rendered inside the element that announces something. `name` is its text. */
export const WatchedPromotion = ({ id, name }: { id: string; name: string }) =>
  env().TAG_MANAGER_ID ? <Watched shown={{ kind: 'promotion', id, name }} /> : null;

/** The site data for events in a locale; null where no tag manager is configured. */
async function siteOf(locale: Locale): Promise<Site | null> {
  if (!env().TAG_MANAGER_ID) return null;
  const t = await translations(locale, 'common');
  return {
    brand: t('brand'),
    products: pathFor(locale, '/products/[[...path]]'),
    advice: pathFor(locale, '/health/[[...path]]'),
  };
}

/** Once in each page: the site properties of events that are built in the browser. Nothing without a tag manager. */
export async function SiteMark({ locale }: { locale: Locale }) {
  const site = await siteOf(locale);
  return (
    site && <template id={SITE_MARK} data-brand={site.brand} data-products={site.products} data-advice={site.advice} />
  );
}

/**
 * In a page of results: no tags where the words look like personal data, which they would read in its address and title.
 * A form, which the browser sends, leads there: the page is always loaded.
 */
export const SearchMark = ({ query }: { query: string }) =>
  isPersonal('search_term', query) && <template id={WITHOUT_TAGS_MARK} />;

/** Reports `begin_checkout` on the last page before the payment, with the current cart. */
export async function BegunCheckout({ locale, cart }: { locale: Locale; cart: CartView }) {
  const site = await siteOf(locale);
  const event = site && beginCheckout(cart, site);
  return event && <SeenEvent event={event} />;
}
