import { style } from '@vanilla-extract/css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

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
