import { style } from '@vanilla-extract/css';
import { on, vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

const counter = 'step';
const between = '(min-width: 30rem)';

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
    [between]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  counterIncrement: counter,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid currentColor`,
});

export const name = style({ '::before': { content: `counter(${counter}) ". "` } });
export const text = style({ marginBlockStart: vars.space[2], color: on.fg2 });
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });
