import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Over everything else of the page: an editor sees slices only. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  overflow: 'auto',
  backgroundColor: vars.color.white,
});
