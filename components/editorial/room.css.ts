import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Columns inside go by the room that the section has, not by the screen: a slice may stand in the column of an article. */
export const room = style({ containerType: 'inline-size' });

/** Widths of that room, where the screen's own gutters are already taken off. */
export const roomy = '(min-width: 56rem)';
export const medium = '(min-width: 38rem)';

/** A title beside its matter, above it where the room is narrow. */
export const beside = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' } },
});
