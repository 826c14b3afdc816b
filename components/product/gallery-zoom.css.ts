import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';

export const zoom = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});

export const stage = style({ overflow: 'auto', overscrollBehavior: 'contain' });

export const view = recipe({
  base: { display: 'block', padding: 0, border: 0, background: 'none' },
  variants: {
    large: {
      true: { inlineSize: '200%', blockSize: '200%', cursor: 'zoom-out' },
      false: { inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' },
    },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[5],
  padding: vars.space[3],
});

export const previous = style({ transform: 'scaleX(-1)' });
