import { type GlobalStyleRule, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { crowded, motionOk, PAGE, PRINTED_SECTIONS, print } from './breakpoints';
import { base, on, vars } from './contract.css';
import { granule } from './rules';
import './section.css';
import { fallbackFaces } from './brand';

type BaseRule = NonNullable<GlobalStyleRule['@layer']>[string];
const reset = (selector: string, rule: BaseRule) => globalStyle(selector, { '@layer': { [base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: vars.space[9] });
reset('html:has(dialog:modal)', { overflow: 'hidden' });
reset('body', {
  margin: 0,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  color: vars.color.ink,
  backgroundColor: vars.color.white,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // For a URL that is wider than its line, when readers increase the letter spacing.
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
// Outside of `nav`, Safari then exposes no `ul` as a list: each has `role="list"`. With an empty string as marker it would,
// but gives the marker of an item that begins with a picture a line of its own.
reset('ul[class], ol[class]', { listStyle: 'none' });
// One bullet everywhere, the granule; a list with a class brings its own look.
reset('ul:not([class])', { listStyleType: '""' });
reset('ul:not([class]) > li', { position: 'relative', paddingInlineStart: '1.4em' });
reset('ul:not([class]) > li::before', granule);
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('img', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { cursor: 'pointer' });
reset('dialog', { border: 0, padding: 0, color: vars.color.ink, maxInlineSize: 'none', maxBlockSize: 'none' });
reset('[popover]', { border: 0, padding: 0, margin: 0 });

reset('h1, h2, h3', {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.regular,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
  textWrap: 'balance',
  // Long Dutch words on a narrow screen: hyphenated where the browser supports it, broken where they would overflow the page.
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
});
// The title contains the longest words of a page: no column is as wide as such a word.
reset('h1', { fontSize: vars.text.h1, overflowWrap: 'anywhere' });
reset('h2', { fontSize: vars.text.h2 });
reset('h3', { fontSize: vars.text.h3, letterSpacing: vars.tracking.h3, lineHeight: vars.leading.h3 });
reset('h4', { fontSize: vars.text.h4, fontWeight: vars.weight.strong, lineHeight: 1.3, letterSpacing: '-.005em' });
reset('p', { textWrap: 'pretty' });
reset('em, cite', { fontFamily: vars.font.italic });
reset('b, strong', { fontWeight: vars.weight.strong });
reset('a', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: vars.border.hair });

reset(':focus-visible', {
  outline: `${vars.border.ring} solid ${on.focus}`,
  outlineOffset: vars.border.ring,
  boxShadow: `0 0 0 ${vars.border.ring} ${on.focusGap}`,
});
reset('main, dialog', { containerName: PAGE, containerType: 'inline-size' });
reset('main:focus-visible', { outline: 0, boxShadow: 'none' });
reset('dialog::backdrop', { backgroundColor: vars.color.backdrop });

// Where no long word fits, words break rather than overflow the screen, with a hyphen where the language has one.
globalStyle(':is(main, dialog) > *', { '@container': { [crowded]: { overflowWrap: 'anywhere', hyphens: 'auto' } } });
globalStyle('h1', { '@container': { [crowded]: { fontSize: 'min(2.25rem, 15vw)' } } });

globalStyle('[hidden]', { display: 'none !important' });
globalStyle('html', { '@media': { [motionOk]: { interpolateSize: 'allow-keywords' } } });
globalStyle('dialog', { '@media': { [print]: { display: 'none' } } });
// Without JavaScript, in browsers that support this pseudo-element; components/layout/main.tsx does the same with
// JavaScript.
globalStyle(`${PRINTED_SECTIONS}::details-content`, {
  '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto', transition: 'none' } },
});

for (const { family, rule } of fallbackFaces) globalFontFace(family, rule);
