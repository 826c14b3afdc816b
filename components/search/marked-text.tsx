import type { Marked } from '@/lib/search/search';
import { mark } from './search.css';

/** Text with the words that match the query highlighted. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map(({ text: words, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
      <mark key={index} className={mark}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
