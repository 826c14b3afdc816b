import { style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [noScript]: { display: 'none' } },
});
export const full = style({ fill: 'currentColor' });

export const noScriptOnly = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });
/** What the browser shows before and without the list. */
export const scriptOnly = style({ '@media': { [noScript]: { display: 'none' } } });
