/**
 * A small valid PDF with a line of text and no active content.
 * @param filling additional bytes, for a larger file
 */
export function samplePdf(words: string, filling = 0): Uint8Array<ArrayBuffer> {
  const stream = `BT /F1 18 Tf 60 760 Td (${words}) Tj ET${' '.repeat(filling)}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** Two files that every form accepts. */
export const sampleFiles: readonly File[] = ['cv', 'lettre'].map(
  (name) => new File([samplePdf(`Essai : ${name}`)], `${name}.pdf`, { type: 'application/pdf' }),
);
