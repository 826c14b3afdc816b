import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

/** Columns inside depend on the width of the section, not of the screen: a slice may be in the column of an article. */
export const room = style({ containerType: 'inline-size' });

/** Widths of that container, without the screen's own gutters. */
export const roomy = '(min-width: 56rem)';
export const medium = '(min-width: 38rem)';

/** A title beside its content, above it where the container is narrow. */
export const beside = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' } },
});

export const intro = style({ maxInlineSize: '44ch', marginBlockStart: vars.space[4] });
export const link = style({ marginBlockStart: vars.space[5] });

export const region = style({ maxInlineSize: '64rem', overflowX: 'auto', overscrollBehaviorX: 'contain' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  minInlineSize: '8rem',
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0`,
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.meta,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: vars.weight.strong });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `${vars.border.line} solid currentColor`,
  fontSize: vars.text.small,
  verticalAlign: 'bottom',
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const note = style({
  marginBlockStart: vars.space[4],
  maxInlineSize: '64ch',
  fontSize: vars.text.small,
  color: on.fg2,
});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
});

export const file = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  blockSize: '100%',
  padding: `${vars.space[4]} 1.25rem`,
  border: `${vars.border.line} solid ${on.rule}`,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor' },
});

export const title = style({
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
export const line = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  fontSize: vars.text.small,
  color: on.fg2,
});

/** As many in a row as fit, each as large as the space allows. */
export const figuresList = style({
  display: 'grid',
  gap: `${vars.space[6]} clamp(1.25rem, 3cqi, 2rem)`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10rem, 16%)), 1fr))',
});

/** The name is first in the document for screen readers, the figure is first visually. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid currentColor`,
});

export const value = style({ fontSize: 'clamp(1.75rem, 1.1rem + 3.2cqi, 3.5rem)' });
export const name = style({ color: on.fg2, lineHeight: vars.leading.meta });
export const figuresNote = style({ marginBlockStart: vars.space[5] });

export const pair = recipe({
  base: { display: 'grid', gap: `${vars.space[6]} ${vars.space[8]}`, alignItems: 'center' },
  variants: {
    illustrated: {
      true: { '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
    },
  },
});

export const figuresIntro = style({ maxInlineSize: '54ch', marginBlockStart: vars.space[4] });
export const titled = style({ marginBlockStart: vars.space[6] });
export const picture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });

/** Logos are designed for a white background: each has its own, whatever the section. */
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${on.rule}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
});

export const logosList = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
});
export const tile = style({ aspectRatio: '3 / 2' });
export const logo = style({ inlineSize: '100%', maxInlineSize: '8rem', blockSize: '4rem', objectFit: 'contain' });

export const labels = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});
export const label = style({ display: 'flex', gap: '1.25rem' });
export const mark = style({ flex: 'none', inlineSize: '6rem', blockSize: '6rem' });
export const text = style({ marginBlockStart: vars.space[1] });

export const needs = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', minBlockSize: '24rem' },
  },
});

export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '26ch' });

export const needsList = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: '2.5rem',
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  blockSize: '100%',
  padding: '.95rem 0',
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  fontFamily: vars.font.serif,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  textDecoration: 'none',
  ':hover': { color: on.btn },
});

export const needsNote = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  lineHeight: 1,
  letterSpacing: 0,
  color: on.fg2,
});

export const plant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineStart: `max(${vars.space[6]}, calc(50vw - 42rem))`,
      insetBlockEnd: '-11.5rem',
      inlineSize: '19rem',
    },
  },
});

export const zone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** What a slice without content shows to its editor. A slice that draws anything is not `:empty`. */
export const slice = style({ minInlineSize: 0 });
globalStyle(`${slice}:empty::before`, {
  content: 'attr(data-hint)',
  display: 'block',
  margin: vars.space[4],
  padding: vars.space[5],
  border: `${vars.border.line} dashed ${on.fg2}`,
  borderRadius: vars.radius.field,
  color: on.fg2,
});

/** The simulator, over everything else of its page: an editor sees slices only. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  overflow: 'auto',
  backgroundColor: vars.color.white,
});
