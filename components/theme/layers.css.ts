import { globalLayer } from '@vanilla-extract/css';

// The order of declaration sets the precedence: a component's unlayered styles override the design system, which overrides the
// reset, whatever the order in which the bundler emits the files.
export const base = globalLayer('base');
export const ui = globalLayer('ui');
