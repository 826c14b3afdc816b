import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { muted, text } from '@/components/ui/text.css';
import * as css from './quote-card.css';

type Props = { quote: string; author: string; portrait?: PictureSource };

/** The quotation marks are in the text: they are not the same in French and in Dutch. */
export function QuoteCard({ quote, author, portrait }: Props) {
  return (
    <figure className={cx(sectionClass('Beige Light'), css.card)}>
      {portrait && <Picture image={portrait} sizes="6rem" />}
      <div className={css.words}>
        <blockquote className={cx(text.serif, css.quote)}>{quote}</blockquote>
        <figcaption className={cx(text.small, muted, css.author)}>{author}</figcaption>
      </div>
    </figure>
  );
}
