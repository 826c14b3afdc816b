import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});

export const others = style({ display: 'grid', justifyItems: 'start' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target });
