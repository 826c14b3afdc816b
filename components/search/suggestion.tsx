import { Picture } from '@/components/ui/picture';
import { muted } from '@/components/ui/text.css';
import type { Suggestions } from '@/lib/search/types';
import { MarkedText } from './marked-text';
import * as css from './search.css';
import * as own from './suggestion.css';

type Props = Pick<Suggestions['entries'][number], 'title' | 'lead' | 'picture' | 'price'>;

/** A row of the suggestions; a product has its picture and its price. */
export function Suggestion({ title, lead, picture, price }: Props) {
  const words = (
    <span className={css.option}>
      <span>
        <MarkedText text={title} />
      </span>
      {lead && <span className={`${css.lead} ${muted}`}>{lead}</span>}
    </span>
  );
  if (!picture) return words;
  return (
    <span className={own.product}>
      <Picture image={{ ...picture, alt: '', service: 'prismic' }} sizes={own.thumbSize} className={own.thumb} />
      {words}
      {price && <span className={own.amount}>{price}</span>}
    </span>
  );
}
