import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '@/components/ui/icon';
import { text as textStyle } from '@/components/ui/text.css';
import * as css from './listing.css';

type Props = {
  /** Facets, beside the products from lg; below lg, the button opens them in a drawer. */
  facets?: ReactNode;
  openFacets?: ReactNode;
  /** "15 produits", announced when it changes. Takes the focus when the focused element is removed. */
  count: string;
  countRef?: Ref<HTMLParagraphElement>;
  sort?: ReactNode;
  filters?: ReactNode;
  /** Visually hidden heading of the products. */
  heading: string;
  children: ReactNode;
};

export function ListingLayout({ facets, openFacets, count, countRef, sort, filters, heading, children }: Props) {
  return (
    <div className={facets ? css.layout : undefined}>
      {facets && <div className={css.aside}>{facets}</div>}
      <div>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <div className={css.bar}>
          {openFacets && <div className={css.open}>{openFacets}</div>}
          <p ref={countRef} className={css.count} role="status" tabIndex={-1}>
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

type MoreProps = {
  /** "24 produits affichés sur 40", announced when it changes: the live region exists before its text. */
  text: string;
  shown: number;
  total: number;
  action?: ReactNode;
};

export function LoadMore({ text, shown, total, action }: MoreProps) {
  return (
    <div className={css.more}>
      <p className={textStyle.small} role="status">
        {text}
      </p>
      {text && <progress className={css.progress} max={total} value={shown} aria-label={text} />}
      {action}
    </div>
  );
}
