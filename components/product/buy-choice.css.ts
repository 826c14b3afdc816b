import { style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const legend = style({ marginBlockEnd: vars.space[2], fontWeight: vars.weight.strong, lineHeight: 1.35 });

export const options = style({ display: 'grid', gap: vars.space[4] });

/** With script the choice acts at once. */
export const noScriptOnly = style({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
