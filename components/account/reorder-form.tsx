'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react';
import { type FormAction, HiddenFields } from '@/components/cart/hidden-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { adopt } from '@/lib/cart/client';
import { reorder } from '@/lib/orders/actions';
import { REORDER_ID } from '@/lib/orders/reorder';
import type { Locale } from '@/lib/platform/markets';

type Props = {
  locale: Locale;
  /** Order number. */
  order: string;
  /** Message shown when the connection fails. */
  lost: string;
  children: ReactNode;
};

/** A plain form post without JavaScript. With it, one submission at a time, and the cart in the header is updated. */
export function ReorderForm({ locale, order, lost, children }: Props) {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [isLost, setLost] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    form.set('scripted', '1');
    setLost(false);
    start(async () => {
      const reply = await reorder(form).catch(() => null);
      if (reply?.cart) adopt(reply.cart);
      if (!reply) return setLost(true);
      // The same result a second time changes nothing on the page: moving the focus makes screen readers announce it again.
      if (new URL(reply.to, location.href).href === location.href) document.getElementById(REORDER_ID)?.focus();
      router.push(reply.to);
    });
  };

  return (
    <form action={reorder as unknown as FormAction} onSubmit={submit}>
      <HiddenFields fields={{ locale, order }} />
      <Button type="submit" busy={isBusy}>
        {children}
      </Button>
      {isLost && (
        <Notice tone="error" size="small" live>
          {lost}
        </Notice>
      )}
    </form>
  );
}
