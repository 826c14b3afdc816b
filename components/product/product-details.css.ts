import { globalStyle, style } from '@vanilla-extract/css';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.25rem',
  alignItems: 'center',
  padding: '1.25rem',
});
globalStyle(`${card} img`, { inlineSize: '6rem', borderRadius: vars.radius.touch });

export const quote = style({ fontSize: '1.25rem' });
export const author = style({ marginBlockStart: vars.space[2] });

/** Beside the portrait, or below it where the space is too narrow for a word. */
export const words = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** Name of a product in the statements of its box. */
export const part = style({ fontSize: vars.text.lead, marginBlockEnd: vars.space[2] });

/** Large enough for a finger, in the space of its line. */
export const partLink = style({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
});
