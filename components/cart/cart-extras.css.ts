import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';

export const box = style({ marginBlockStart: vars.space[5] });
export const form = style({ maxInlineSize: '32rem' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const input = style({ flex: '1 1 12rem', inlineSize: 'auto', minInlineSize: 0 });

export const list = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const code = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: '1rem .25rem',
    fontSize: vars.text.small,
  },
  variants: {
    applicable: {
      true: { backgroundColor: vars.color.successTint },
      false: { backgroundColor: vars.color.tile },
    },
  },
});

/** A code may have a hundred letters. */
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space[2], overflowWrap: 'anywhere' });

export const cartNoteBox = style({ marginBlockStart: vars.space[5] });

export const summary = style({
  minBlockSize: '2.75rem',
  display: 'list-item',
  alignContent: 'center',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
});
