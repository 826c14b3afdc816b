import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';

/** Wider than the column of an article, where a title of this size would break after every word. */
const apart = '(min-width: 43rem)';

export const pictureSizes = {
  plant: '(min-width: 640px) 20rem, 15rem',
  pack: '(min-width: 640px) 24rem, 18rem',
  scene: '(min-width: 1024px) 34rem, 92vw',
};

export const pair = style({
  display: 'grid',
  columnGap: vars.space[8],
  '@container': { [apart]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const words = style({ alignSelf: 'center', paddingBlock: vars.size.sectionTight });
export const text = style({ maxInlineSize: '44ch', marginBlockStart: vars.space[4] });
export const link = style({ marginBlockStart: '1.75rem' });

const standing = { alignSelf: 'end', marginInline: 'auto' } as const;

/** A plant is cropped by the lower edge, a pack stands on it; a scene fills its side. */
export const picture = recipe({
  variants: {
    shape: {
      plant: {
        ...standing,
        inlineSize: 'min(58%, 15rem)',
        marginBlockEnd: '-7rem',
        '@container': { [apart]: { inlineSize: 'min(100%, 20rem)', marginBlockStart: vars.space[6] } },
      },
      pack: {
        ...standing,
        inlineSize: 'min(72%, 18rem)',
        marginBlockEnd: '-1.5rem',
        '@container': { [apart]: { inlineSize: 'min(100%, 24rem)', marginBlockStart: vars.space[6] } },
      },
      scene: {
        alignSelf: 'stretch',
        inlineSize: '100%',
        aspectRatio: '16 / 10',
        objectFit: 'cover',
        marginBlockEnd: vars.space[7],
        '@container': { [apart]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: '18rem', marginBlockEnd: 0 } },
      },
    },
  },
});

export const form = style({ maxInlineSize: '34rem', marginBlockStart: vars.space[5] });
