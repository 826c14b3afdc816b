import { literal, PAGE } from './marks.ts';

type Document = { title: string; language: string /** The marks of each page. */; pages: readonly string[] };

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** Objects 1 and 2 are the catalogue and the list of pages; then two for each page, two fonts, and the file's metadata. */
function objectsOf({ title, language, pages }: Document): string[] {
  const pageId = (index: number) => 3 + 2 * index;
  const fontId = pageId(pages.length);
  const resources = `<</Font<</R ${fontId} 0 R/B ${fontId + 1} 0 R>>>>`;
  const kids = pages.map((_, index) => `${pageId(index)} 0 R`).join(' ');
  return [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${pageId(index) + 1} 0 R/Resources${resources}>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${literal(title)})/Author(${literal('Laboratoires Silène')})>>`,
  ];
}

/** A PDF file of A4 pages; deterministic for the same marks. */
export function pdfFile(document: Document): Buffer {
  const objects = objectsOf(document);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const ends = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${ends}`, 'latin1');
}
