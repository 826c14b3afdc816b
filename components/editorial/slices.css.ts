import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { medium, roomy } from './sections.css';

const counter = 'step';
const stepsBetween = '(min-width: 30rem)';

export const words = style({
  containerType: 'inline-size',
  paddingBlock: `${vars.size.section} clamp(2.5rem, 4vw, 4.5rem)`,
});
export const title = style({ maxInlineSize: '15em' });

export const steps = style({
  display: 'grid',
  gap: '1.75rem 2rem',
  marginBlockStart: vars.space[6],
  counterReset: counter,
  '@container': {
    [stepsBetween]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Whatever their number, the rows are full: three, five and six steps do not fit into four columns.
    [roomy]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(3):last-child), &:has(> :nth-child(6):last-child)': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
        '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
    },
  },
});

export const step = style({
  counterIncrement: counter,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid currentColor`,
  '@container': {
    [`${stepsBetween} and (max-width: 55.98rem)`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});

export const name = style({ '::before': { content: `counter(${counter}) ". "` } });
export const text = style({ marginBlockStart: vars.space[2], color: on.fg2 });
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });

const granule = '1rem';

export const list = style({ maxInlineSize: '64rem' });

/** A line that connects the granules; it ends at the last. */
export const moment = style({
  position: 'relative',
  paddingInlineStart: '2.25rem',
  paddingBlockEnd: vars.space[7],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc((${granule} - ${vars.border.line}) / 2)`,
    insetBlock: '.75rem -.75rem',
    borderInlineStart: `${vars.border.line} solid ${on.rule}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.45rem',
    inlineSize: granule,
    blockSize: granule,
    borderRadius: vars.radius.touch,
    background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
    boxShadow: `0 0 0 ${vars.border.ring} ${on.bg}`,
    forcedColorAdjust: 'none',
  },
  ':last-child': { paddingBlockEnd: 0 },
  selectors: { '&:last-child::before': { display: 'none' } },
});

export const content = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${vars.space[4]} ${vars.space[7]}` },
  variants: {
    illustrated: { true: { '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)' } } } },
  },
});

export const date = style({ display: 'block', color: on.fg2, fontSize: vars.text.body, letterSpacing: 0 });
export const timelineText = style({ maxInlineSize: '54ch', marginBlockStart: vars.space[2] });
export const timelinePicture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });

const inset = 'clamp(1.25rem, 2.2vw, 2.25rem)';

export const intro = style({ maxInlineSize: '44ch', marginBlockStart: vars.space[3] });

export const shelves = style({
  display: 'grid',
  gap: vars.space[4],
  '@container': { [inPage(from('md'))]: { gap: '1.25rem', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

/** Seven columns and five, then five and seven. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '23rem',
  padding: inset,
  overflow: 'hidden',
  '@container': {
    [inPage(from('md'))]: {
      gridColumn: 'span 5',
      selectors: {
        '&:nth-child(4n + 1), &:nth-child(4n)': { gridColumn: 'span 7' },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    [inPage(from('lg'))]: {
      minBlockSize: '26rem',
      selectors: { '&:nth-child(-n + 2)': { minBlockSize: '30rem' } },
    },
  },
});

export const shelfTitle = style({ fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)', lineHeight: 1.08 });

export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
  selectors: {
    [`${tile}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.line,
      textUnderlineOffset: '.16em',
    },
  },
});

export const shelfText = style({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: vars.space[2],
  maxInlineSize: '30ch',
});

export const arrow = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: inset,
    insetBlockEnd: inset,
    zIndex: 1,
    backgroundColor: on.bg,
    selectors: { [`${tile}:hover &`]: { backgroundColor: on.fg, color: on.bg } },
  },
  // A picture of several products fills a narrow tile from edge to edge.
  variants: { wide: { true: { '@container': { [inPage(until('lg'))]: { display: 'none' } } } } },
});

/** A plant is as high as its tile, so that its flower stays in it. */
export const plant = style({
  position: 'absolute',
  insetInlineEnd: '3%',
  insetBlockEnd: '-9%',
  inlineSize: 'auto',
  blockSize: '104%',
  maxInlineSize: 'none',
  '@container': { [inPage(until('md'))]: { insetBlockEnd: '-14%', blockSize: '92%' } },
});

/** `translate` moves the ground line of the drawing, which has a margin below it, down to the edge. */
export const shelfPicture = recipe({
  base: {
    position: 'absolute',
    maxInlineSize: 'none',
    transition: `transform ${vars.motion.lift} ${vars.motion.ease}`,
    selectors: { [`${tile}:hover &`]: { transform: `translateY(calc(-1 * ${vars.space[2]}))` } },
  },
  variants: {
    wide: {
      false: {
        insetInlineEnd: 0,
        insetBlockEnd: 0,
        inlineSize: 'min(56%, 24rem)',
        translate: '0 3.2%',
        selectors: {
          [`${tile}:nth-child(4n + 1) &`]: { inlineSize: 'min(58%, 27rem)' },
          [`${tile}:nth-child(4n) &`]: { insetInlineEnd: '1%', inlineSize: 'min(52%, 22rem)' },
        },
        '@container': { [inPage(until('md'))]: { selectors: { [`${tile} > &&`]: { inlineSize: 'min(56%, 17rem)' } } } },
      },
      true: {
        insetInlineEnd: '-6%',
        insetBlockEnd: `calc(-1 * ${vars.space[2]})`,
        inlineSize: 'min(92%, 36rem)',
        translate: '0 5.6%',
        '@container': {
          [inPage(until('lg'))]: { insetInlineEnd: '-8%', inlineSize: '108%' },
          [inPage(until('md'))]: { insetInlineEnd: 'max(-16%, -3.5rem)', inlineSize: 'min(118%, 30rem)' },
        },
      },
    },
  },
});
