import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './withdrawal-aside.css';

const OTHERS = [
  ['/my-account/orders', 'how.account'],
  ['/returns', 'how.returns'],
  ['/contact', 'how.write'],
] as const;

/** What follows from a withdrawal, and the other ways to declare one. */
export async function WithdrawalAside({ locale }: { locale: Locale }) {
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
