import { style } from '@vanilla-extract/css';
import { medium, roomy } from '@/components/editorial/room.css';
import { vars } from '@/components/theme/contract.css';

export const head = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[6] });
export const intro = style({ maxInlineSize: '44rem' });

/** The form, which knows by itself which of its fields count: nothing has to be hidden by a script. */
export const form = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  // One row of boxes, whatever is said above each.
  alignItems: 'end',
  '@container': { [medium]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({ gridColumn: '1 / -1' });
export const ofGranules = style({ selectors: { [`${form}:has([value^=flask]:checked) &`]: { display: 'none' } } });
export const ofFlasks = style({ selectors: { [`${form}:has([value=granules]:checked) &`]: { display: 'none' } } });
export const pills = style({ marginBlockStart: vars.space[2] });
