import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage } from '@/components/theme/breakpoints';
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

/** Below the text of the card, beside it from xl. */
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': { [inPage(from('xl'))]: { gridColumn: 'auto', flexDirection: 'column' } },
});

/** Stacked on a phone, where four labels do not fit in a row. */
export const track = style({
  display: 'grid',
  gap: vars.space[1],
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const step = recipe({
  base: {
    paddingInlineStart: vars.space[2],
    borderInlineStart: `${vars.border.ring} solid ${on.rule}`,
    color: on.fg2,
    fontSize: vars.text.mini,
    overflowWrap: 'anywhere',
    '@container': {
      [inPage(from('sm'))]: {
        padding: `${vars.space[1]} 0 0`,
        borderInlineStart: 0,
        borderBlockStart: `${vars.border.ring} solid ${on.rule}`,
      },
    },
  },
  variants: {
    reached: {
      true: {
        borderColor: vars.color.success,
        color: on.fg,
        '@container': { [inPage(from('sm'))]: { borderColor: vars.color.success } },
        '@media': { [forcedColors]: { borderColor: 'Highlight' } },
      },
    },
    current: { true: { fontWeight: vars.weight.strong } },
  },
});

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
