import { style } from '@vanilla-extract/css';
import { noScript } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';

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
