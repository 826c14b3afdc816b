'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react';
import { ButtonForm } from '@/components/cart/button-form';
import type { FormAction } from '@/components/cart/hidden-fields';
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
    <ButtonForm
      action={reorder as unknown as FormAction}
      onSubmit={submit}
      fields={{ locale, order }}
      busy={isBusy}
      problem={isLost ? lost : null}
    >
      {children}
    </ButtonForm>
  );
}
