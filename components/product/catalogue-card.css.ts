import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** The button at the end of the row; errors above it, on the tile. */
export const addForm = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'end',
  gap: vars.space[2],
});

globalStyle(`${addForm} > [role=alert]`, {
  maxInlineSize: '14rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  backgroundColor: vars.color.errorTint,
  color: vars.color.ink,
  fontSize: vars.text.small,
  lineHeight: vars.leading.meta,
});
