import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import * as css from './account-card.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
};

/** A white card of the account with its heading. */
export function AccountCard({ title, children }: Props) {
  return (
    <section className={cx(sectionClass('White'), css.card)}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Links, each on its own line. Their targets are personal pages: nothing of them is prefetched. */
export function LinkList({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className={css.list}>
      {links.map(({ href, text }) => (
        <li key={`${href} ${text}`}>
          <Link href={href} prefetch={false} className={css.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
