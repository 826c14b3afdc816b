import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const list = style({ display: 'grid', gap: '.6rem', fontSize: vars.text.small });
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });
export const icon = style({ inlineSize: '1.35rem', blockSize: '1.35rem' });
