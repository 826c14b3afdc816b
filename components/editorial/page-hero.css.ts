import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const content = style({ position: 'relative', zIndex: 1 });

export const words = style({
  maxInlineSize: '44rem',
  paddingBlock: 'clamp(1rem, 2vw, 2.25rem) clamp(2rem, 3.4vw, 3.5rem)',
});

export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '38ch' });
export const chips = style({ paddingBlockEnd: vars.space[4] });

export const plant = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 'max(2rem, calc(50vw - 43rem))',
      insetBlockStart: '-7rem',
      inlineSize: '25rem',
      transform: 'rotate(8deg)',
    },
  },
});
