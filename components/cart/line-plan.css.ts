import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const plan = style({ marginBlockStart: vars.space[1], fontSize: vars.text.small });

export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  paddingBlock: '.6rem',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
});
export const label = style({ fontWeight: vars.weight.strong });
