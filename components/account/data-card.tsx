import { button } from '@/components/ui/buttons.css';
import { Stack } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { AccountCard } from './account-card';
import { partTitle } from './account-card.css';
import type { Unfinished } from './account-form';
import { DeletionForm } from './deletion-form';
import type { Desk } from './desk';

type Props = { locale: Locale; desk: Desk; email: string; done: boolean; answer: Unfinished | null };

/** The customer's rights to their data: a copy, and deletion (GDPR, articles 15, 17 and 20). */
export async function DataCard({ locale, desk, email, done, answer }: Props) {
  const t = await translations(locale, 'customer');
  return (
    <AccountCard title={t('data.title')}>
      <Stack gap={3}>
        <h3 className={partTitle}>{t('data.export')}</h3>
        <p>{t('data.exportText')}</p>
        <p>
          {/* Not a page: the router must not prefetch it. */}
          <a href="/api/ecommerce/customer-export" className={button({ kind: 'secondary' })} download>
            {t('data.exportAction')}
          </a>
        </p>
      </Stack>
      <Stack gap={3}>
        <h3 className={partTitle}>{t('data.deletion')}</h3>
        <p>{t('data.deletionText', { email })}</p>
        <DeletionForm desk={desk} email={email} said={done ? 'deletion' : null} answer={answer} />
      </Stack>
    </AccountCard>
  );
}
