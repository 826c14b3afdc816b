import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage, print } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const orderCard = style({
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
export const orderActions = style({
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

/** Live region that is always in the page, so that screen readers announce its changes; it takes no space while empty. */
export const liveRegion = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[5]})` } } });

/** Preserves the line breaks of what was typed. */
export const sure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.text.small,
});

export const part = style({ display: 'grid', gap: vars.space[1] });
export const parcels = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });

/** Lines beside amounts, where there is room for both. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@container': { [inPage(from('xl'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)' } },
});

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
/** Actions are for the screen only: print shows the order alone. */
export const orderViewWays = style({ display: 'contents', '@media': { [print]: { display: 'none' } } });
export const email = style({ overflowWrap: 'anywhere' });

export const last = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
});

/** The form of an address takes the whole width of the list. */
export const open = style({ gridColumn: '1 / -1' });

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  blockSize: '100%',
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const removal = style({ selectors: { '&[open]': { display: 'grid', gap: vars.space[3] } } });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.3em',
});
