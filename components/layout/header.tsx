import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Drawer, opens } from '@/components/ui/overlay';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import * as css from './header.css';
import { MegaMenu, NavLink } from './islands';
import { Logo } from './logo';
import { marketDrawerId } from './market-drawer';
import type { HeaderWords, LinkItem, MarketNames, MenuPromo, NavEntry, Shelf } from './types';

export function MegaPanel({ shelves, promo }: { shelves: readonly Shelf[]; promo?: MenuPromo }) {
  return (
    <Container className={css.grid}>
      {shelves.map(({ title, links }) => (
        <div key={title}>
          <p className={css.title}>{title}</p>
          <ul className={css.list}>
            {links.map(({ href, text, current }) => (
              <li key={href}>
                <Link className={css.link} href={href} aria-current={current ? 'page' : undefined}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
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
      {image && <Picture image={image} sizes="16vw" />}
    </Link>
  );
}

const menuDrawerId = 'menu';

type Props = { words: HeaderWords; entries: readonly NavEntry[]; marketName: string };

function MenuDrawer({ words, entries, marketName }: Props) {
  const market = (
    <Button kind="secondary" block {...opens(marketDrawerId)}>
      <Icon name="globe" />
      {marketName}
    </Button>
  );
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
        {entries.map(({ href, text, section, except }) => (
          <NavLink key={text} className={css.menuListLink} href={href} section={section} {...(except && { except })}>
            {text}
            <Icon name="arrow" />
          </NavLink>
        ))}
      </nav>
    </Drawer>
  );
}

type HeaderProps = {
  homeHref: string;
  words: HeaderWords;
  entries: readonly NavEntry[];
  market: MarketNames;
  account?: LinkItem;
  /** Search, account and bag, in this order; search alone where nothing is sold. */
  children?: ReactNode;
};

/** Its colour is that of the page's first section, see header.css.ts. */
export function Header({ homeHref, words, entries, market, account, children }: HeaderProps) {
  return (
    <header className={cx(sectionClass('White'), css.header)}>
      <Container className={css.bar}>
        <IconButton icon="menu" label={words.openMenu} className={css.burger} {...opens(menuDrawerId)} />
        <div className={css.brand}>
          <Logo name={words.name} href={homeHref} label={words.home} />
        </div>
        <nav className={css.nav} aria-label={words.navigation}>
          <ul className={css.entries}>
            {entries.map((entry) => (
              <li key={entry.text}>
                <HeaderEntry {...entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          <button type="button" className={css.market} aria-label={market.label} {...opens(marketDrawerId)}>
            <Icon name="globe" />
            <span aria-hidden="true">{market.code}</span>
          </button>
          {children}
        </div>
      </Container>
      <MenuDrawer words={words} entries={account ? [...entries, account] : entries} marketName={market.name} />
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
