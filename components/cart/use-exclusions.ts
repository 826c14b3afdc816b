'use client';
import { useTranslations } from 'next-intl';
import type { CartView } from '@/lib/cart/types';
import { exclusionWords } from '@/lib/delivery/words';

/** Why lines cannot be delivered where the cart goes, by line id. */
export function useExclusions(cart: CartView | null | undefined): Record<string, string> {
  const t = useTranslations('delivery');
  const said = (cart?.lines ?? []).map((line) => [
    line.id,
    exclusionWords(line.variant, cart?.deliveryAddress ?? null, t),
  ]);
  return Object.fromEntries(said.filter(([, words]) => words));
}
