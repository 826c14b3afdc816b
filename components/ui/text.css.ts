import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motionOk } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';
import { inUi } from '@/components/theme/rules';

const title = {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.regular,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
  textWrap: 'balance',
} as const;

export const text = styleVariants({
  display: inUi({
    ...title,
    fontSize: vars.text.display,
    lineHeight: vars.leading.display,
    letterSpacing: vars.tracking.display,
  }),
  h1: inUi({ ...title, fontSize: vars.text.h1 }),
  h2: inUi({ ...title, fontSize: vars.text.h2 }),
  h3: inUi({ ...title, fontSize: vars.text.h3, lineHeight: vars.leading.h3, letterSpacing: vars.tracking.h3 }),
  serif: inUi(title),
  lead: inUi({ fontSize: vars.text.lead, lineHeight: vars.leading.lead, maxInlineSize: '40ch' }),
  prose: inUi({ fontSize: '1.125rem', lineHeight: vars.leading.prose, maxInlineSize: '42rem' }),
  small: inUi({ fontSize: vars.text.small }),
  mini: inUi({ fontSize: vars.text.mini, lineHeight: 1.45 }),
  label: inUi({ fontWeight: vars.weight.strong, lineHeight: 1.35 }),
});

export const muted = style(inUi({ color: on.fg2 }));
export const tabular = style(inUi({ fontVariantNumeric: 'tabular-nums' }));

/** A line of small facts: category, reading time, class tags. */
export const meta = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} .9rem`,
    fontSize: vars.text.small,
    color: on.fg2,
  }),
);

const link = {
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: vars.border.line,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationThickness: vars.border.ring },
} as const;

/** A link in a sentence. */
export const inlineLink = style(inUi(link));
/** A standalone link, as high as any touch target. */
export const textLink = style(
  inUi({ ...link, display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target }),
);

export const icon = recipe({
  base: inUi({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      regular: inUi({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      small: inUi({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
    },
  },
  defaultVariants: { size: 'regular' },
});

export const hidden = style(
  inUi({
    position: 'absolute',
    inlineSize: vars.border.hair,
    blockSize: vars.border.hair,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const skip = style(
  inUi({
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: '-5rem',
    zIndex: vars.z.skip,
    padding: `${vars.space[3]} 1.25rem`,
    borderRadius: vars.radius.touch,
    backgroundColor: vars.color.ink,
    color: vars.color.white,
    ':focus': { insetBlockStart: vars.space[4] },
  }),
);

/** Empty, it takes no row in the layout, and so leaves no gap; with `display: none`, screen readers would not observe it. */
export const status = style(inUi({ ':empty': { position: 'absolute' } }));

const bob = keyframes({ to: { transform: 'translateY(-.5rem)', opacity: 0.45 } });

export const granules = style(inUi({ display: 'inline-flex', gap: '.4rem' }));

export const granule = style(
  inUi({
    inlineSize: '.7rem',
    blockSize: '.7rem',
    borderRadius: vars.radius.touch,
    backgroundColor: 'currentColor',
    '@media': { [motionOk]: { animation: `${bob} .9s infinite ${vars.motion.ease} alternate` } },
    selectors: { '&:nth-child(2)': { animationDelay: '.15s' }, '&:nth-child(3)': { animationDelay: '.3s' } },
  }),
);

/** The picture is laid out as if the element around it did not exist. */
export const around = style(inUi({ display: 'contents' }));

/** Wherever a plant is cropped, its flower stays: the heads of all plates are between a tenth and the middle of their height. */
export const upright = style({ selectors: { '&&': { objectPosition: '50% 14%' } } });
