import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { opens } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import * as css from './header.css';
import { MegaMenu } from './islands';
import { Logo } from './logo';
import { MarketDrawer, marketDrawerId } from './market-drawer';
import { MegaPanel } from './mega-panel';
import { MenuDrawer, menuDrawerId } from './menu-drawer';
import type { HeaderWords, LinkItem, Markets, NavEntry } from './types';

type Props = {
  /** Background and pair of the first section of the page: the header takes their colour. */
  background?: string | null;
  homeHref: string;
  words: HeaderWords;
  entries: readonly NavEntry[];
  markets: Markets;
  account?: LinkItem;
  /** Search, account and bag, in this order; search alone where nothing is sold. */
  children?: ReactNode;
};

export function Header({ background, homeHref, words, entries, markets, account, children }: Props) {
  return (
    <header className={cx(sectionClass(background), css.header)}>
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
          <button type="button" className={css.market} aria-label={markets.label} {...opens(marketDrawerId)}>
            <Icon name="globe" />
            <span aria-hidden="true">{markets.code}</span>
          </button>
          {children}
        </div>
      </Container>
      <MenuDrawer words={words} entries={account ? [...entries, account] : entries} marketName={markets.name} />
      <MarketDrawer markets={markets} />
    </header>
  );
}

function HeaderEntry({ href, text, current, shelves, promo }: NavEntry) {
  if (shelves?.length) {
    return (
      <MegaMenu label={text} buttonClass={css.entry} current={current}>
        <MegaPanel shelves={shelves} promo={promo} />
      </MegaMenu>
    );
  }
  return (
    <Link className={css.entry} href={href} aria-current={current || undefined}>
      {text}
    </Link>
  );
}
