'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cartQueries } from '@/lib/cart/client';
import { type Locale, MARKETS } from '@/lib/markets';

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
