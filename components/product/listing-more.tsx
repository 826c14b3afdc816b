import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { PAGE_SIZE, type Selection, writeSelection } from '@/lib/catalogue/listing';
import { LoadMore } from './listing-layout';
import { type ListingWords, plural } from './listing-words';
import type { Go } from './use-kept-place';

type Props = {
  selection: Selection;
  words: ListingWords;
  go: Go;
  /** How many cards are shown, of how many that meet the selection. */
  shown: number;
  found: number;
  grid: RefObject<HTMLElement | null>;
};

/** How many products are shown, and the button for more: the first card that it brings is where to go on. */
export function ListingMore({ selection, words, go, shown, found, grid }: Props) {
  const next = { ...selection, page: selection.page + 1 };
  const isPart = shown < found || shown > PAGE_SIZE;
  return (
    <LoadMore
      text={isPart ? plural(words.shown, shown).replace('{total}', String(found)) : ''}
      shown={shown}
      total={found}
      action={
        shown < found && (
          <form
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              const before = grid.current?.childElementCount ?? 0;
              go(next, 'push', `ul > :nth-child(${before + 1}) h3 a`);
            }}
          >
            {[...new URLSearchParams(writeSelection(next))].map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
            <Button kind="secondary" type="submit">
              {plural(words.showMore, Math.min(PAGE_SIZE, found - shown))}
            </Button>
          </form>
        )
      }
    />
  );
}
