import { style } from '@vanilla-extract/css';
import { from, inPage } from '@/components/theme/breakpoints';
import { targetPadding, vars } from '@/components/theme/contract.css';

export const families = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [inPage(from('md'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The plant's own column: it covers neither the title nor a shelf. */
const plantColumn = '15rem';

export const family = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: vars.space[6],
  '@container': { [inPage(from('lg'))]: { minBlockSize: '20rem', paddingInlineEnd: plantColumn } },
});

export const title = style({
  display: 'inline-block',
  paddingBlock: targetPadding,
  marginBlock: `calc(-1 * ${targetPadding})`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
export const intro = style({ maxInlineSize: '34ch' });

export const plant = style({
  display: 'none',
  '@container': {
    [inPage(from('lg'))]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: vars.space[4],
      insetBlockEnd: '-20%',
      inlineSize: '13rem',
      pointerEvents: 'none',
    },
  },
});
