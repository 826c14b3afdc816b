import { style } from '@vanilla-extract/css';
import { forcedColors, from, inPage, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'end',
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'minmax(15.5rem, 1.2fr) minmax(0, 1.4fr) auto' } },
});
export const coverage = style({ fontSize: vars.text.small, color: on.fg2 });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockEnd: 'clamp(1.5rem, 3vw, 2.75rem)',
});

/** Geolocation requires JavaScript. */
export const box = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@media': { [noScript]: { display: 'none' } },
});
export const why = style({ fontSize: vars.text.small, color: on.fg2, maxInlineSize: '60ch' });
export const problem = style({ '@container': { [inPage(from('md'))]: { gridColumn: '1 / -1' } } });

export const field = style({ position: 'relative', minInlineSize: 0 });
/** In place of the suggestion list, while the field has the focus. */
export const nothing = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  zIndex: 1,
  padding: '.6rem 1rem',
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  border: `${vars.border.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.field,
  fontSize: vars.text.small,
  selectors: { [`${field}:focus-within &`]: { display: 'block' } },
});
export const option = style({ display: 'grid' });
export const detail = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const list = style({ borderBlockEnd: `${vars.border.hair} solid ${on.rule}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: '1.35rem',
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
});

/** The pin's counterpart: both are highlighted when either is hovered. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.1rem',
  blockSize: '2.1rem',
  borderRadius: vars.radius.touch,
  backgroundColor: vars.color.button,
  color: vars.color.white,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${row}:is(:hover, :focus-within, :target, [data-active]) &`]: {
      backgroundColor: vars.color.souci,
      color: vars.color.ink,
    },
  },
  '@media': { [forcedColors]: { border: `${vars.border.line} solid CanvasText` } },
});

export const name = style({ fontSize: '1.3125rem' });
export const address = style({ fontStyle: 'normal', marginBlockStart: vars.space[1] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}`, fontSize: vars.text.small });
/** As high as a touch target, on one line. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  whiteSpace: 'nowrap',
});

export const places = style({ display: 'grid', gap: vars.space[2] });

/** The list starts at the text margin of the page, the map extends to the edge of the window. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [inPage(from('lg'))]: { gridTemplateColumns: 'minmax(26rem, 5fr) minmax(0, 7fr)', alignItems: 'start' },
  },
});

export const resultsFoundList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: '1.75rem',
  paddingInline: `max(${vars.size.gutter}, (100vw - ${vars.size.content}) / 2)`,
  selectors: { [`${room} > &`]: { '@container': { [inPage(from('lg'))]: { paddingInlineEnd: '2.5rem' } } } },
});

/** First on a phone, where the list is long. */
export const map = style({
  order: -1,
  minInlineSize: 0,
  '@container': { [inPage(from('lg'))]: { order: 0, position: 'sticky', insetBlockStart: '4.75rem' } },
});

export const note = style({ fontSize: vars.text.small, color: on.fg2 });
