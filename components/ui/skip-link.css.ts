import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const skip = style(
  inUi({
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: '-5rem',
    zIndex: vars.z.skip,
    padding: `${vars.space[3]} 1.25rem`,
    borderRadius: vars.radius.touch,
    backgroundColor: vars.color.ink,
    color: vars.color.white,
    ':focus': { insetBlockStart: vars.space[4] },
  }),
);
