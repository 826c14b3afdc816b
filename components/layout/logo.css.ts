import { style } from '@vanilla-extract/css';
import { forcedColors, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  fontFamily: vars.font.serif,
  fontSize: '1.9rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  textDecoration: 'none',
  '@media': { [until('sm')]: { fontSize: '1.7rem' } },
});

/** The brand's file as a mask over the text colour: one file for all places, cached like any picture. */
export const mark = style({
  inlineSize: '1.85rem',
  blockSize: '1.85rem',
  backgroundColor: 'currentColor',
  mask: 'url(/brand/mark.svg) center / contain no-repeat',
  forcedColorAdjust: 'none',
  '@media': {
    [until('sm')]: { inlineSize: '1.6rem', blockSize: '1.6rem' },
    [forcedColors]: { backgroundColor: 'CanvasText' },
  },
});
