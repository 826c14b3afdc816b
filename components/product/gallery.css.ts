import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inPage, motionOk, noScript, print, scripted, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** On a phone a picture is as wide as its height allows, below. */
export const slideSizes = '(min-width: 1024px) 55vw, (min-width: 768px) 46vw, 75vw';

export const gallery = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  '@container': { [inPage(from('xl'))]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
});

/** Without thumbnails the main picture takes the whole width. */
export const single = style({ '@container': { [inPage(from('xl'))]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const column = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const main = style({ position: 'relative', backgroundColor: vars.color.infoTint });
export const badge = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[4],
  zIndex: 1,
});

/** In a corner of the picture. */
export const enlarge = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  zIndex: 1,
  '@media': { [print]: { display: 'none' } },
});

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media': { [motionOk]: { scrollBehavior: 'smooth' } },
});

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  // One cell of the slide's own size: a tall picture is fitted into it and does not stretch it.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '1',
  // Not `hidden`, which can be scrolled by program: to a picture that waits far to its right.
  overflow: 'clip',
  scrollSnapAlign: 'center',
  cursor: 'zoom-in',
  // On a phone the name and the price follow on the same screen.
  '@container': { [inPage(until('md'))]: { aspectRatio: '5 / 4' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transform: 'scale(1.22) translateY(-3%)',
});

/**
 * Not loaded yet, since it is far from the screen; screen readers know it all the same. Without a script it is loaded when the
 * gallery is used, or its thumbnail followed.
 */
const shown = `:is(${strip}:is(:hover, :active, :focus-within), ${slide}:target)`;
export const waiting = style({
  '@media': { [scripted]: { selectors: { [`:not(${shown} *)&`]: { transform: 'translateX(10000px)' } } } },
});

export const film = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', cursor: 'auto' });

/** One row that scrolls sideways, one column from xl; the margin keeps the focus rings visible. */
export const thumbs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(3.25rem, 5.5rem)',
  justifyContent: 'start',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  '@container': {
    [inPage(from('xl'))]: {
      gridAutoFlow: 'row',
      gridAutoColumns: '1fr',
      justifyContent: 'stretch',
      alignContent: 'start',
      gap: vars.space[3],
      order: -1,
    },
  },
});

/** Thumbnails that overflow scroll beside the picture, whose height sets theirs. */
export const many = style({
  '@container': { [inPage(from('xl'))]: { overflowY: 'auto', maxBlockSize: '44rem' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.color.tile,
  selectors: {
    // Over the picture, which would cover an inset shadow of its frame.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${vars.border.ring} solid ${vars.color.ink}`,
    },
  },
});

export const more = style({
  aspectRatio: '1',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  '@media': { [noScript]: { display: 'none' } },
});

export const thumbPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 80%',
});

/** On the picture of a film. */
export const play = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  padding: vars.space[1],
  boxSizing: 'content-box',
  borderRadius: '50%',
  backgroundColor: vars.color.ink,
  color: vars.color.white,
});

export const details = style({
  display: 'none',
  '@container': { [inPage(from('lg'))]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] } },
});

export const detail = style({ position: 'relative', aspectRatio: '4 / 4.4', overflow: 'hidden' });

export const detailPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 82%',
});

export const zoom = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});

export const stage = style({ overflow: 'auto', overscrollBehavior: 'contain' });

export const view = recipe({
  base: { display: 'block', padding: 0, border: 0, background: 'none' },
  variants: {
    large: {
      true: { inlineSize: '200%', blockSize: '200%', cursor: 'zoom-out' },
      false: { inlineSize: '100%', blockSize: '100%', cursor: 'zoom-in' },
    },
  },
});

export const zoomPicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[5],
  padding: vars.space[3],
});

export const previous = style({ transform: 'scaleX(-1)' });
