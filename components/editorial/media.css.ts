import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage, noScript } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';
import { roomy } from './sections.css';

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
      false: { insetInlineEnd: '-3rem', insetBlockEnd: '-1.5rem', inlineSize: 'min(20rem, 46%)' },
    },
  },
});

export const pictureSizes = '(min-width: 1024px) 60rem, 92vw';

export const column = style({ maxInlineSize: '60rem' });

/** The dark colours of the brand, whatever the section: a video is dark at its edges. */
export const frame = style([
  sectionClasses.Green,
  { position: 'relative', isolation: 'isolate', display: 'grid', aspectRatio: '16 / 9', overflow: 'hidden' },
]);

const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const player = style({ ...whole, border: 0 });
export const poster = style({ ...whole, zIndex: -1, objectFit: 'cover' });

/** The whole picture is a click target. Hidden without JavaScript, where only the link below works. */
export const play = style({
  alignSelf: 'end',
  justifySelf: 'start',
  margin: 'clamp(1rem, 3vw, 2rem)',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [noScript]: { display: 'none' } },
});

export const caption = style({ marginBlockStart: vars.space[3], maxInlineSize: '64ch' });
export const privacy = style({ marginBlockStart: vars.space[1] });
export const transcript = style({ marginBlockStart: vars.space[5] });

/** The text about the third party, below the link to it. */
export const sentence = style({ display: 'block' });
export const known = style({ visibility: 'hidden' });

/** Looks like a link. Hidden without JavaScript, where no choice can be stored. */
export const always = style({
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [noScript]: { display: 'none' } },
});

export const sitesMapPair = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
});

export const sitesMapText = style({ maxInlineSize: '48ch', marginBlockStart: vars.space[4] });
export const list = style({ display: 'grid', marginBlockStart: vars.space[6] });

export const site = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${on.rule}`,
  ':last-child': { borderBlockEnd: `${vars.border.hair} solid ${on.rule}` },
});

export const name = style({ fontSize: '1.3125rem' });
export const kind = style({ marginBlockStart: vars.space[1] });

const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.touch,
  backgroundColor: on.btn,
  color: on.btnFg,
  fontSize: vars.text.mini,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const badge = style([number]);

export const map = style({ inlineSize: '100%', maxInlineSize: '36rem', marginInline: 'auto' });
export const country = style({ position: 'relative' });

/** Where the inset is on the map. */
export const part = style({
  position: 'absolute',
  aspectRatio: '1',
  border: `${vars.border.line} solid ${on.fg}`,
});

/** Over the sea at the lower left of the map, where there is room for it. */
export const inset = style({
  position: 'relative',
  inlineSize: 'min(100%, 17rem)',
  aspectRatio: '1',
  marginBlockStart: vars.space[4],
  border: `${vars.border.line} solid ${on.fg}`,
  backgroundColor: on.bg,
  '@container': { [roomy]: { marginBlockStart: '-5rem' } },
});

/** The name below a pin. */
export const away = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + .3rem)',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  color: on.fg,
  fontSize: vars.text.mini,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
export const land = style({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  opacity: 0.3,
});

/** Over the map with a fixed size: it stays legible on a phone. The ring separates it from the granules. */
export const pin = style([
  number,
  {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    boxShadow: `0 0 0 ${vars.border.ring} ${on.bg}`,
  },
]);

/** Wider than the column of an article, where a title of this size would break after every word. */
const apart = '(min-width: 43rem)';

export const invitationPictureSizes = {
  plant: '(min-width: 640px) 20rem, 15rem',
  pack: '(min-width: 640px) 24rem, 18rem',
  scene: '(min-width: 1024px) 34rem, 92vw',
};

export const invitationPair = style({
  display: 'grid',
  columnGap: vars.space[8],
  '@container': { [apart]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const invitationWords = style({ alignSelf: 'center', paddingBlock: vars.size.sectionTight });
export const invitationText = style({ maxInlineSize: '44ch', marginBlockStart: vars.space[4] });
export const invitationLink = style({ marginBlockStart: '1.75rem' });

const standing = { alignSelf: 'end', marginInline: 'auto' } as const;

/** A plant is cropped by the lower edge, a pack stands on it; a scene fills its side. */
export const invitationPicture = recipe({
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
