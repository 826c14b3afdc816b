import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const card = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  padding: 'clamp(1rem, 2.4vw, 1.5rem)',
  '@container': {
    [inPage(from('sm'))]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    [inPage(from('xl'))]: { gridTemplateColumns: '6rem minmax(0, 1fr) 16.5rem', columnGap: vars.space[6] },
  },
});

export const tile = style({
  alignSelf: 'start',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: on.tile,
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 80%' });

export const words = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 });
export const state = style({ fontSize: vars.text.h3 });

/** Below the card's words, at their side from xl. */
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': { [inPage(from('xl'))]: { gridColumn: 'auto', flexDirection: 'column' } },
});
