import { RATINGS } from '@/lib/reviews/rules';
import * as css from './reviews.css';

type Props = {
  /** From 1 to 5; an average is shown as the nearest number of stars. */
  rating: number;
  /** What they say, in words. */
  label: string;
};

/** Five characters, no picture: they cost nothing and follow the colour and the size of the text. */
export function Stars({ rating, label }: Props) {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={label} className={css.stars}>
      {'★'.repeat(full) + '☆'.repeat(RATINGS.length - full)}
    </span>
  );
}
