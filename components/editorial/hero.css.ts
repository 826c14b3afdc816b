import { globalStyle, style } from '@vanilla-extract/css';
import { between, from, inPage, until } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const place = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  textAlign: 'center',
  textDecoration: 'none',
});
globalStyle(`a${place}:hover b`, {
  textDecoration: 'underline',
  textDecorationThickness: vars.border.hair,
  textUnderlineOffset: '.2em',
});

export const stem = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '100%',
  borderInlineStart: `${vars.border.line} solid ${vars.color.ink}`,
});

export const title = style({ maxInlineSize: '18em' });
export const lead = style({ marginBlockStart: vars.space[4], maxInlineSize: '44ch' });
export const links = style({ marginBlockStart: '1.75rem' });

const pictureWidth = 'max(100%, 75rem)';
export const pictureSizes = '(min-width: 1024px) max(100vw, 75rem), 128vw';

export const hero = style({ isolation: 'isolate' });

export const words = style({
  position: 'relative',
  minBlockSize: 'clamp(38rem, 46vw + 4rem, 52rem)',
  paddingBlockStart: 'clamp(1.5rem, 3.4vw, 4rem)',
  '@container': {
    [inPage(between('lg', 'xl'))]: { minBlockSize: '44rem' },
    [inPage(until('lg'))]: { minBlockSize: 0, paddingBlockEnd: '46vw' },
    [inPage(until('sm'))]: { paddingBlockEnd: 'min(86vw, 34rem)' },
  },
});

export const heroTitle = style({ maxInlineSize: '7.5em' });
export const heroLead = style({ marginBlockStart: 'clamp(1rem, 1.6vw, 1.6rem)', maxInlineSize: 'min(37ch, 100%)' });
export const heroLinks = style({ marginBlockStart: 'clamp(1.25rem, 2vw, 2rem)' });
export const link = style({ '@container': { [inPage(until('sm'))]: { flex: '1 1 auto' } } });

export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: pictureWidth,
  maxInlineSize: 'none',
  pointerEvents: 'none',
  '@container': { [inPage(until('lg'))]: { inlineSize: '128vw' }, [inPage(until('sm'))]: { inlineSize: '100%' } },
});

/**
 * Overlays the picture with the same width, so that the labels keep their positions; hidden where they would overlap the text.
 */
export const labels = style({
  display: 'none',
  '@container': {
    [inPage(from('nav'))]: {
      display: 'block',
      containerType: 'inline-size',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockEnd: 0,
      inlineSize: pictureWidth,
    },
  },
});
