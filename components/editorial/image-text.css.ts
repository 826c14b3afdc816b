import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

const columns = (value: string) => ({ '@container': { [roomy]: { gridTemplateColumns: value } } });

export const pair = recipe({
  base: { display: 'grid', gap: `${vars.space[6]} ${vars.space[8]}`, alignItems: 'center' },
  variants: {
    side: {
      left: columns('minmax(0, 7fr) minmax(0, 5fr)'),
      right: columns('minmax(0, 5fr) minmax(0, 7fr)'),
    },
  },
});

export const picture = recipe({
  base: { inlineSize: '100%', aspectRatio: '16 / 10', objectFit: 'cover' },
  variants: { side: { left: {}, right: { '@container': { [roomy]: { order: 1 } } } } },
});

export const text = style({ maxInlineSize: '54ch', marginBlockStart: vars.space[4] });
export const link = style({ marginBlockStart: '1.75rem' });

/** The picture is not cropped on a narrow screen; on a wide one it is a band. */
export const wideImagePicture = style({
  inlineSize: '100%',
  maxBlockSize: '40rem',
  objectFit: 'cover',
});

export const words = style({ paddingBlock: vars.size.sectionTight });
export const wideImageText = style({ maxInlineSize: '54ch' });
export const wideImageLink = style({ marginBlockStart: '1.75rem' });

export const wideImageColumns = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const duo = style({
  display: 'grid',
  '@container': { [inPage(from('lg'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: '30rem',
  padding: `clamp(2.5rem, 5vw, 5rem) ${vars.size.gutter}`,
  overflow: 'hidden',
  ':only-child': { gridColumn: '1 / -1' },
});

export const title = style({ maxInlineSize: '11em' });
export const duoText = style({ maxInlineSize: '36ch', marginBlockStart: vars.space[4] });
export const duoLink = style({ marginBlockStart: '1.75rem' });

/** A plant is tall and is cropped by the lower edge; a pack stands on the lower edge. */
export const duoPicture = recipe({
  base: { position: 'absolute', zIndex: -1 },
  variants: {
    tall: {
      true: { insetInlineEnd: '-1rem', insetBlockEnd: '-11rem', inlineSize: 'min(22rem, 54%)' },
      false: { insetInlineEnd: '-3rem', insetBlockEnd: '-1.5rem', inlineSize: 'min(24rem, 58%)' },
    },
  },
});
