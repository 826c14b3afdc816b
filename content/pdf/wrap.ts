import { MARGIN, PAGE } from './marks.ts';

/** Mean width of a Helvetica character, in em: accurate enough to break ragged-right lines. */
const MEAN = 0.5;

/** Breaks the text into lines that fit a width in points; by default the width between the margins. */
export function wrap(text: string, size: number, width = PAGE.width - 2 * MARGIN): string[] {
  const most = Math.floor(width / (size * MEAN));
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > most && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
