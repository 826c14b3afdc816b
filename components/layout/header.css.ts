import { keyframes, style } from '@vanilla-extract/css';
import { between, forcedColors, from, print, until } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

const hairline = keyframes({ to: { boxShadow: `0 ${vars.border.hair} 0 ${vars.color.hairline}` } });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.head,
  anchorName: '--site-header',
  '@media': { [print]: { display: 'none' } },
  '@supports': {
    // Stuck or not is a matter of scrolling, so the scroll position is the clock: no listener.
    '(animation-timeline: scroll())': {
      animation: `${hairline} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: `0 ${vars.space[2]}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minBlockSize: '4.75rem',
  '@media': {
    [until('nav')]: { gap: vars.space[2], minBlockSize: '4.25rem' },
    [between('nav', 'xl')]: { gap: vars.space[3] },
  },
});

export const burger = style({
  marginInlineStart: '-.65rem',
  '@media': { [from('nav')]: { display: 'none' } },
});

export const brand = style({ '@media': { [until('nav')]: { marginInlineEnd: 'auto' } } });

export const nav = style({ marginInline: 'auto', '@media': { [until('nav')]: { display: 'none' } } });
export const entries = style({
  display: 'flex',
  gap: vars.space[1],
  '@media': { [between('nav', 'xl')]: { gap: 0 } },
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minBlockSize: vars.size.target,
  padding: '.4rem .85rem',
  border: 0,
  borderRadius: vars.radius.touch,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [between('nav', 'xl')]: { paddingInline: '.55rem' },
    [forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: vars.color.hover },
    '&[aria-current]': { boxShadow: `inset 0 calc(-1 * ${vars.border.strong}) 0 currentColor`, borderRadius: 0 },
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 ${vars.border.ring} ${on.focusGap}` },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.1rem',
  '@media': { [until('nav')]: { marginInlineEnd: '-.65rem' } },
});

export const wide = style({ '@media': { [until('nav')]: { display: 'none' } } });

export const market = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  blockSize: vars.size.target,
  padding: '0 .75rem',
  border: 0,
  borderRadius: vars.radius.touch,
  background: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [until('nav')]: { display: 'none' }, [between('nav', 'xl')]: { paddingInline: vars.space[2] } },
});
