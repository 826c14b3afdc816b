import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: '1.25rem',
  alignItems: 'center',
  padding: '1.25rem',
});
globalStyle(`${card} img`, { inlineSize: '100%', borderRadius: vars.radius.touch });

export const quote = style({ fontSize: '1.25rem' });
export const author = style({ marginBlockStart: vars.space[2] });
export const alone = style({ gridTemplateColumns: '1fr' });
