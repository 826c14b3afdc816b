import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Equal halves; where a word is too long for one, two equal rows. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[3],
});
