import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const box = style({
  display: 'grid',
  gap: '1.25rem',
  padding: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  // Sticky only where it fits below the header: its button must not be out of reach until the end of the lines.
  '@media': { [`${from('lg')} and (min-height: 64rem)`]: { position: 'sticky', insetBlockStart: '6.5rem' } },
});

export const title = style({ fontSize: '1.75rem' });
export const rows = style({ display: 'grid', gap: vars.space[2] });

export const row = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}`, fontVariantNumeric: 'tabular-nums' },
  variants: {
    kind: {
      plain: {},
      strong: { fontWeight: vars.weight.strong },
      /** A code may have a hundred letters. */
      saving: { color: vars.color.success, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
      total: {
        paddingBlockStart: vars.space[4],
        borderBlockStart: `${vars.border.line} solid ${vars.color.ink}`,
        fontFamily: vars.font.serif,
        fontSize: '1.625rem',
        lineHeight: vars.leading.control,
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});

export const label = style({ flex: '1 1 5rem' });
export const details = style({ display: 'block' });
export const amount = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const updating = style({ opacity: 0.6 });
export const vat = style({ marginBlockStart: '-.75rem' });
export const note = style({ textAlign: 'center' });
