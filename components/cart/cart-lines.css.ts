import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const notices = style({
  display: 'grid',
  gap: vars.space[2],
  // The live region is in the page before it has content.
  selectors: { '&:has(> :not(:empty))': { marginBlockEnd: vars.space[5] } },
});

/** The button is higher than the text beside it: its margin reaches into the padding of the notice. */
export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: '-.65rem',
  '@media': { [from('sm')]: { marginBlockStart: '-.65rem' } },
});

export const words = style({ flex: '1 1 100%', '@media': { [from('sm')]: { flexBasis: '12rem' } } });

export const button = style({
  marginInlineStart: '-.6rem',
  '@media': { [from('sm')]: { marginInline: '0 -.6rem' } },
});
