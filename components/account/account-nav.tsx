import { SignOutForm } from '@/components/sign-in/sign-in-form';
import { Link } from '@/components/ui/link';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import * as css from './account-frame.css';

/** The entries of the account navigation, in order, with their message keys. The favourites are a page of every visitor. */
export const LABELS = {
  '/my-account': 'nav.overview',
  '/my-account/orders': 'nav.orders',
  '/my-account/subscriptions': 'nav.subscriptions',
  '/favourites': 'nav.favourites',
  '/my-account/informations': 'nav.information',
  '/my-account/help': 'nav.help',
} as const;

export type AccountRoute = keyof typeof LABELS;
const ACCOUNT_ROUTES = Object.keys(LABELS) as AccountRoute[];

/** Where subscriptions are not to be changed here, an order, and the page before payment, say where they are. */
const isListed = (route: AccountRoute): boolean =>
  route !== '/my-account/subscriptions' || customerCapabilities().hasSubscriptions;

type Props = {
  locale: Locale;
  current: AccountRoute;
  /** Path of the current page: an entry with this path is the page itself, an entry above it is only its parent. */
  path: string;
};

/** The pages of the account, and sign-out. */
export async function AccountNav({ locale, current, path }: Props) {
  const [t, common] = await Promise.all([translations(locale, 'account'), translations(locale, 'common')]);
  return (
    <nav aria-label={t('nav.label')} className={css.nav}>
      <ul className={css.list}>
        {ACCOUNT_ROUTES.filter(isListed).map((route) => {
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
          <SignOutForm locale={locale} lost={common('lost')}>
            {t('nav.signOut')}
          </SignOutForm>
        </li>
      </ul>
    </nav>
  );
}
