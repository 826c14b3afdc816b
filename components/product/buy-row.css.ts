import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const button = style({ flex: 1, display: 'grid' });
globalStyle(`${button} > *`, { inlineSize: '100%' });

export const message = style({ marginBlockStart: vars.space[3] });
