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
