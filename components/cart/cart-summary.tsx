import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import * as css from './cart-summary.css';

export type SummaryRow = {
  /** Where labels may repeat. */
  id?: string;
  label: string;
  /** Below the label, in small. */
  details?: string;
  amount: string;
  kind?: 'plain' | 'strong' | 'saving' | 'total';
};

type Props = {
  title: string;
  /** Subtotal, savings, delivery, and the total last. */
  rows: readonly SummaryRow[];
  vat?: string;
  /** Delivery choice, or what cannot be delivered, above the rows. */
  children?: ReactNode;
  action: ReactNode;
  note?: string;
  /** The amounts are the last settled ones, dimmed. */
  updating?: boolean;
};

export function CartSummary({ title, rows, vat, children, action, note, updating }: Props) {
  return (
    <aside className={cx(sectionClass('Beige Light'), css.box)} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={css.title}>
        {title}
      </h2>
      {children}
      <SummaryRows rows={rows} updating={updating} />
      {vat && <p className={cx(text.mini, muted, css.vat)}>{vat}</p>}
      {action}
      {note && <p className={cx(text.small, muted, css.note)}>{note}</p>}
    </aside>
  );
}

export function SummaryRows({ rows, updating }: { rows: readonly SummaryRow[]; updating?: boolean }) {
  return (
    <dl className={cx(css.rows, updating && css.updating)} aria-busy={updating || undefined}>
      {rows.map(({ id, label, details, amount, kind }) => (
        <div key={id ?? label} className={css.row({ kind })}>
          <dt className={css.label}>
            {label}
            {details && <span className={cx(text.small, muted, css.details)}> {details}</span>}
          </dt>
          <dd className={css.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
