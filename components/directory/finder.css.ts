import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
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
