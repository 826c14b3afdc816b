import localFont from 'next/font/local';

// next/font wants literals, hence the three calls; its own fallback knows no phone's faces (fallback-faces.ts). Serif and
// roman are preloaded, so that they are there at the first paint. The italic is fetched only by a page that sets Latin names in it.
// The constants name the families: where a file cannot be had, Linux would take `sans` or `serif` for a face of its own.
const serifFace = localFont({
  src: '../../node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  weight: '400',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  variable: '--face-serif',
});

const sansFace = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  variable: '--face-sans',
});

const italicFace = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--face-italic',
});

/** Put on `<html>`. */
export const fontClasses = `${serifFace.variable} ${sansFace.variable} ${italicFace.variable}`;
