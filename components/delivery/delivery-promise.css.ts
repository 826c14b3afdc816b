import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const promise = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  // The dated text, which the browser chooses, may be a line longer than the undated one: nothing below it moves.
  minBlockSize: '4.5em',
  lineHeight: 1.5,
});
export const icon = style({ inlineSize: '1.35rem', blockSize: '1.35rem', flex: 'none' });
export const day = style({ display: 'block', fontWeight: vars.weight.strong });
export const deadline = style({ fontSize: vars.text.small });
