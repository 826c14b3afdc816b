import { globalLayer } from '@vanilla-extract/css';

// Declared in this order once: a part (unlayered) always wins over the design system, which wins over the reset,
// whatever the order in which the bundler lays out the files.
export const base = globalLayer('base');
export const ui = globalLayer('ui');
