import { LookAgain } from '@/components/checkout/look-again';
import { Onward } from '@/components/session/onward';
import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Closed } from '@/lib/session/account';
import { loginPath, throughAuth } from '@/lib/session/gate';
import { AccountCard } from './account-card';

type Props = {
  locale: Locale;
  status: Closed;
  /** Of the page itself, to ask for it again. */
  path: string;
};

/** In the place of what the shop should have said: what happened, that nothing is lost, and what one can do; or the way that leads to it. */
export async function AccountTrouble({ locale, status, path }: Props) {
  const t = await translations(locale, 'account');
  if (status === 'signedOut') return <Onward href={loginPath(locale, path)}>{t('trouble.onward')}</Onward>;
  if (status === 'noToken') return <Onward href={throughAuth(path)}>{t('trouble.onward')}</Onward>;
  const again = (
    <ButtonLink href={path} prefetch={false} kind={status === 'refused' ? 'secondary' : 'primary'}>
      {t('trouble.again')}
    </ButtonLink>
  );
  return (
    <AccountCard title={t(`trouble.${status}.title`)}>
      <p>{t(`trouble.${status}.text`)}</p>
      {status === 'unavailable' && <LookAgain />}
      <ButtonRow>
        {status === 'refused' && (
          <ButtonLink href={pathFor(locale, '/contact')}>{t('trouble.refused.action')}</ButtonLink>
        )}
        {again}
      </ButtonRow>
    </AccountCard>
  );
}
