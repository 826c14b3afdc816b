import type { Marked } from '@/lib/search/types';
import { mark } from './search.css';

/** Words with those that met the query marked. */
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
