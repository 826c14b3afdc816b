import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/ui-layer';

export const hidden = style(
  inUi({
    position: 'absolute',
    inlineSize: vars.border.hair,
    blockSize: vars.border.hair,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

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
