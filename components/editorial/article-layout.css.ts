import { globalStyle, style } from '@vanilla-extract/css';
import { between, from, inPage } from '@/components/theme/breakpoints';
import { on, targetPadding, vars } from '@/components/theme/contract.css';
import { sectionClasses } from '@/components/theme/section.css';
import { container } from '@/components/ui/section.css';

/** Table of contents, text, related content: 14 rem, 42 rem and the rest. */
export const layout = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  alignItems: 'start',
  '@container': {
    [inPage(between('lg', 'xl'))]: { gridTemplateColumns: '13rem minmax(0, 42rem)' },
    [inPage(from('xl'))]: { gridTemplateColumns: '13rem minmax(0, 42rem) minmax(0, 1fr)' },
  },
});

export const contents = style({
  '@container': { [inPage(from('lg'))]: { position: 'sticky', insetBlockStart: '6rem' } },
});
export const contentsTitle = style({ fontWeight: vars.weight.strong, fontSize: vars.text.small });
export const contentsList = style({
  borderInlineStart: `${vars.border.hair} solid ${on.rule}`,
  marginBlockStart: vars.space[3],
});
export const contentsLink = style({
  display: 'block',
  padding: `${targetPadding} ${vars.space[4]}`,
  marginInlineStart: `calc(-1 * ${vars.border.line})`,
  borderInlineStart: `${vars.border.strong} solid transparent`,
  color: on.fg2,
  fontSize: vars.text.small,
  textDecoration: 'none',
  ':hover': { color: on.fg, borderInlineStartColor: 'currentColor' },
});

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 });
export const aside = style({
  minInlineSize: 0,
  borderBlockStart: `${vars.border.line} solid ${on.fg}`,
  paddingBlockStart: vars.space[4],
  '@container': { [inPage(between('lg', 'xl'))]: { gridColumn: '2' } },
});
export const asideTitle = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.text.small,
  marginBlockEnd: vars.space[4],
});

/** Slices inside an article: they use the text column instead of a section; a coloured one is a panel in it. */
export const slices = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });
globalStyle(`${slices} > section`, { paddingBlock: vars.space[5] });
globalStyle(`${slices} > section > ${container}`, { paddingInline: vars.space[5] });
globalStyle(`${slices} > section.${sectionClasses.White}`, { paddingBlock: 0, backgroundColor: 'transparent' });
globalStyle(`${slices} > section.${sectionClasses.White} > ${container}`, { paddingInline: 0 });

/** A part of a page that is not a slice: the distance between title and text is that of running text. */
globalStyle(`${slices} > section > h2`, {
  marginBlockEnd: vars.space[4],
  fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
});

export const box = style({ padding: vars.space[5] });
export const boxTitle = style({ fontSize: vars.text.h3, marginBlockEnd: vars.space[3] });
export const sources = style({ color: on.fg2, fontSize: vars.text.small });
export const sourcesTitle = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontFamily: vars.font.sans,
});
export const source = style({ marginBlockStart: vars.space[1] });
export const articlePartsAside = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const cards = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [inPage(from('sm'))]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [inPage(from('lg'))]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
