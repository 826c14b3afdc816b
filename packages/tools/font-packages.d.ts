declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; keepFeatures?: readonly string[] };
  /** @param text the characters to keep */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, targetFormat: 'sfnt'): Promise<Buffer>;
}
