'use client';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { QuantityForm } from './quantity-form';

type Props = ComponentProps<typeof QuantityForm> &
  Required<Pick<ComponentProps<typeof NextIntlClientProvider>, 'messages'>>;

/** The form with the words that it counts in. */
export const Counter = ({ messages, ...form }: Props) => (
  <NextIntlClientProvider locale={form.tag} messages={messages} timeZone="Europe/Paris">
    <QuantityForm {...form} />
  </NextIntlClientProvider>
);
