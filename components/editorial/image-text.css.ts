import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

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
