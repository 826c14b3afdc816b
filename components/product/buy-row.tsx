import type { ReactNode } from 'react';
import * as css from './buy.css';

/** Stepper and button side by side; errors, or the maximum quantity, are shown below them. */
export function BuyRow({ quantity, button, message }: { quantity: ReactNode; button: ReactNode; message?: ReactNode }) {
  return (
    <div>
      <div className={css.row}>
        {quantity}
        <div className={css.button}>{button}</div>
      </div>
      {message && <div className={css.message}>{message}</div>}
    </div>
  );
}
