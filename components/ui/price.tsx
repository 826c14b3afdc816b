import type { ReactNode } from 'react';
import { VisuallyHidden } from './icon';
import { cx } from './markup';
import * as css from './quantities.css';

/** Amounts are already formatted in the visitor's language; the texts are visually hidden, except those of a range. */
export type PriceView =
  | { kind: 'plain'; amount: string }
  | {
      kind: 'sale';
      amount: string;
      before: string;
      beforeWords: string;
      amountWords?: string;
      /** "−20 %" */
      percent?: string;
      /** Explanation of the struck-through price, on its own line. */
      explained?: string;
    }
  | { kind: 'range'; from: string; fromWords: string };

type Props = {
  price: PriceView;
  size?: 'card' | 'line' | 'large';
  /** Format and unit price, on the same line. */
  note?: ReactNode;
  className?: string;
};

export function Price({ price, size, note, className }: Props) {
  const struck = price.kind === 'sale' && (
    <s className={css.before({ size })}>
      <VisuallyHidden>{price.beforeWords} </VisuallyHidden>
      {price.before}
    </s>
  );
  const current =
    price.kind === 'range' ? (
      <span>
        {price.fromWords} {price.from}
      </span>
    ) : (
      <span>
        {price.kind === 'sale' && price.amountWords && <VisuallyHidden>{price.amountWords} </VisuallyHidden>}
        {price.amount}
      </span>
    );
  return (
    <p className={cx(css.price({ size }), className)}>
      {size === 'line' && struck}
      {current}
      {size !== 'line' && struck}
      {price.kind === 'sale' && price.percent && <span className={css.percent({ size })}>{price.percent}</span>}
      {note && <small className={css.note({ size })}>{note}</small>}
      {price.kind === 'sale' && price.explained && <small className={css.explained}>{price.explained}</small>}
    </p>
  );
}
