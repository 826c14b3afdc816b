import { style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { targetPadding } from '@/components/theme/contract.css';

/** Looks like the links beside it. Without JavaScript nothing needs consent, and there is nothing to manage. */
export const manage = style({
  paddingBlock: targetPadding,
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [noScript]: { display: 'none' } },
});
