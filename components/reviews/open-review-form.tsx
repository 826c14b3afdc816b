'use client';
import type { ReactNode } from 'react';
import { ButtonForm } from '@/components/cart/button-form';
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
export const OpenReviewForm = ({ locale, order, variantId, ...button }: Props) => (
  <ButtonForm
    action={openReview}
    onReply={(to) => location.assign(to)}
    fields={{ locale, order, variantId }}
    kind="secondary"
    {...button}
  />
);
