import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Drawer, opens } from '@/components/ui/overlay';
import { NavLink } from './islands';
import { Logo } from './logo';
import { marketDrawerId } from './market-drawer';
import * as css from './menu-list.css';
import type { HeaderWords, NavEntry } from './types';

export const menuDrawerId = 'menu';

type Props = { words: HeaderWords; entries: readonly NavEntry[]; marketName: string };

export function MenuDrawer({ words, entries, marketName }: Props) {
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
          <NavLink key={text} className={css.link} href={href} section={section} {...(except && { except })}>
            {text}
            <Icon name="arrow" />
          </NavLink>
        ))}
      </nav>
    </Drawer>
  );
}
