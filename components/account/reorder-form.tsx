'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { HiddenFields } from '@/components/ui/field';
import { adopt, inTurn } from '@/lib/cart/client';
import { reorder } from '@/lib/orders/actions';
import { REORDER_ID } from '@/lib/orders/rules';
import type { Locale } from '@/lib/platform/markets';

type Props = {
  locale: Locale;
  /** Order number. */
  order: string;
  /** Message shown when the connection fails. */
  lost: string;
  children: ReactNode;
};

/** A plain form post without JavaScript. With it, the cart in the header is updated. */
export function ReorderForm({ locale, order, lost, children }: Props) {
  const router = useRouter();

  function follow({ to, cart }: Awaited<ReturnType<typeof reorder>>): void {
    if (cart) adopt(cart);
    // The same result a second time changes nothing on the page: moving the focus makes screen readers announce it again.
    if (new URL(to, location.href).href === location.href) document.getElementById(REORDER_ID)?.focus();
    router.push(to);
  }

  return (
    <ActionForm action={reorder} inTurn={inTurn} onReply={follow} lost={lost}>
      <HiddenFields fields={{ locale, order }} />
      <SubmitButton>{children}</SubmitButton>
    </ActionForm>
  );
}
