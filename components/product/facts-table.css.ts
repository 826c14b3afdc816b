import { globalStyle, style } from '@vanilla-extract/css';
import { crowded } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.text.small });
/** Text in every column instead of right-aligned numbers. */
export const words = style({ fontSize: '1rem' });

globalStyle(`${table} :is(th, td)`, {
  padding: '.6rem .5rem .6rem 0',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
// Names wrap before numbers do.
globalStyle(`${table}:not(${words}) td`, {
  '@container': { [crowded]: { overflowWrap: 'break-word', hyphens: 'manual' } },
});
globalStyle(`${table} thead th`, { fontWeight: vars.weight.strong });
globalStyle(`${table}:not(${words}) :is(td, thead th:not(:first-child))`, {
  paddingInline: '.5rem 0',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const dosage = style({ marginBlockEnd: vars.space[6] });
