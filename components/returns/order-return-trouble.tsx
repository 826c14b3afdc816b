import { AccountFrame } from '@/components/account/account-frame';
import { AccountTrouble } from '@/components/account/account-trouble';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Closed } from '@/lib/session/account';

type Props = { locale: Locale; path: string; status: Closed };

/** While the shop does not show the order, one can withdraw without it: the time does not wait for the shop. */
export async function OrderReturnTrouble({ locale, path, status }: Props) {
  const t = await translations(locale, 'withdrawal');
  return (
    <AccountFrame locale={locale} current="/my-account/orders" title={t('order.title')} path={path}>
      <Stack gap={5}>
        <AccountTrouble locale={locale} status={status} path={path} />
        <Notice>
          <p>{t('order.guest')}</p>
          <Link href={pathFor(locale, '/withdrawal')} className={textLink}>
            {t('order.guestLink')}
          </Link>
        </Notice>
      </Stack>
    </AccountFrame>
  );
}
