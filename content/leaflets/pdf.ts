const MARGIN = 56;
const PAGE = { width: 595, height: 842 };
/** Mean width of a Helvetica character, in em: close enough to break lines that are set ragged right. */
const MEAN = 0.5;
const WIN_ANSI: Record<string, number> = { '€': 0x80, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, œ: 0x9c };

export type Line = { text: string; size: number; bold?: boolean; space?: number };

const code = (char: string) => WIN_ANSI[char] ?? char.charCodeAt(0);
const literal = (text: string) =>
  text.replace(/[()\\]|[^ -~]/gu, (char) => `\\${(code(char) & 0xff).toString(8).padStart(3, '0')}`);

/** The text in lines that fit between the margins. */
export function wrap(text: string, size: number): string[] {
  const most = Math.floor((PAGE.width - 2 * MARGIN) / (size * MEAN));
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > most && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function draw(lines: Line[]): string {
  let y = PAGE.height - MARGIN;
  const drawn = lines.map(({ text, size, bold, space = 0 }) => {
    y -= size * 1.4 + space;
    return `BT /${bold ? 'B' : 'R'} ${size} Tf ${MARGIN} ${Math.round(y)} Td (${literal(text)}) Tj ET`;
  });
  if (y < MARGIN) throw new Error(`“${lines[0]?.text}” does not fit on one page`);
  return drawn.join('\n');
}

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** One A4 page of text as a PDF file, the same bytes for the same lines. */
export function pdf(title: string, language: string, lines: Line[]): string {
  const content = draw(lines);
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${literal(title)})/Author(${literal('Laboratoires Silène')})>>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`;
}
