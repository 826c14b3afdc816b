import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const title = style({ maxInlineSize: '18ch' });
export const text = style({ maxInlineSize: '42ch', marginBlockStart: vars.space[4] });
export const note = style({ fontSize: vars.text.mini });
