import localFont from 'next/font/local';

// packages/tools/fonts.ts writes the files. next/font requires literals, hence the three calls; its own fallback does not know
// the typefaces of phones (brand.ts). Serif and roman are preloaded, so that they are available at the first paint. The italic,
// of one weight, is only loaded by a page that sets Latin names in it. The constants name the families: when a file cannot be
// loaded, Linux would resolve `sans` or `serif` to a typeface of its own.
const serifFace = localFont({
  src: './serif.generated.woff2',
  weight: '400',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  variable: '--face-serif',
});

const sansFace = localFont({
  src: './sans.generated.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  variable: '--face-sans',
});

const italicFace = localFont({
  src: './italic.generated.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--face-italic',
});

/** Put on `<html>`. */
export const fontClasses = `${serifFace.variable} ${sansFace.variable} ${italicFace.variable}`;
