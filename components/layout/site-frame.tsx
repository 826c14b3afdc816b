import type { ReactNode } from 'react';
import { CartButton } from '@/components/cart/cart-button';
import { SearchTool } from '@/components/search/search-tool';
import { AccountLink } from '@/components/session/account-link';
import type { Crumb } from '@/components/ui/breadcrumb';
import { absoluteUrl, pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { LOCALES, type Locale, MARKETS } from '@/lib/markets';
import { draftRef } from '@/lib/prismic/preview';
import type { Twins } from '@/lib/prismic/twins';
import type { Node } from '@/lib/seo/json-ld';
import { getSettings, type SiteSettings } from '@/lib/settings/queries';
import { DraftBar } from './draft-bar';
import { Footer } from './footer';
import { FooterNewsletter } from './footer-newsletter';
import { Header } from './header';
import { DiscountLink, ManageCookies } from './islands';
import { JsonLd } from './json-ld';
import { PageShell } from './page-shell';
import { PreHeader } from './pre-header';
import type { Markets, NavEntry } from './types';

type Props = {
  locale: Locale;
  /** Background and pair of the page's first section. */
  background?: string | null;
  /** Where the page's translations are; a market without one is reached at its home page. */
  twins?: Twins;
  preHeader?: boolean;
  /** Path of the page, to mark its entry in the navigation. */
  path?: string;
  /** The way to the page, for search engines; the visible one is the page's own. */
  crumbs?: readonly Crumb[];
  /** What the page is about, for search engines. */
  graph?: readonly Node[];
  children: ReactNode;
};

/** Header, landmarks and footer around a page's content, in the words of its locale. */
export async function SiteFrame({ locale, background, twins = {}, path, children, ...more }: Props) {
  const { preHeader = false, crumbs = [], graph = [] } = more;
  const ref = await draftRef(locale);
  const [settings, t, consent, session, markets] = await Promise.all([
    getSettings(locale, ref),
    translations(locale, 'common'),
    translations(locale, 'consent'),
    translations(locale, 'session'),
    marketsFor(locale, twins, path),
  ]);
  const words = {
    home: t('home'),
    name: t('brand'),
    navigation: t('navigation'),
    menu: t('menu'),
    openMenu: t('openMenu'),
    closeMenu: t('closeMenu'),
  };
  const notice = preHeader ? settings.preHeader : null;
  return (
    <PageShell
      skip={t('skip')}
      draftBar={ref && <DraftBar locale={locale} />}
      preHeader={notice && <PreHeader label={t('announcement')} text={notice.text} link={notice.link ?? undefined} />}
      header={
        <Header
          background={background}
          homeHref={pathFor(locale, '/')}
          words={words}
          entries={entriesOf(settings, t('products'), pathFor(locale, '/products/[[...path]]'), path)}
          markets={markets}
          account={
            MARKETS[locale].shop ? { href: pathFor(locale, '/my-account'), text: session('link.account') } : undefined
          }
        >
          <SearchTool locale={locale} frequent={settings.frequentSearches} />
          {MARKETS[locale].shop && (
            <>
              <AccountLink locale={locale} />
              <CartButton locale={locale} />
              <DiscountLink locale={locale} />
            </>
          )}
        </Header>
      }
      footer={
        <Footer
          {...settings.footer}
          newsletter={<FooterNewsletter locale={locale} words={settings.footer.newsletter} />}
        >
          <ManageCookies>{consent('manage')}</ManageCookies>
        </Footer>
      }
    >
      {children}
      <JsonLd locale={locale} organisation={settings.organisation} crumbs={crumbs} nodes={graph} />
    </PageShell>
  );
}

function entriesOf(settings: SiteSettings, products: string, productsHref: string, path = ''): NavEntry[] {
  const current = (href: string) => path === href || path.startsWith(`${href}/`);
  const { promo } = settings;
  const mega: NavEntry = {
    href: productsHref,
    text: products,
    shelves: settings.menu.map(({ title, links }) => ({ title, links })),
    promo: promo
      ? {
          href: promo.link.href,
          title: promo.title,
          text: promo.text,
          image: promo.image ? { ...promo.image, service: 'prismic' } : undefined,
        }
      : undefined,
  };
  const links = settings.headerLinks.map((link) => ({ ...link, current: current(link.href) }));
  const elsewhere = links.some((link) => link.current);
  return [{ ...mega, current: !elsewhere && current(productsHref) }, ...links];
}

async function marketsFor(locale: Locale, twins: Twins, path: string | undefined): Promise<Markets> {
  const t = await translations(locale, 'common');
  const market = MARKETS[locale];
  const code = market.language === 'nl' ? 'NL' : market.country.toUpperCase();
  const name = t(`market.${locale}`);
  return {
    lang: market.language,
    code,
    name,
    label: t('market.button', { code, name }),
    title: t('market.title'),
    close: t('close'),
    note: t('market.note'),
    links: LOCALES.map((each) => ({
      href: absoluteUrl(each, twins[each] ?? pathFor(each, '/')) || '/',
      text: t(`market.${each}`),
      hrefLang: MARKETS[each].tag,
      lang: MARKETS[each].language === market.language ? undefined : MARKETS[each].language,
      current: each === locale,
      note: twins[each] || each === locale || path === pathFor(locale, '/') ? undefined : t('market.noTwin'),
    })),
  };
}
