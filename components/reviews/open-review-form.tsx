'use client';
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react';
import { ButtonForm } from '@/components/cart/button-form';
import type { FormAction } from '@/components/cart/hidden-fields';
import type { Locale } from '@/lib/platform/markets';
import { openReview } from '@/lib/reviews/actions';

type Props = {
  locale: Locale;
  /** Order number. */
  order: string;
  variantId: string;
  /** Message shown when the connection fails. */
  lost: string;
  children: ReactNode;
};

/**
 * Leads to the form of a review, with a page load of its own: its address contains a token, and scripts of third parties
 * that the visitor has accepted on this page would read it after a navigation of the router.
 */
export function OpenReviewForm({ locale, order, variantId, lost, children }: Props) {
  const [isBusy, start] = useTransition();
  const [isLost, setLost] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setLost(false);
    start(async () => {
      const to = await openReview(form).catch(() => null);
      if (to === null) setLost(true);
      else location.assign(to);
    });
  };

  return (
    <ButtonForm
      action={openReview as unknown as FormAction}
      onSubmit={submit}
      fields={{ locale, order, variantId }}
      kind="secondary"
      busy={isBusy}
      problem={isLost ? lost : null}
    >
      {children}
    </ButtonForm>
  );
}
