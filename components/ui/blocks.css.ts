import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, inPage, motionOk, until } from '@/components/theme/breakpoints';
import { on, ui, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

export const section = recipe({
  base: inUi({ position: 'relative' }),
  variants: {
    space: {
      none: {},
      regular: inUi({ paddingBlock: vars.size.section }),
      tight: inUi({ paddingBlock: vars.size.sectionTight }),
    },
    clipped: { true: inUi({ overflow: 'hidden' }) },
  },
  defaultVariants: { space: 'regular' },
});

export const container = style(
  inUi({
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  }),
);

export const head = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '1rem 2rem',
    marginBlockEnd: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  }),
);
export const headText = style(inUi({ maxInlineSize: '44ch', marginBlockStart: vars.space[3] }));

export const stack = recipe({
  base: inUi({ display: 'flex', flexDirection: 'column' }),
  variants: {
    gap: {
      3: inUi({ gap: vars.space[3] }),
      4: inUi({ gap: vars.space[4] }),
      5: inUi({ gap: vars.space[5] }),
      6: inUi({ gap: vars.space[6] }),
    },
  },
  defaultVariants: { gap: 4 },
});

/** Seven columns against five from lg: the product page, the questions, the medicine text. */
export const split = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem 4rem',
    alignItems: 'start',
    '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

const rule = `${vars.border.hair} solid ${on.rule}`;
const bar = `linear-gradient(currentColor, currentColor) 50% / 100% ${vars.border.line} no-repeat`;
const post = `linear-gradient(currentColor, currentColor) 50% / ${vars.border.line} 100% no-repeat`;

export const item = style(
  inUi({
    borderBlockStart: rule,
    ':last-child': { borderBlockEnd: rule },
    selectors: {
      '&::details-content': { blockSize: 0, overflow: 'clip' },
      '&[open]::details-content': { blockSize: 'auto' },
    },
    '@media': {
      [motionOk]: {
        selectors: {
          '&::details-content': {
            transition: `block-size ${vars.motion.panel} ${vars.motion.ease}, content-visibility ${vars.motion.panel} allow-discrete`,
          },
        },
      },
    },
  }),
);

export const summary = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: '3.75rem',
    padding: '.85rem 0',
    cursor: 'pointer',
    listStyle: 'none',
    fontFamily: vars.font.serif,
    fontSize: '1.3125rem',
    lineHeight: 1.25,
    letterSpacing: '-.012em',
    '::after': {
      content: '',
      flex: 'none',
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
      background: `${bar}, ${post}`,
    },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`${item}[open] > &::after`]: { background: bar },
    },
    // Forced colours drop gradients, which draw the plus and the minus.
    '@media': { [forcedColors]: { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);

export const content = style(
  inUi({
    maxInlineSize: '64ch',
    paddingBlockEnd: vars.space[5],
    display: 'flow-root',
  }),
);

globalStyle(`${content} > * + *`, { '@layer': { [ui]: { marginBlockStart: vars.space[3] } } });

export const nav = style(inUi({ fontSize: vars.text.small, paddingBlock: '.45rem' }));
export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 .5rem' }));

export const breadcrumbItem = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: {
      // The granule.
      '& + &::before': {
        content: '',
        inlineSize: '.34rem',
        blockSize: '.34rem',
        borderRadius: vars.radius.touch,
        backgroundColor: 'currentColor',
        opacity: 0.45,
      },
    },
    '@container': {
      // Below sm only the parent is shown, behind a back chevron.
      [inPage(until('sm'))]: {
        display: 'none',
        selectors: {
          '&:nth-last-child(2)': { display: 'flex' },
          '&:nth-last-child(2)::before': {
            content: '',
            inlineSize: '.55rem',
            blockSize: '.55rem',
            marginInlineEnd: '.1rem',
            border: 'solid currentColor',
            borderWidth: `0 0 ${vars.border.line} ${vars.border.line}`,
            borderRadius: 0,
            background: 'none',
            transform: 'rotate(45deg)',
            opacity: 1,
          },
        },
      },
    },
  }),
);

export const link = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    // A short word is as wide as a finger, and no further from the next one.
    paddingInline: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[2]})`,
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentColor' },
    '@container': { [inPage(until('sm'))]: { fontWeight: vars.weight.medium } },
  }),
);

export const current = style(inUi({ color: on.fg2 }));

export const paginationNav = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${vars.space[3]} ${vars.space[5]}`,
    marginBlockStart: vars.space[7],
  }),
);
/** A list of small things side by side. */
export const wrapping = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** A drawing of the size of those in `public/payments`. */
export const paymentMark = style(inUi({ inlineSize: '2.75rem', blockSize: '1.75rem' }));
export const paginationItem = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const page = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    border: `${vars.border.line} solid transparent`,
    borderRadius: vars.radius.touch,
    color: 'inherit',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { borderColor: on.rule },
    selectors: { '&[aria-current]': { borderColor: 'currentColor', fontWeight: vars.weight.strong } },
    // In forced colours a transparent border is drawn like any other.
    '@media': {
      [forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const step = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    color: 'inherit',
    fontWeight: vars.weight.strong,
  }),
);
export const back = style(inUi({ transform: 'rotate(90deg)' }));
export const forward = style(inUi({ transform: 'rotate(-90deg)' }));
