'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cartQueries } from '@/lib/cart/client';
import type { CartView } from '@/lib/cart/view';
import { exclusionWords } from '@/lib/delivery/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';

/** Why lines cannot be delivered to the cart's address, by line id. */
export function useExclusions(cart: CartView | null | undefined): Record<string, string> {
  const t = useTranslations('delivery');
  const entries = (cart?.lines ?? []).map((line) => [
    line.id,
    exclusionWords(line.variant, cart?.deliveryAddress ?? null, t),
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words));
}

type Messages = ComponentProps<typeof NextIntlClientProvider>['messages'];

export function CartProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const [queries] = useState(cartQueries);
  return (
    <NextIntlClientProvider locale={MARKETS[locale].tag} messages={messages} timeZone="Europe/Paris">
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}
