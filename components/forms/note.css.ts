import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const note = style({ maxInlineSize: '58ch', fontSize: vars.text.small });
