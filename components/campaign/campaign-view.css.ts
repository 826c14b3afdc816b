import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: '46rem' });
