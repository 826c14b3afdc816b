import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { opens } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import * as css from './header.css';
import { MegaMenu, NavLink } from './islands';
import { Logo } from './logo';
import { marketDrawerId } from './market-drawer';
import { MegaPanel } from './mega-panel';
import { MenuDrawer, menuDrawerId } from './menu-drawer';
import type { HeaderWords, LinkItem, MarketNames, NavEntry } from './types';

type Props = {
  homeHref: string;
  words: HeaderWords;
  entries: readonly NavEntry[];
  market: MarketNames;
  account?: LinkItem;
  /** Search, account and bag, in this order; search alone where nothing is sold. */
  children?: ReactNode;
};

/** Its colour is that of the page's first section, see header.css.ts. */
export function Header({ homeHref, words, entries, market, account, children }: Props) {
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
