import { style } from '@vanilla-extract/css';
import { from, inPage, noScript } from '@/components/theme/breakpoints';
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
