import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/markup';
import { Drawer, opens } from '@/components/ui/overlay';
import { text as textStyle } from '@/components/ui/text.css';
import * as css from './listing.css';
import { grid } from './product-card.css';

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

type FacetsDrawerProps = {
  id: string;
  /** Id of the form in the drawer: its button submits it, and closes the drawer. */
  form: string;
  words: { open: string; title: string; close: string; count: string; apply: string };
  children: ReactNode;
};

/** The filters of a list on a narrow screen, with the button that opens them. */
export function FacetsDrawer({ id, form, words, children }: FacetsDrawerProps) {
  return (
    <>
      <Button kind="secondary" size="small" {...opens(id)}>
        {words.open}
      </Button>
      <Drawer
        id={id}
        side="start"
        title={words.title}
        closeLabel={words.close}
        footer={
          <>
            {/* The count above the list is behind the drawer, where nothing is announced, and nothing takes the focus. */}
            <VisuallyHidden as="p" role="status" tabIndex={-1}>
              {words.count}
            </VisuallyHidden>
            <Button type="submit" form={form} block>
              {words.apply}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

const every = 12;
const after = 4;

type ProductGridProps = {
  ref?: Ref<HTMLUListElement>;
  columns?: 2 | 3 | 4;
  /** Each with a key where the browser changes which of them are shown. */
  cards: readonly ReactNode[];
  /** Two cards wide: placed after the fourth of every twelve, which fills the row in both three and two columns. */
  editorial?: ReactNode;
};

export function ProductGrid({ ref, columns, cards, editorial }: ProductGridProps) {
  return (
    <ul role="list" ref={ref} className={grid({ columns })}>
      {inOrder(cards, (card, index) => (
        <>
          {card}
          {index % every === after - 1 && editorial}
        </>
      ))}
    </ul>
  );
}
