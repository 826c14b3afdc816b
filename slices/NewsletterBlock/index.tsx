import type { SliceProps } from '../context';

/** An invitation without its form would be a dead end: nothing is shown before the form is there. */
export function NewsletterBlockSlice(_: SliceProps<'newsletter_block'>) {
  return null;
}
