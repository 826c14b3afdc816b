'use client';
import { useEffect } from 'react';
import { trackPurchase } from '@/lib/analytics/shop';
import { countChanged } from '@/lib/cart/use-cart-count';
import type { Locale } from '@/lib/markets';

/**
 * On the way back from the checkout the strict cart cookie is not sent with the page. This same-origin read is sent with
 * it: the service says that the cart has become an order, and the cookie goes.
 */
export function AfterCheckout({ locale, order }: { locale: Locale; order: string | null }) {
  useEffect(() => {
    endCart(locale, order)
      // Without an answer the cart is read again at the next visit: nothing to say on a page of thanks.
      .catch(() => undefined);
  }, [locale, order]);
  return null;
}

async function endCart(locale: Locale, order: string | null): Promise<void> {
  const response = await fetch(`/api/ecommerce/cart?locale=${locale}`);
  countChanged();
  if (order && response.ok && (await response.json()) === null) trackPurchase(order);
}
