import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const missing = style({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
