import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

export const pair = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
});

export const text = style({ maxInlineSize: '48ch', marginBlockStart: vars.space[4] });
export const list = style({ display: 'grid', marginBlockStart: vars.space[6] });

export const site = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  ':last-child': { borderBlockEnd: `${vars.border.hair} solid ${on.rule}` },
});

export const name = style({ fontSize: '1.3125rem' });
export const kind = style({ marginBlockStart: vars.space[1] });

const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.touch,
  backgroundColor: on.btn,
  color: on.btnFg,
  fontSize: vars.text.mini,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const badge = style([number]);

export const map = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '36rem', marginInline: 'auto' });
export const land = style({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  opacity: 0.3,
});

/** Over the map with a fixed size: it stays legible on a phone. The ring separates it from the granules. */
export const pin = style([
  number,
  {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    boxShadow: `0 0 0 ${vars.border.ring} ${on.bg}`,
  },
]);
