import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** As many columns as there is room for: the list may be long. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space[5],
  marginBlockStart: vars.space[2],
});
