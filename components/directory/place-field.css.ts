import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const field = style({ position: 'relative', minInlineSize: 0 });
/** In place of the suggestion list, while the field has the focus. */
export const nothing = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  zIndex: 1,
  padding: '.6rem 1rem',
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  border: `${vars.border.line} solid ${vars.color.ink}`,
  borderRadius: vars.radius.field,
  fontSize: vars.text.small,
  selectors: { [`${field}:focus-within &`]: { display: 'block' } },
});
export const option = style({ display: 'grid' });
export const detail = style({ fontSize: vars.text.small, color: vars.color.ink2 });
