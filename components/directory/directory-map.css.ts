import { style, styleVariants } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';
import { NAME } from '@/lib/directory/map-names';
import { MAP_SIDES } from '@/lib/directory/map-view';

export const figure = style({ display: 'grid', gap: vars.space[3] });

/** A square; beside the list it is as high as the viewport. Its own stacking context: nothing in it overlaps the page. */
export const frame = style([
  sectionClasses['Beige Light'],
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeContent: 'center',
    aspectRatio: '1',
    containerType: 'size',
    overflow: 'hidden',
    '@container': { [inPage(from('lg'))]: { aspectRatio: 'auto', blockSize: 'max(24rem, 100svh - 17rem)' } },
  },
]);

/** The largest square that fits the frame; the drawing extends beyond it. */
export const square = style({ position: 'relative', inlineSize: 'min(100cqi, 100cqb)', aspectRatio: '1' });

/** A wrapper that exists only to be hidden. */
export const plain = style({ display: 'contents' });

export const legend = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[5],
  fontSize: vars.text.small,
  color: on.fg2,
  '@container': { [inPage(from('lg'))]: { paddingInline: vars.space[5] } },
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

const roomy = `(min-width: ${MAP_SIDES.wide}rem) and (min-height: ${MAP_SIDES.wide}rem)`;

/** One layout or the other, depending on the size of the frame. */
export const layout = styleVariants({
  narrow: { '@container': { [roomy]: { display: 'none' } } },
  wide: { display: 'none', '@container': { [roomy]: { display: 'block' } } },
});

/** Concentric rings: the nearer, the lighter. */
export const ring = style({
  fill: vars.color.sheen,
  stroke: on.fg2,
  strokeOpacity: 0.75,
  strokeWidth: vars.border.hair,
  strokeDasharray: '2 4',
  vectorEffect: 'non-scaling-stroke',
});
export const dot = style({ fill: on.fg2, fillOpacity: 0.55 });
export const centre = style({
  fill: vars.color.souci,
  stroke: vars.color.white,
  strokeWidth: vars.border.strong,
  vectorEffect: 'non-scaling-stroke',
});

export const name = style({
  position: 'absolute',
  paddingBlockStart: `${NAME.below}rem`,
  transform: 'translateX(-50%)',
  fontSize: vars.text.mini,
  lineHeight: `${NAME.line}rem`,
  whiteSpace: 'nowrap',
});
export const nameOf = styleVariants({
  centre: { fontWeight: vars.weight.strong },
  commune: { color: on.fg2 },
  ring: { color: on.fg2, fontVariantNumeric: 'tabular-nums' },
});

export const north = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  justifyItems: 'center',
  fontSize: vars.text.mini,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
});
export const arrow = style({ inlineSize: '.75rem', fill: 'currentColor' });

export const pins = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

const mark = style({
  position: 'absolute',
  selectors: { '&:hover, &:focus-within, &:has([data-active])': { zIndex: 1 } },
});
export const tip = style([mark, { transform: 'translate(-50%, -100%)' }]);
export const middle = style([mark, { transform: 'translate(-50%, -50%)' }]);
