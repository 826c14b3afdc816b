import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on, vars } from '@/components/theme/contract.css';
import { medium, roomy } from './sections.css';

const counter = 'step';
const stepsBetween = '(min-width: 30rem)';

export const words = style({
  containerType: 'inline-size',
  paddingBlock: `${vars.size.section} clamp(2.5rem, 4vw, 4.5rem)`,
});
export const title = style({ maxInlineSize: '15em' });

export const steps = style({
  display: 'grid',
  gap: '1.75rem 2rem',
  marginBlockStart: vars.space[6],
  counterReset: counter,
  '@container': {
    [stepsBetween]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Whatever their number, the rows are full: three, five and six steps do not fit into four columns.
    [roomy]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(3):last-child), &:has(> :nth-child(6):last-child)': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
        '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
    },
  },
});

export const step = style({
  counterIncrement: counter,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid currentColor`,
  '@container': {
    [`${stepsBetween} and (max-width: 55.98rem)`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});

export const name = style({ '::before': { content: `counter(${counter}) ". "` } });
export const text = style({ marginBlockStart: vars.space[2], color: on.fg2 });
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });

const granule = '1rem';

export const list = style({ maxInlineSize: '64rem' });

/** A line that connects the granules; it ends at the last. */
export const moment = style({
  position: 'relative',
  paddingInlineStart: '2.25rem',
  paddingBlockEnd: vars.space[7],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc((${granule} - ${vars.border.line}) / 2)`,
    insetBlock: '.75rem -.75rem',
    borderInlineStart: `${vars.border.line} solid ${on.rule}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.45rem',
    inlineSize: granule,
    blockSize: granule,
    borderRadius: vars.radius.touch,
    background: `radial-gradient(circle at 36% 30%, ${vars.color.granuleLight}, ${vars.color.arnica} 60%, ${vars.color.granuleDark})`,
    boxShadow: `0 0 0 ${vars.border.ring} ${on.bg}`,
    forcedColorAdjust: 'none',
  },
  ':last-child': { paddingBlockEnd: 0 },
  selectors: { '&:last-child::before': { display: 'none' } },
});

export const content = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${vars.space[4]} ${vars.space[7]}` },
  variants: {
    illustrated: { true: { '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)' } } } },
  },
});

export const date = style({ display: 'block', color: on.fg2, fontSize: vars.text.body, letterSpacing: 0 });
export const timelineText = style({ maxInlineSize: '54ch', marginBlockStart: vars.space[2] });
export const timelinePicture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });
