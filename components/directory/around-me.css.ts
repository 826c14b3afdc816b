import { style } from '@vanilla-extract/css';
import { from, inPage, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

/** The browser's position is for scripts only. */
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
