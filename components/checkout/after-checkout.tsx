'use client';
import { useEffect } from 'react';
import { trackPurchase } from '@/lib/analytics/shop';
import { countIn } from '@/lib/cart/count';
import { readCookies, siteDataChanged } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';

/**
 * On the way back from the checkout the strict cart cookie is not sent with the page. This same-origin read is sent with
 * it: the service says that the cart has become an order, and the cookie goes. The same on a page that found the cart gone.
 */
export function AfterCheckout({ locale, order }: { locale: Locale; order: string | null }) {
  useEffect(() => {
    if (!order && countIn(readCookies()) === 0) return;
    endCart(locale, order)
      // Without an answer the cart is read again at the next visit: nothing to say on a page of thanks.
      .catch(() => undefined);
  }, [locale, order]);
  return null;
}

async function endCart(locale: Locale, order: string | null): Promise<void> {
  const response = await fetch(`/api/ecommerce/cart?locale=${locale}`);
  siteDataChanged();
  if (order && response.ok && (await response.json()) === null) trackPurchase(order);
}
