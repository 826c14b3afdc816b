import { SignOutForm } from '@/components/session/sign-out-form';
import { Link } from '@/components/ui/link';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './account-nav.css';
import { ACCOUNT_ROUTES, type AccountRoute, LABELS } from './account-routes';

type Props = {
  locale: Locale;
  current: AccountRoute;
  /** Of the page that is shown: its own entry is the page, the entry above it is only where one is. */
  path: string;
};

/** The pages of the account, and the way out. */
export async function AccountNav({ locale, current, path }: Props) {
  const t = await translations(locale, 'account');
  return (
    <nav aria-label={t('nav.label')} className={css.nav}>
      <ul className={css.list}>
        {ACCOUNT_ROUTES.map((route) => {
          const href = pathFor(locale, route);
          const mark = href === path ? 'page' : 'true';
          return (
            <li key={route} className={css.item}>
              <Link
                href={href}
                prefetch={false}
                className={css.entry}
                aria-current={route === current ? mark : undefined}
              >
                {t(LABELS[route])}
              </Link>
            </li>
          );
        })}
        <li className={css.item}>
          <SignOutForm locale={locale}>{t('nav.signOut')}</SignOutForm>
        </li>
      </ul>
    </nav>
  );
}
