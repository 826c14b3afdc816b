import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const parts = style({ display: 'grid', gap: vars.space[2] });
export const change = style({ display: 'inline-block', paddingBlock: vars.space[1] });
export const lines = style({ paddingInlineStart: '1.1em', listStyle: 'disc' });
