import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const option = style({ display: 'grid' });
export const detail = style({ fontSize: vars.text.small, color: vars.color.ink2 });
