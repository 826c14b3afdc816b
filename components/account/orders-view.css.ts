import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
