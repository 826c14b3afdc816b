import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Drawer, opens } from '@/components/ui/overlay';
import { Logo } from './logo';
import { marketDrawerId } from './market-drawer';
import * as css from './menu-list.css';
import type { HeaderWords, LinkItem } from './types';

export const menuDrawerId = 'menu';

type Props = { words: HeaderWords; entries: readonly LinkItem[]; marketName: string };

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
        {entries.map(({ href, text, current }) => (
          <Link key={text} className={css.link} href={href} aria-current={current || undefined}>
            {text}
            <Icon name="arrow" />
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
