'use client';
import { useEffect } from 'react';
import { trackPurchase } from '@/lib/analytics/track';
import { readCookies, siteDataChanged } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import { countIn } from '@/lib/session/cookies';

/**
 * On the return from the checkout the SameSite=Strict cart cookie is not sent with the page. This same-origin request sends it:
 * the service reports that the cart has become an order, and the response deletes the cookie. The same applies on a page that
 * found the cart gone.
 */
export function AfterCheckout({ locale, order }: { locale: Locale; order: string | null }) {
  useEffect(() => {
    if (!order && countIn(readCookies()) === 0) return;
    endCart(locale, order)
      // On failure the cart is read again at the next visit: the thank-you page shows no error.
      .catch(() => undefined);
  }, [locale, order]);
  return null;
}

async function endCart(locale: Locale, order: string | null): Promise<void> {
  const response = await fetch(`/api/ecommerce/cart?locale=${locale}`);
  siteDataChanged();
  if (order && response.ok && (await response.json()) === null) trackPurchase(order);
}
