import { AutoRefresh } from '@/components/checkout/auto-refresh';
import { Onward } from '@/components/sign-in/bare-page';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { Closed } from '@/lib/session/account';
import { loginPath, shopTokenPath, throughAuth } from '@/lib/session/redirect-path';
import { AccountCard } from './account-card';
import { AccountFrame } from './account-frame';
import { orderAlternates, orderTitle } from './order-paths';

type AccountTroubleProps = {
  locale: Locale;
  status: Closed;
  /** Path of the page itself, to request it again. */
  path: string;
};

/**
 * Shown in place of the shop's data: what happened, that nothing is lost, and what the customer can do; or a redirect that
 * resolves it.
 */
export async function AccountTrouble({ locale, status, path }: AccountTroubleProps) {
  const t = await translations(locale, 'account');
  if (status === 'signedOut') return <Onward href={loginPath(locale, path)}>{t('trouble.onward')}</Onward>;
  if (status === 'noToken') return <Onward href={throughAuth(path)}>{t('trouble.onward')}</Onward>;
  const retryLink = (
    <ButtonLink href={path} prefetch={false} kind={status === 'refused' ? 'secondary' : 'primary'}>
      {t('trouble.retry')}
    </ButtonLink>
  );
  return (
    <AccountCard title={t(`trouble.${status}.title`)}>
      <p>{t(`trouble.${status}.text`)}</p>
      {status === 'unavailable' && <AutoRefresh before={shopTokenPath(path)} />}
      <ButtonRow>
        {status === 'refused' && (
          <ButtonLink href={pathFor(locale, '/contact')}>{t('trouble.refused.action')}</ButtonLink>
        )}
        {retryLink}
      </ButtonRow>
    </AccountCard>
  );
}

type UnknownOrderProps = { locale: Locale; number: string; path: string };

/**
 * The same message for an unknown order number and for the order of somebody else. The 404 page would be blank here without
 * JavaScript.
 */
export async function UnknownOrder({ locale, number, path }: UnknownOrderProps) {
  const t = await translations(locale, 'account');
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={orderTitle(number, t)}
      path={path}
      alternates={orderAlternates(number)}
    >
      <AccountCard title={t('order.unknown.title')}>
        <p>{t('order.unknown.text')}</p>
        <ButtonRow>
          <ButtonLink href={pathFor(locale, '/my-account/orders')}>{t('order.back')}</ButtonLink>
        </ButtonRow>
      </AccountCard>
    </AccountFrame>
  );
}
