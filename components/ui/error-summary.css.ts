import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const box = style(
  inUi({
    padding: vars.space[5],
    border: `${vars.border.strong} solid ${vars.color.error}`,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
  }),
);
export const title = style(
  inUi({ fontFamily: vars.font.sans, fontSize: vars.text.h4, fontWeight: vars.weight.strong }),
);
export const list = style(inUi({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3] }));
export const link = style(
  inUi({ color: vars.color.error, fontWeight: vars.weight.strong, textUnderlineOffset: '.2em' }),
);
