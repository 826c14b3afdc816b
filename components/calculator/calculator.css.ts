import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { medium, roomy } from '@/components/editorial/sections.css';
import { forcedColors } from '@/components/theme/breakpoints';
import { on, vars } from '@/components/theme/contract.css';

export const head = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[6] });
export const intro = style({ maxInlineSize: '44rem' });

/** The selected form decides in CSS which fields apply: no script is needed to hide the others. */
export const form = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  // The inputs align in one row, whatever the height of their labels.
  alignItems: 'end',
  '@container': { [medium]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({ gridColumn: '1 / -1' });
export const ofGranules = style({ selectors: { [`${form}:has([value^=flask]:checked) &`]: { display: 'none' } } });
export const ofFlasks = style({ selectors: { [`${form}:has([value=granules]:checked) &`]: { display: 'none' } } });
export const pills = style({ marginBlockStart: vars.space[2] });

/** Always two rows of twenty, however little space there is. */
export const beads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, .7rem))',
  gap: vars.space[1],
});

export const bead = recipe({
  base: { aspectRatio: '1', borderRadius: vars.radius.touch, forcedColorAdjust: 'none' },
  variants: {
    used: {
      true: {
        '@media': { [forcedColors]: { background: 'CanvasText' } },
        background: `radial-gradient(circle at 36% 30%, ${vars.color.white}, ${vars.color.cream} 55%, ${vars.color.sage})`,
      },
      false: {
        boxShadow: `inset 0 0 0 ${vars.border.hair} ${on.fg2}`,
        '@media': { [forcedColors]: { boxShadow: `inset 0 0 0 ${vars.border.hair} CanvasText` } },
      },
    },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  padding: 'clamp(1.5rem, 2.5vw, 2.5rem)',
  // Visible in forced colours only.
  border: `${vars.border.hair} solid transparent`,
});

export const result = style({ display: 'grid', gap: vars.space[3] });
export const lead = style({ fontWeight: vars.weight.strong });

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .15em',
  fontFamily: vars.font.serif,
  fontSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
  lineHeight: 0.95,
  letterSpacing: vars.tracking.display,
});
export const unit = style({ fontSize: '.32em', lineHeight: 1.2, letterSpacing: vars.tracking.title });

export const onward = style({ marginBlockStart: 'auto' });
