import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Columns inside depend on the width of the section, not of the screen: a slice may be in the column of an article. */
export const room = style({ containerType: 'inline-size' });

/** Widths of that container, without the screen's own gutters. */
export const roomy = '(min-width: 56rem)';
export const medium = '(min-width: 38rem)';

/** A title beside its content, above it where the container is narrow. */
export const beside = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' } },
});
