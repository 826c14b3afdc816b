import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const note = style({ maxInlineSize: '58ch', fontSize: vars.text.small });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
});
