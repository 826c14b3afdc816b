import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { SIZES } from '@/lib/directory/map-pins';

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
