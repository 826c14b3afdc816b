import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

export const chevron = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  transition: `transform ${vars.motion.panel}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'fixed',
  inset: 'auto 0',
  // Position of the header's end on a page without pre-header; in a browser without anchor positioning the script sets it.
  insetBlockStart: '4.75rem',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 4.75rem)',
  overflow: 'auto',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.mega,
  selectors: { '&:not(:popover-open)': { display: 'none' } },
  '@supports': {
    '(anchor-name: --a)': { positionAnchor: '--site-header', insetBlockStart: 'anchor(bottom)' },
  },
});
