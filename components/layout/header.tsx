import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Button, IconButton } from '@/components/ui/button';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Drawer, opens } from '@/components/ui/overlay';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { LOCALES, type Locale, MARKETS } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/documents';
import * as css from './header.css';
import type { HeaderWords, LinkItem, MarketNames, MenuPromo, NavEntry, Shelf } from './header-islands';
import { Logo } from './header-links';
import { MegaMenu, NavLink } from './islands';

const marketDrawerId = 'market';

const menuDrawerId = 'menu';

/** Labels of the header's buttons that open the drawer. */
export async function marketNames(locale: Locale): Promise<MarketNames> {
  const t = await translations(locale, 'common');
  const { language, country } = MARKETS[locale];
  const code = language === 'nl' ? 'NL' : country.toUpperCase();
  const name = t(`market.${locale}`);
  return { code, name, label: t('market.button', { code, name }) };
}

type HeaderProps = {
  homeHref: string;
  words: HeaderWords;
  entries: readonly NavEntry[];
  market: MarketNames;
  account?: LinkItem;
  /** Further lists of the phone menu: help, the company. */
  more: readonly Shelf[];
  /** Search, account and bag, in this order; search alone where nothing is sold. */
  children?: ReactNode;
};

/** Its colour is that of the page's first section, see header.css.ts. */
export function Header({ homeHref, words, entries, market, account, more, children }: HeaderProps) {
  return (
    <header className={cx(sectionClass('White'), css.header)}>
      <Container className={css.bar}>
        <IconButton icon="menu" label={words.openMenu} className={css.burger} {...opens(menuDrawerId)} />
        <div className={css.brand}>
          <Logo name={words.name} href={homeHref} label={words.home} />
        </div>
        <nav className={css.nav} aria-label={words.navigation}>
          <ul className={css.entries}>
            {inOrder(entries, (entry) => (
              <li>
                <HeaderEntry {...entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          <button
            type="button"
            className={cx(css.market, css.toMarkets)}
            aria-label={market.label}
            {...opens(marketDrawerId)}
          >
            <Icon name="globe" />
            <span aria-hidden="true">{market.code}</span>
          </button>
          {children}
        </div>
      </Container>
      <MenuDrawer
        words={words}
        entries={account ? [...entries, account] : entries}
        more={more}
        market={
          <Button kind="secondary" block className={css.toMarkets} {...opens(marketDrawerId)}>
            <Icon name="globe" />
            {market.name}
          </Button>
        }
      />
    </header>
  );
}

function HeaderEntry({ href, text, section, except, shelves, promo }: NavEntry) {
  if (shelves?.length) {
    return (
      <MegaMenu label={text} buttonClass={css.entry} section={section} {...(except && { except })}>
        <MegaPanel shelves={shelves} promo={promo} />
      </MegaMenu>
    );
  }
  return (
    <NavLink className={css.entry} href={href} section={section}>
      {text}
    </NavLink>
  );
}

export function MegaPanel({ shelves, promo }: { shelves: readonly Shelf[]; promo?: MenuPromo }) {
  return (
    <Container className={css.grid}>
      <div className={css.shelves}>
        {inOrder(shelves, ({ title, href, links }) => (
          <div className={css.shelf}>
            <p className={css.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
            <ul className={css.list}>
              {inOrder(links, ({ href, text, current }) => (
                <li>
                  <Link className={css.link} href={href} {...(current && { 'aria-current': 'page' })}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {promo && <Promo {...promo} />}
    </Container>
  );
}

function Promo({ href, title, text: line, image, background = 'Aqua' }: MenuPromo) {
  return (
    <Link className={cx(sectionClass(background), css.promo)} href={href}>
      <div className={css.promoWords}>
        <p className={cx(text.serif, css.promoTitle)}>{title}</p>
        <p className={cx(text.small, css.promoText)}>{line}</p>
      </div>
      {image && <Picture image={image} sizes="18rem" className={css.promoPicture} />}
    </Link>
  );
}

type MenuDrawerProps = {
  words: HeaderWords;
  entries: readonly NavEntry[];
  more: readonly Shelf[];
  /** Button that leads to the list of markets. */
  market: ReactNode;
};

/** The phone menu: each entry, the shelves below the products, and help and company at the end; one list is open at a time. */
function MenuDrawer({ words, entries, more, market }: MenuDrawerProps) {
  return (
    <Drawer
      id={menuDrawerId}
      side="start"
      title={<Logo name={words.name} />}
      label={words.menu}
      closeLabel={words.closeMenu}
      footer={market}
    >
      <nav aria-label={words.menu}>
        {inOrder(entries, ({ href, text, section, except, shelves = [] }) => (
          <>
            <NavLink className={css.menuListLink} href={href} section={section} {...(except && { except })}>
              {text}
              <Icon name="arrow" />
            </NavLink>
            {inOrder(shelves, (shelf) => (
              <MenuList {...shelf} all={words.all} />
            ))}
          </>
        ))}
        {inOrder(more, (list) => (
          <MenuList {...list} all={words.all} />
        ))}
      </nav>
    </Drawer>
  );
}

function MenuList({ title, href, links, all }: Shelf & { all: string }) {
  return (
    <details name="menu" className={css.menuGroup}>
      <summary className={css.menuSummary}>
        {title}
        <Icon name="chevron" className={css.menuChevron} />
      </summary>
      <ul className={css.menuList}>
        {href && (
          <li>
            <Link className={css.menuLink} href={href} prefetch={false}>
              {all}
              <VisuallyHidden>, {title}</VisuallyHidden>
            </Link>
          </li>
        )}
        {inOrder(links, ({ href: to, text }) => (
          <li>
            <Link className={css.menuLink} href={to} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The page in the other markets. Each page has its own drawer, below its content, and the header opens it by its id: so it
 * leads to the page's translations before hydration and without JavaScript. Pages that were left stay hidden behind the current
 * one, and an id resolves to its first element. Plain links: another market has another host and another root layout.
 */
export async function MarketDrawer({ locale, alternates }: { locale: Locale; alternates: Alternates }) {
  const t = await translations(locale, 'common');
  const own = MARKETS[locale].language;
  return (
    <Drawer id={marketDrawerId} title={t('market.title')} closeLabel={t('close')}>
      <nav aria-label={t('market.title')}>
        {inOrder(LOCALES, (each) => {
          const { tag, language } = MARKETS[each];
          const isOwn = language === own;
          const current = each === locale;
          return (
            <a
              className={css.menuListLink}
              href={absoluteUrl(each, alternates[each] ?? pathFor(each, '/')) || '/'}
              hrefLang={tag}
              {...(!isOwn && { lang: language })}
              {...(current && { 'aria-current': true })}
            >
              <span>
                {t(`market.${each}`)}
                {!alternates[each] && !current && (
                  <span className={cx(text.mini, muted, css.note)} {...(!isOwn && { lang: own })}>
                    {t('market.noTranslation')}
                  </span>
                )}
              </span>
              {current && <Icon name="check" />}
            </a>
          );
        })}
      </nav>
      <p className={cx(text.small, muted, css.note)}>{t('market.note')}</p>
    </Drawer>
  );
}
