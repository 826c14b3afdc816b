import { style } from '@vanilla-extract/css';

/** A row of its own where the bar above the list is a grid. */
export const sort = style({ gridColumn: '1 / -1' });
