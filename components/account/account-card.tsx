import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import type { Address } from '@/lib/services/shopify/types';
import * as css from './account-frame.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
};

/** A white card of the account with its heading. */
export function AccountCard({ title, children }: Props) {
  return (
    <section className={cx(sectionClass('White'), css.card)}>
      <h2 className={css.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Links, each on its own line. Their targets are personal pages: nothing of them is prefetched. */
export function LinkList({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul role="list" className={css.links}>
      {links.map(({ href, text }) => (
        <li key={`${href} ${text}`}>
          <Link href={href} prefetch={false} className={css.cardLink}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An address in postal order, without its empty lines. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, company, address1, address2, zip, city, country } = address;
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const lines = [joined(firstName, lastName), company, address1, address2, joined(zip, city), country];
  return (
    <address className={css.address}>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same, and they never move
        <span key={index} className={css.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
