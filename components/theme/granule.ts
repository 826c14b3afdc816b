import { vars } from './contract.css';

/** The bullet of a list: a granule at the start of the first line. The item is positioned and leaves 1.4em for it. */
export const granule = {
  content: '',
  position: 'absolute',
  insetInlineStart: '.2em',
  insetBlockStart: '.5em',
  inlineSize: '.6em',
  blockSize: '.6em',
  borderRadius: vars.radius.touch,
  background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
  forcedColorAdjust: 'none',
} as const;
