import { beginCheckout } from '@/lib/analytics/events';
import { siteOf } from '@/lib/analytics/site';
import type { CartView } from '@/lib/cart/types';
import type { Locale } from '@/lib/platform/markets';
import { SeenEvent } from './seen-event';

/** Reports `begin_checkout` on the last page before the payment, with the current cart. */
export async function BegunCheckout({ locale, cart }: { locale: Locale; cart: CartView }) {
  const site = await siteOf(locale);
  const event = site && beginCheckout(cart, site);
  return event && <SeenEvent event={event} />;
}
