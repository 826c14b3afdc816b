import { Fragment, type ReactNode, type Ref } from 'react';
import { grid } from './product-card.css';

const every = 12;
const after = 4;

type Props = {
  ref?: Ref<HTMLUListElement>;
  columns?: 2 | 3 | 4;
  /** Cards, each with its key. */
  cards: readonly ReactNode[];
  /** Two cards wide: placed after the fourth of every twelve, which fills the row in both three and two columns. */
  editorial?: ReactNode;
};

export function ProductGrid({ ref, columns, cards, editorial }: Props) {
  return (
    <ul ref={ref} className={grid({ columns })}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the card brings its own key, this one is only its place
        <Fragment key={index}>
          {card}
          {index % every === after - 1 && editorial}
        </Fragment>
      ))}
    </ul>
  );
}
