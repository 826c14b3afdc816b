import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { getReminderLinks } from '@/lib/reminders/queries';
import { openReview } from '@/lib/reviews/actions';
import type { ReviewableLine } from '@/lib/reviews/queries';
import { AccountCard } from './account-card';

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
            <ActionForm key={variantId} action={openReview} lost={t('order.unavailable')}>
              <HiddenFields fields={{ locale, order, variantId }} />
              <SubmitButton kind="secondary">{t('order.write', { product })}</SubmitButton>
            </ActionForm>
          ),
        )}
      </Stack>
    </AccountCard>
  );
}

/** For what was bought and is used up: a mail in time, without a subscription. Nothing when no product offers it. */
export async function OrderReminders({ locale, hrefs }: { locale: Locale; hrefs: readonly string[] }) {
  const links = await getReminderLinks(locale, hrefs);
  if (links.length === 0) return null;
  const t = await translations(locale, 'forms');
  return (
    <AccountCard title={t('reminder.order')}>
      <p>{t('reminder.intro')}</p>
      <ButtonRow>
        {links.map(({ title, href }) => (
          <ButtonLink key={href} href={href} prefetch={false} kind="secondary">
            {t('reminder.title', { name: title })}
          </ButtonLink>
        ))}
      </ButtonRow>
    </AccountCard>
  );
}
