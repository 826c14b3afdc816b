import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage, noScript, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

/** Packs fill the frame; a flat object such as the pill box stays smaller. */
const zoom = createVar();

export const card = style({ vars: { [zoom]: '1.1' }, position: 'relative', display: 'flex', flexDirection: 'column' });
export const flat = style({ vars: { [zoom]: '.92' } });
export const grouped = style({ vars: { [zoom]: '1.22' } });

export const media = style({
  order: -1,
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: on.tile,
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 78%',
  transform: `scale(${zoom})`,
  transformOrigin: '50% 86%',
  transition: `transform ${vars.motion.lift} ${vars.motion.ease}`,
  selectors: {
    [`${card}:hover &`]: { transform: `scale(calc(${zoom} + .05))` },
    // Several products side by side, on the same ground line as single ones.
    [`${grouped} &`]: { objectFit: 'contain', objectPosition: '50% 86%' },
  },
});

export const tags = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlockStart: vars.space[3],
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.3rem',
  '@container': { [inPage(until('md'))]: { insetInlineStart: vars.space[2], insetBlockStart: vars.space[2] } },
});

// Above the link that covers the card.
export const action = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  zIndex: 2,
  '@container': { [inPage(until('md'))]: { insetInlineEnd: vars.space[2], insetBlockEnd: vars.space[2] } },
});
globalStyle(`${action} :is(a, button)`, {
  '@container': { [inPage(until('md'))]: { inlineSize: vars.size.target, blockSize: vars.size.target } },
});

/** A control below the name: above the link as well. */
export const below = style({ position: 'relative', zIndex: 2, marginBlockStart: vars.space[2] });

export const name = style({ marginBlockStart: '.9rem', fontSize: 'clamp(1.125rem, 1.05rem + .4vw, 1.375rem)' });

export const link = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationThickness: vars.border.hair },
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const line = style({
  marginBlockStart: '.2rem',
  fontSize: vars.text.small,
  lineHeight: vars.leading.meta,
  color: on.fg2,
});

export const price = style({ marginBlockStart: vars.space[2] });
export const status = style({ marginBlockStart: vars.space[2], fontSize: vars.text.small, color: on.fg2 });

export const grid = recipe({
  base: {
    display: 'grid',
    gap: '2.25rem 1rem',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': {
      [inPage(from('md'))]: { gap: `${vars.space[7]} 1.25rem`, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  variants: {
    columns: {
      2: { '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: {},
      4: { '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
    },
  },
  defaultVariants: { columns: 3 },
});

const gap = createVar();
const shown = createVar();

export const pictureSizes = '(min-width: 1024px) 24vw, (min-width: 768px) 29vw, (min-width: 640px) 42vw, 62vw';

/** A partly visible card shows that the row scrolls. */
export const row = style({
  vars: { [gap]: vars.space[4], [shown]: '1.5' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - ${gap} * (${shown} - 1)) / ${shown})`,
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.size.gutter,
  scrollbarWidth: 'thin',
  scrollbarColor: `${on.fg2} transparent`,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[4],
  '@container': {
    [inPage(from('sm'))]: { vars: { [shown]: '2.3' } },
    [inPage(from('md'))]: { vars: { [gap]: '1.25rem', [shown]: '3.3' } },
    [inPage(from('lg'))]: {
      vars: { [shown]: '4' },
      selectors: { '&:has(> :nth-child(5))': { vars: { [shown]: '4.3' } } },
    },
  },
});

globalStyle(`${row} > li`, { scrollSnapAlign: 'start' });

/** The button at the end of the row; errors above it, on the tile. */
export const addForm = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'end',
  gap: vars.space[2],
});

globalStyle(`${addForm} > [role=alert]`, {
  maxInlineSize: '14rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  backgroundColor: vars.color.errorTint,
  color: vars.color.ink,
  fontSize: vars.text.small,
  lineHeight: vars.leading.meta,
});

/** The favourites, which only the browser knows: what their page shows without script, and what it shows with one. */
export const noScriptOnly = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });
export const scriptOnly = style({ '@media': { [noScript]: { display: 'none' } } });
