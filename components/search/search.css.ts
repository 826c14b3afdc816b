import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage, motionOk, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const title = style({
  marginBlockEnd: vars.space[3],
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});

export const mark = style({
  backgroundColor: vars.color.warnTint,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  // The serif font has one weight.
  selectors: { 'h3 &': { fontWeight: 'inherit' } },
  '@media': { [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
});

/** A full row where the bar above the list is a grid. */
export const sort = style({ gridColumn: '1 / -1' });

export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[2] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
});

/** The field and its button share a row; suggestions are below, as wide as the form. */
export const form = recipe({
  base: { display: 'grid', alignItems: 'center', columnGap: vars.space[3] },
  variants: {
    look: {
      page: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: '.4rem',
        maxInlineSize: '42rem',
        '@media': { [until('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      overlay: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        '@media': { [until('sm')]: { columnGap: vars.space[1] } },
        '::after': {
          content: '',
          gridRow: 1,
          gridColumn: '1 / -1',
          alignSelf: 'end',
          borderBlockEnd: `${vars.border.strong} solid currentColor`,
        },
        selectors: {
          '&:has(input:focus-visible)::after': { borderBlockEndWidth: vars.border.bar },
        },
      },
    },
  },
});

/** Its children are grid cells of the form. */
export const box = style({ display: 'contents' });
export const row = style({ gridColumn: '1 / -1' });

/** Redundant with the arrow: on a phone the text uses its space. */
export const icon = style({ gridRow: 1, gridColumn: 1, '@media': { [until('sm')]: { display: 'none' } } });

export const input = recipe({
  variants: {
    look: {
      page: { gridRow: 2, gridColumn: 1 },
      overlay: {
        gridRow: 1,
        gridColumn: 2,
        minBlockSize: '4rem',
        padding: 0,
        border: 0,
        borderRadius: 0,
        background: 'none',
        fontFamily: vars.font.serif,
        fontSize: 'clamp(1.125rem, .6rem + 2.6vw, 2.5rem)',
        letterSpacing: vars.tracking.title,
        textOverflow: 'ellipsis',
        ':hover': { boxShadow: 'none' },
        // The line below the form shows the focus; forced colours draw the transparent outline.
        selectors: { '&:focus-visible': { outlineColor: 'transparent', boxShadow: 'none' } },
      },
    },
  },
});

export const submit = recipe({
  variants: {
    look: {
      page: {
        gridRow: 2,
        gridColumn: 2,
        '@media': { [until('sm')]: { gridRow: 4, gridColumn: 1, marginBlockStart: vars.space[2] } },
      },
      overlay: { gridRow: 1, gridColumn: 3 },
    },
  },
});

export const list = style({
  position: 'static',
  gridColumn: '1 / -1',
  maxBlockSize: 'none',
  marginBlockStart: vars.space[3],
  border: 0,
  borderRadius: 0,
});
globalStyle(`${box} > label`, { gridColumn: '1 / -1' });

export const option = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], minInlineSize: 0 });
export const lead = style({
  display: 'none',
  flex: '1 1 0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  '@media': { [from('md')]: { display: 'block' } },
});
export const note = style({ gridColumn: '1 / -1', marginBlockStart: vars.space[3], fontSize: vars.text.small });

export const searchRowsList = style({
  borderBlockEnd: `${vars.border.hair} solid ${on.rule}`,
  marginBlockEnd: vars.space[6],
});

/** Picture, text and price; a row without a picture starts at the edge. */
export const searchRowsRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: vars.space[5] } },
});

export const pictureSize = '(min-width: 768px) 6rem, 4rem';
export const picture = style({
  gridRow: '1 / span 2',
  inlineSize: '4.5rem',
  blockSize: '5.625rem',
  objectFit: 'cover',
  backgroundColor: on.tile,
  '@container': { [inPage(from('md'))]: { inlineSize: '6rem', blockSize: '7.5rem' } },
});
/** Placeholder for a missing picture among rows with pictures. */
export const tile = style([picture, { display: 'grid', placeItems: 'center', color: on.fg2 }]);

export const words = style({
  gridColumn: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  // Ingredients have the longest names.
  overflowWrap: 'anywhere',
  selectors: { [`${picture} + &`]: { gridColumn: 2 } },
});
export const excerpt = style({ maxInlineSize: '44rem' });

/** The whole row is clickable. */
export const searchRowsTitle = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const price = style({
  gridColumn: 2,
  '@container': { [inPage(from('md'))]: { gridColumn: 3, textAlign: 'end' } },
});

const drop = keyframes({ from: { transform: 'translateY(-1.5rem)', opacity: 0 } });

/** Over the top of the page, as tall as its content. */
export const dialog = style({
  position: 'fixed',
  inset: '0 0 auto 0',
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  margin: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { '@media': { [motionOk]: { animation: `${drop} ${vars.motion.panel} ${vars.motion.ease}` } } },
  },
});

export const close = style({ gridRow: 1, gridColumn: 4 });

/** Hidden while there are suggestions. */
export const frequent = style({
  marginBlockStart: vars.space[5],
  selectors: { [`${dialog}:has([role=option]) &`]: { display: 'none' } },
});

/** A product: picture, name, price. */
export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const thumbSize = '2.5rem';
export const thumb = style({
  flex: 'none',
  inlineSize: thumbSize,
  blockSize: '3.125rem',
  objectFit: 'cover',
  backgroundColor: on.tile,
});
export const amount = style({
  flex: 'none',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ display: 'block', fontSize: vars.text.small });
