import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const mention = style(
  inUi({
    padding: '1.25rem 1.5rem',
    border: `${vars.border.line} solid ${vars.color.ink}`,
    backgroundColor: vars.color.white,
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: 1.5,
  }),
);

export const title = style(
  inUi({ display: 'block', marginBlockEnd: vars.space[1], fontSize: '1rem', fontWeight: vars.weight.strong }),
);
