import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { roomy } from './room.css';

/** Nothing of the picture is lost on a narrow screen; on a wide one it is a band. */
export const picture = style({
  inlineSize: '100%',
  maxBlockSize: '40rem',
  objectFit: 'cover',
});

export const words = style({ paddingBlock: vars.size.sectionTight });
export const text = style({ maxInlineSize: '54ch' });
export const link = style({ marginBlockStart: '1.75rem' });

export const columns = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
