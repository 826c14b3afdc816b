import { globalStyle, style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

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
export const tip = style({ position: 'absolute', transform: 'translate(-50%, -100%)' });
export const middle = style({ position: 'absolute', transform: 'translate(-50%, -50%)' });

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
