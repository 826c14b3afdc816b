import { style } from '@vanilla-extract/css';

export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const line = style({ display: 'block' });
