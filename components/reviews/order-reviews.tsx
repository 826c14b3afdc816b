import { AccountCard } from '@/components/account/account-card';
import { ButtonForm } from '@/components/cart/button-form';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { openReview } from '@/lib/reviews/actions';
import type { ReviewableLine } from '@/lib/reviews/queries';

type Props = {
  locale: Locale;
  /** Order number. */
  order: string;
  lines: readonly ReviewableLine[];
  /** The button has led back here: the store did not respond. */
  failed: boolean;
};

/** What the customer may review in an order, and what has become of the reviews. Nothing when there is nothing. */
export async function OrderReviews({ locale, order, lines, failed }: Props) {
  const t = await translations(locale, 'reviews');
  if (lines.length === 0 && !failed) return null;
  return (
    <AccountCard title={t('order.title')}>
      {failed && (
        <Notice tone="error" live>
          {t('order.unavailable')}
        </Notice>
      )}
      <Stack gap={3}>
        {lines.map(({ variantId, title: product, state }) =>
          state ? (
            <p key={variantId}>{t(`order.${state}`, { product })}</p>
          ) : (
            // Leads to the form with a page load: its address contains a token, and scripts of third parties that the visitor
            // has accepted on this page would read it after a navigation of the router.
            <ButtonForm
              key={variantId}
              action={openReview}
              fields={{ locale, order, variantId }}
              kind="secondary"
              lost={t('order.unavailable')}
            >
              {t('order.write', { product })}
            </ButtonForm>
          ),
        )}
      </Stack>
    </AccountCard>
  );
}
