import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/in-order';
import { Link } from '@/components/ui/link';
import { Drawer } from '@/components/ui/overlay';
import { NavLink } from './islands';
import { Logo } from './logo';
import * as css from './menu-drawer.css';
import type { HeaderWords, NavEntry, Shelf } from './types';

export const menuDrawerId = 'menu';

type Props = {
  words: HeaderWords;
  entries: readonly NavEntry[];
  more: readonly Shelf[];
  /** Button that leads to the list of markets. */
  market: ReactNode;
};

/** The phone menu: each entry, the shelves below the products, and help and company at the end; one list is open at a time. */
export function MenuDrawer({ words, entries, more, market }: Props) {
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
    <details name="menu" className={css.group}>
      <summary className={css.summary}>
        {title}
        <Icon name="chevron" className={css.chevron} />
      </summary>
      <ul className={css.list}>
        {href && (
          <li>
            <Link className={css.link} href={href} prefetch={false}>
              {all}
              <VisuallyHidden>, {title}</VisuallyHidden>
            </Link>
          </li>
        )}
        {inOrder(links, ({ href: to, text }) => (
          <li>
            <Link className={css.link} href={to} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
