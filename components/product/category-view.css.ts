import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const tile = style({
  gridColumn: 'span 2',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minBlockSize: '22rem',
  padding: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  overflow: 'hidden',
  '@container': { [inPage(until('md'))]: { minBlockSize: '19rem' } },
});
globalStyle(`${tile} > :not(img)`, { position: 'relative', zIndex: 1 });

export const title = style({
  maxInlineSize: 'min(8em, 100%)',
  fontSize: vars.text.h2,
  '@container': { [inPage(until('sm'))]: { maxInlineSize: '7.5em', fontSize: '1.5rem' } },
});

export const line = style({
  maxInlineSize: '24ch',
  marginBlock: '.6rem 1.25rem',
  '@container': { [inPage(until('sm'))]: { maxInlineSize: '15ch' } },
});

export const plant = style({
  position: 'absolute',
  insetInlineEnd: '-4%',
  insetBlockEnd: '-12%',
  blockSize: '104%',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  '@container': { [inPage(until('sm'))]: { insetInlineEnd: '-14%', insetBlockEnd: '-14%', blockSize: '92%' } },
});
