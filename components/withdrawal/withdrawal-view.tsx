import { HeroPage } from '@/components/editorial/hero-page';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Split, Stack } from '@/components/ui/section';
import { muted, textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { declareWithdrawal } from '@/lib/withdrawal/actions';
import * as css from './withdrawal.css';
import { ContractFields, PersonFields, ReasonField, withdrawalWords } from './withdrawal-fields';
import { WithdrawalForm } from './withdrawal-form';

const OTHERS = [
  ['/my-account/orders', 'how.account'],
  ['/returns', 'how.returns'],
  ['/contact', 'how.write'],
] as const;

/** The consequences of a withdrawal, and the other ways to declare one. */
async function WithdrawalAside({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <Stack gap={4}>
      <h2>{t('how.title')}</h2>
      <ol className={css.steps}>
        <li>{t('how.steps.declare')}</li>
        <li>{t('how.steps.sendBack')}</li>
        <li>{t('how.steps.refund')}</li>
      </ol>
      <p>{t('how.sealed')}</p>
      <p>{t('how.late')}</p>
      <h3>{t('how.others')}</h3>
      <ul className={css.others}>
        {OTHERS.map(([route, key]) => (
          <li key={route}>
            <Link href={pathFor(locale, route)} className={cx(textLink, css.link)} prefetch={false}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const ROUTE = '/withdrawal';

/** The online withdrawal function for everybody: no account, no bot check, no reason required. */
export async function WithdrawalView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'withdrawal');
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates(ROUTE)}
      trail={[{ text: t('title'), href: pathFor(locale, ROUTE) }]}
      title={t('heading')}
      intro={<p>{t('intro')}</p>}
    >
      <Split>
        <WithdrawalForm
          locale={locale}
          action={declareWithdrawal}
          from="guest"
          words={await withdrawalWords(locale)}
          submit={t('fields.submit')}
          note={<p className={muted}>{t('fields.note')}</p>}
        >
          <PersonFields locale={locale} />
          <ContractFields locale={locale} />
          <ReasonField locale={locale} />
        </WithdrawalForm>
        <WithdrawalAside locale={locale} />
      </Split>
    </HeroPage>
  );
}
