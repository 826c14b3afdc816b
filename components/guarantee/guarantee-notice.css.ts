import { globalStyle, style } from '@vanilla-extract/css';
import { from, inPage, print } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/contract.css';

/** The proportions and colours of Annex I. On paper it has a sheet of its own: A4 is the smallest size that the regulation allows. */
export const notice = style({
  maxInlineSize: '42rem',
  border: `${vars.border.bar} solid ${vars.color.europeBlue}`,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  scrollMarginBlockStart: vars.space[8],
  printColorAdjust: 'exact',
  '@media': {
    [print]: {
      breakBefore: 'page',
      breakInside: 'avoid',
      maxInlineSize: 'none',
      minBlockSize: '255mm',
      fontSize: '14pt',
    },
  },
});

export const band = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  backgroundColor: vars.color.europeBlue,
  color: vars.color.white,
});
export const title = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
});
export const flag = style({ flexShrink: 0, inlineSize: '4.5rem' });

/** The address below the code is longer than a small screen is wide. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  overflowWrap: 'anywhere',
});
export const protection = style({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.meta,
});
export const duration = style({
  justifySelf: 'start',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.europeYellow,
  color: vars.color.europeBlue,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
});
export const list = style({ marginBlockStart: vars.space[2], paddingInlineStart: vars.space[5] });
globalStyle(`ul.${list} > li`, { listStyle: 'disc' });
globalStyle(`ol.${list} > li`, { listStyle: 'decimal' });
export const act = style({ fontWeight: vars.weight.strong });

/**
 * The words of the annex say that the code is below them. 20 mm is the least at which a telephone reads it; it is
 * larger everywhere.
 */
export const code = style({ display: 'grid', gap: vars.space[3] });
export const square = style({ flexShrink: 0, inlineSize: '8.5rem' });

export const commercial = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.line} solid ${vars.color.europeBlue}`,
  '@container': { [inPage(from('sm'))]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const garan = style({
  justifySelf: 'start',
  padding: vars.space[3],
  border: `${vars.border.strong} solid ${vars.color.europeBlue}`,
  color: vars.color.europeBlue,
  fontWeight: vars.weight.bold,
});
