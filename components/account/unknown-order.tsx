import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { AccountCard } from './account-card';
import { AccountFrame } from './account-frame';
import { orderTwins } from './order-paths';
import { orderTitle } from './order-title';

type Props = { locale: Locale; number: string; path: string };

/** The same for a number that nobody has and for one of somebody else. The page for lost addresses would be blank here without script. */
export async function UnknownOrder({ locale, number, path }: Props) {
  const t = await translations(locale, 'account');
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={orderTitle(number, t)}
      path={path}
      twins={orderTwins(number)}
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
