import localFont from 'next/font/local';

// next/font wants literals, hence the three calls. Serif and roman are preloaded: a text face that comes after the first
// paint moves the lines below it. The italic is fetched only by a page that sets Latin names in it.
const serif = localFont({
  src: '../../node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  weight: '400',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
  variable: '--face-serif',
});

const sans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  variable: '--face-sans',
});

const italic = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  variable: '--face-italic',
});

/** Put on `<html>`. */
export const fontClasses = `${serif.variable} ${sans.variable} ${italic.variable}`;
