import type { ReactNode, Ref } from 'react';
import { inOrder } from '@/components/ui/in-order';
import { grid } from './product-card.css';

const every = 12;
const after = 4;

type Props = {
  ref?: Ref<HTMLUListElement>;
  columns?: 2 | 3 | 4;
  /** Each with a key where the browser changes which of them are shown. */
  cards: readonly ReactNode[];
  /** Two cards wide: placed after the fourth of every twelve, which fills the row in both three and two columns. */
  editorial?: ReactNode;
};

export function ProductGrid({ ref, columns, cards, editorial }: Props) {
  return (
    <ul ref={ref} className={grid({ columns })}>
      {inOrder(cards, (card, index) => (
        <>
          {card}
          {index % every === after - 1 && editorial}
        </>
      ))}
    </ul>
  );
}
