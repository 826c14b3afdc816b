import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Split } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import * as css from './product-layout.css';

type Props = { title: string; lead?: ReactNode; gallery: ReactNode; children: ReactNode };

/** Gallery on one side; name, price, options, button and reassurance on the other, which follows the scroll. */
export function ProductLayout({ title, lead, gallery, children }: Props) {
  return (
    <Split>
      {gallery}
      <div className={css.buy}>
        <div>
          <h1 className={css.title}>{title}</h1>
          {lead && <div className={cx(text.lead, css.lead)}>{lead}</div>}
        </div>
        {children}
      </div>
    </Split>
  );
}
