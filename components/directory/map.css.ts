import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, inPage, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';
import { MAP_SIDES, NAME, SIZES } from '@/lib/directory/map-view';

export const figure = style({ display: 'grid', gap: vars.space[3] });

/** A band above the list; beside it as high as the viewport. Its own stacking context: nothing in it overlaps the page. */
export const frame = style([
  sectionClasses['Beige Light'],
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeContent: 'center',
    blockSize: '20rem',
    containerType: 'size',
    overflow: 'hidden',
    '@container': { [inPage(from('lg'))]: { blockSize: 'max(24rem, 100svh - 17rem)' } },
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

/** Hovered or focused here, or in the list (`data-active`). */
const lit = '&&:is(:hover, :focus-visible, [data-active])';

const link = style({
  display: 'grid',
  placeItems: 'center',
  fontWeight: vars.weight.bold,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  textDecoration: 'none',
  // The detailed map disables pointer events on its marks, and sets its own link colour.
  pointerEvents: 'auto',
  selectors: { '&&': { color: vars.color.white }, [lit]: { color: vars.color.ink } },
});

/** The tip is in the middle of the lower edge. */
export const pin = style([
  link,
  {
    position: 'relative',
    isolation: 'isolate',
    inlineSize: `${SIZES.pin.width}rem`,
    blockSize: `${SIZES.pin.height}rem`,
    // The number is in the round part of the drop shape.
    paddingBlockEnd: '.5rem',
  },
]);

export const drop = style({
  position: 'absolute',
  inset: 0,
  inlineSize: `${SIZES.drop}rem`,
  blockSize: '100%',
  marginInline: 'auto',
  fill: vars.color.button,
  stroke: vars.color.white,
  strokeWidth: 2,
  selectors: {
    // The detailed map raises the z-index of every SVG.
    '&&': { zIndex: -1 },
    [`${pin}:is(:hover, :focus-visible, [data-active]) > &`]: { fill: vars.color.souci },
  },
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'LinkText' } },
});

export const plate = style({
  display: 'grid',
  padding: `${SIZES.padding}rem`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.button,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.white}`,
  '@media': { [forcedColors]: { outline: `${vars.border.line} solid LinkText` } },
});

export const cell = style([
  link,
  {
    inlineSize: `${SIZES.cell}rem`,
    blockSize: `${SIZES.cell}rem`,
    borderRadius: vars.radius.check,
    selectors: { [lit]: { backgroundColor: vars.color.souci } },
  },
]);

/** Over the plain map, hidden until it has loaded. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[inert]': { opacity: 0 } },
});

/** The library's own style sheet is loaded after ours and is in no layer: hence the doubled class names. */
export const map = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&&': { font: 'inherit', backgroundColor: on.bg } },
});

export const area = style({
  fill: on.fg,
  fillOpacity: 0.04,
  stroke: on.fg,
  strokeWidth: vars.border.strong,
  strokeDasharray: '2 6',
});

globalStyle(`${map} .leaflet-control-scale-line`, { fontSize: vars.text.mini, color: on.fg });

/** At the point that a marker stands for. */
export const detailedMapTip = style({ position: 'absolute', transform: 'translate(-50%, -100%)' });
export const detailedMapMiddle = style({ position: 'absolute', transform: 'translate(-50%, -50%)' });

export const zoom = style({
  position: 'absolute',
  // Above the panes of the library.
  zIndex: 1000,
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.white,
  boxShadow: vars.shadow.toast,
});

export const credit = style({
  position: 'absolute',
  zIndex: 1000,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: vars.space[2],
  backgroundColor: on.bg,
  fontSize: vars.text.mini,
});

/** Hidden without JavaScript, which the detailed map requires. */
export const offer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { [noScript]: { display: 'none' } },
});
