import { AccountCard } from '@/components/account/account-card';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { getReminderLinks } from '@/lib/reminders/queries';

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
