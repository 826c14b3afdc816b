import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import * as css from './account-card.css';

type Props = {
  title: ReactNode;
  children: ReactNode;
};

/** A white sheet of the account with its heading. */
export function AccountCard({ title, children }: Props) {
  return (
    <section className={cx(sectionClass('White'), css.card)}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}
