import type { ReactNode } from 'react';
import { WatchedPromotion } from '@/components/analytics/marks';
import { CartButton } from '@/components/cart/cart-drawer';
import { SearchTool } from '@/components/search/search-tool';
import { SkipLink } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { absoluteUrl, pathFor, sectionOf } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { siteNodes } from '@/lib/seo/json-ld';
import { draftRef } from '@/lib/services/prismic/preview';
import { getSettings, type SiteSettings } from '@/lib/settings/queries';
import { DraftBar } from './draft-bar';
import { Footer, FooterNewsletter } from './footer';
import * as css from './frame.css';
import { Header, marketNames } from './header';
import { AccountLinkClient, ManageCookies } from './islands';
import { JsonLd } from './page-frame';
import type { LinkItem, NavEntry } from './types';

/** One line and one link, shown on the shop, its three sub-listings and the products that are sold. */
export function PreHeader({ label, text, link }: { label: string; text: string; link?: LinkItem }) {
  return (
    <aside className={css.bar} aria-label={label}>
      <Container className={css.line}>
        <p>
          {text}{' '}
          {link && (
            <Link className={css.link} href={link.href} prefetch={false}>
              {link.text}
            </Link>
          )}
        </p>
        <WatchedPromotion id="announcement" name={text} />
      </Container>
    </aside>
  );
}

/** Layout that persists while pages change: announcement, header and footer, in the language of the locale. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const ref = await draftRef(locale);
  const [settings, t, consent, session, market] = await Promise.all([
    getSettings(locale, ref),
    translations(locale, 'common'),
    translations(locale, 'consent'),
    translations(locale, 'session'),
    marketNames(locale),
  ]);
  const words = {
    home: t('home'),
    name: t('brand'),
    navigation: t('navigation'),
    menu: t('menu'),
    openMenu: t('openMenu'),
    closeMenu: t('closeMenu'),
    all: t('seeAll'),
  };
  const { preHeader: notice, footer, organisation } = settings;
  const { shop, tag } = MARKETS[locale];
  return (
    <>
      <SkipLink to="#main">{t('skip')}</SkipLink>
      {ref && <DraftBar locale={locale} draft={ref} />}
      {notice && <PreHeader label={t('announcement')} text={notice.text} link={notice.link ?? undefined} />}
      <Header
        homeHref={pathFor(locale, '/')}
        words={words}
        entries={entriesOf(locale, settings, t('products'))}
        market={market}
        // Between the products and the legal information.
        more={footer.columns.slice(1, -1)}
        account={shop ? { href: pathFor(locale, '/my-account'), text: session('link.account') } : undefined}
      >
        <SearchTool locale={locale} frequent={settings.frequentSearches} />
        {shop && (
          <>
            <AccountLink locale={locale} />
            <CartButton locale={locale} />
          </>
        )}
      </Header>
      {children}
      <Footer {...footer} newsletter={<FooterNewsletter locale={locale} words={footer.newsletter} />}>
        <ManageCookies>{consent('manage')}</ManageCookies>
      </Footer>
      <JsonLd
        nodes={siteNodes(
          { site: absoluteUrl(locale, '/'), home: absoluteUrl(locale, pathFor(locale, '/')), language: tag },
          organisation,
        )}
      />
    </>
  );
}

function entriesOf(locale: Locale, { menu, promo, headerLinks }: SiteSettings, products: string): NavEntry[] {
  const links = headerLinks.map((link) => ({ ...link, section: sectionOf(locale, link.href) }));
  const within = links.flatMap(({ section }) => (section?.startsWith('products') ? [section] : []));
  const mega: NavEntry = {
    href: pathFor(locale, '/products/[[...path]]'),
    text: products,
    section: 'products',
    ...(within.length > 0 && { except: within }),
    shelves: menu,
    promo: promo
      ? {
          href: promo.link.href,
          title: promo.title,
          text: promo.text,
          image: promo.image ? { ...promo.image, service: 'prismic' } : undefined,
        }
      : undefined,
  };
  return [mega, ...links];
}

/** The link to the account from every page; a visitor who is not signed in is redirected from there to the login. */
async function AccountLink({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'session');
  const words = {
    signIn: t('link.signIn'),
    account: t('link.account'),
    expired: t('signInAgain.toast'),
    signInAgain: t('signInAgain.button'),
  };
  return (
    <AccountLinkClient href={pathFor(locale, '/my-account')} loginPath={pathFor(locale, '/login')} words={words} />
  );
}
