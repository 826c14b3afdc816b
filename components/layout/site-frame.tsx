import type { ReactNode } from 'react';
import { CartButton } from '@/components/cart/cart-button';
import { absoluteUrl, pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { LOCALES, type Locale, MARKETS } from '@/lib/markets';
import type { Twins } from '@/lib/prismic/twins';
import { getSettings, type SiteSettings } from '@/lib/settings/queries';
import { Footer } from './footer';
import { Header } from './header';
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
  children: ReactNode;
};

/** Header, landmarks and footer around a page's content, in the words of its locale. */
export async function SiteFrame({ locale, background, twins = {}, preHeader = false, path, children }: Props) {
  const [settings, t, markets] = await Promise.all([
    getSettings(locale),
    translations(locale, 'common'),
    marketsFor(locale, twins),
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
      preHeader={notice && <PreHeader label={t('announcement')} text={notice.text} link={notice.link ?? undefined} />}
      header={
        <Header
          background={background}
          homeHref={pathFor(locale, '/')}
          words={words}
          entries={entriesOf(settings, t('products'), pathFor(locale, '/products/[[...path]]'), path)}
          markets={markets}
        >
          {MARKETS[locale].shop && <CartButton locale={locale} />}
        </Header>
      }
      footer={<Footer {...settings.footer} />}
    >
      {children}
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

async function marketsFor(locale: Locale, twins: Twins): Promise<Markets> {
  const t = await translations(locale, 'common');
  const market = MARKETS[locale];
  const code = market.language === 'nl' ? 'NL' : market.country.toUpperCase();
  const name = t(`market.${locale}`);
  return {
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
    })),
  };
}
