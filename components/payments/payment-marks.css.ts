import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const mark = style({ display: 'block', inlineSize: '2.75rem', blockSize: '1.75rem' });
