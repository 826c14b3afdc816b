import type { ReactNode } from 'react';
import { text as textStyle } from '@/components/ui/text.css';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import * as css from './listing-layout.css';

type Props = {
  /** Facets, beside the products from lg; below, the button opens them in a drawer. */
  facets?: ReactNode;
  openFacets?: ReactNode;
  /** "15 produits", announced when it changes. */
  count: string;
  sort?: ReactNode;
  filters?: ReactNode;
  /** Heading of the products, read only. */
  heading: string;
  children: ReactNode;
};

export function ListingLayout({ facets, openFacets, count, sort, filters, heading, children }: Props) {
  return (
    <div className={facets ? css.layout : undefined}>
      {facets && <div className={css.aside}>{facets}</div>}
      <div>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <div className={css.bar}>
          {openFacets && <div className={css.open}>{openFacets}</div>}
          <p className={css.count} role="status">
            {count}
          </p>
          {sort}
        </div>
        {filters && <div className={css.filters}>{filters}</div>}
        {children}
      </div>
    </div>
  );
}

type MoreProps = { text: string; shown: number; total: number; action?: ReactNode };

export function LoadMore({ text, shown, total, action }: MoreProps) {
  return (
    <div className={css.more}>
      <p className={textStyle.small}>{text}</p>
      <progress className={css.progress} max={total} value={shown} aria-label={text} />
      {action}
    </div>
  );
}
