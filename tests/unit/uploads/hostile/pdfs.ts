import { docx } from '../makers/office.ts';
import { pdf, pdfStream } from '../makers/pdf.ts';
import { zip } from '../makers/zip.ts';
import { EICAR, HTML, latin1, type Sample } from '../sample.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const LAUNCH = '<</S/Launch/F(cmd.exe)>>';
const opens = { catalog: '/OpenAction 6 0 R' };

const unsafe = (title: string, bytes: Buffer): Sample => ({ title, name: 'cv.pdf', bytes, code: 'fileUnsafe' });
const action = (title: string, object: string): Sample[] => [
  unsafe(`PDF with ${title}`, pdf({ ...opens, objects: [object] })),
  unsafe(`PDF with ${title} in an object stream`, pdf({ ...opens, objects: [object], packed: true })),
];

/** An object stream whose offsets pass the script by: a reader that goes on from object to object meets it. */
function betweenObjects(): Buffer {
  const body = `<<>> ${SCRIPT} <<>>`;
  const first = '6 0 7 '.length + String(body.length - 4).length + 1;
  const header = `6 0 7 ${body.length - 4} `;
  return pdf({ objects: [pdfStream(`/Type/ObjStm/N 2/First ${first}`, header + body)] });
}

/** A bracket without an end hides the rest from a reader that does not go by the offsets. */
function behindOpenString(): Buffer {
  const header = '6 0 7 4 ';
  return pdf({ objects: [pdfStream(`/Type/ObjStm/N 2/First ${header.length}`, `${header}1 ( ${SCRIPT}`)] });
}

const nested = pdf({ objects: Array.from({ length: 4_000 }, () => '(') });

export const HOSTILE_PDFS: readonly Sample[] = [
  ...action('a script', SCRIPT),
  ...action('a script in escaped names', '<</S/#4a#61vaScript/J#53(app.alert\\(1\\))>>'),
  ...action('a script behind an escaped bracket', '<</T(a\\(b)/S/JavaScript/JS(app.alert\\(1\\))>>'),
  ...action('a script by reference', '<</S/Rendition/JS 7 0 R>>'),
  ...action('a program to launch', LAUNCH),
  ...action('a program to launch, in escaped names', '<</S/L#61unch/F(cmd.exe)>>'),
  ...action('an embedded file', '<</Type/Filespec/EF<</F 7 0 R>>>>'),
  ...action('a list of embedded files', '<</EmbeddedFiles<</Names[]>>>>'),
  ...action('a link into an embedded file', '<</S/GoToE/D[0]>>'),
  ...action('an attachment', '<</Type/Annot/Subtype/FileAttachment>>'),
  ...action('rich media', '<</Type/Annot/Subtype/RichMedia>>'),
  ...action('an XFA form', '<</XFA 7 0 R>>'),
  unsafe('PDF with a file in a stream', pdf({ objects: [pdfStream('/Type/EmbeddedFile', 'MZ')] })),
  unsafe('PDF with a script in a string that the table points into', pdf({ objects: [`(7 0 obj ${SCRIPT} endobj)`] })),
  unsafe('PDF with a script in a comment that the table points into', pdf({ objects: [`% 7 0 obj ${SCRIPT}\n1`] })),
  unsafe(
    'PDF with a script in a stream that the table points into',
    pdf({ objects: [`<<>>\nstream\n7 0 obj${SCRIPT}`] }),
  ),
  ...['7 0obj', '7 0 % c\nobj', `7${' '.repeat(50)}0 obj`, `7 0${' '.repeat(50)}obj`, `7 ${'0'.repeat(50)} obj`].map(
    (head) =>
      unsafe(`PDF whose object is headed ${JSON.stringify(head)}`, pdf({ objects: [`1 endobj ${head} ${SCRIPT}`] })),
  ),
  unsafe(
    'PDF with a script behind a string in hex',
    pdf({ objects: [pdfStream('/X<28>/N 1/First 4', `6 0 ${SCRIPT}`)] }),
  ),
  unsafe('PDF with a script between packed objects', betweenObjects()),
  unsafe('PDF with a script behind an open string', behindOpenString()),
  unsafe(
    'PDF whose object stream is packed in another way',
    pdf({ objects: ['<</Type/ObjStm/N 1/First 4/Filter/LZWDecode>>\nstream\n\nendstream'] }),
  ),
  unsafe(
    'PDF whose object stream says elsewhere how it is packed',
    pdf({ objects: ['<</Type/ObjStm/N 1/First 4/Filter 9 0 R>>\nstream\n\nendstream'] }),
  ),
  unsafe(
    'PDF whose object stream is predicted',
    pdf({ objects: [pdfStream('/First 4/DecodeParms<</Predictor 12>>', '')] }),
  ),
  unsafe(
    'PDF whose object stream has two filters',
    pdf({ objects: [pdfStream('/First 4/Filter/LZWDecode', '1 0 1')] }),
  ),
  unsafe('PDF whose object stream begins with words', pdf({ objects: [pdfStream('/First 9', '(1) 2 0  1')] })),
  unsafe(
    'PDF whose object stream fills the memory',
    pdf({ objects: [pdfStream('/Type/ObjStm/N 1/First 4', Buffer.alloc(25_000_000, 0x20))] }),
  ),
  unsafe('PDF of strings without an end, to keep us busy', nested),
  unsafe('PDF with EICAR in it', pdf({ text: EICAR.replace('(', '\\(').replace(')', '\\)'), objects: [`(${EICAR})`] })),
  unsafe('PDF with HTML at its head', latin1(`%PDF-1.4\n${HTML}%%EOF\n`)),
  unsafe('PDF that is a zip as well', Buffer.concat([pdf(), zip([{ name: 'a', data: 'a' }], '%%EOF')])),
  { title: 'HTML under the name of a PDF', name: 'cv.pdf', bytes: latin1(HTML), code: 'fileContent' },
  { title: 'EICAR under the name of a PDF', name: 'cv.pdf', bytes: latin1(EICAR), code: 'fileUnsafe' },
  {
    title: 'GIF that is a PDF as well',
    name: 'cv.pdf',
    bytes: Buffer.concat([latin1('GIF89a/*'), pdf()]),
    code: 'fileContent',
  },
  {
    title: 'PDF that does not begin at once',
    name: 'cv.pdf',
    bytes: Buffer.concat([latin1('\n\n'), pdf()]),
    code: 'fileContent',
  },
  { title: 'docx under the name of a PDF', name: 'cv.pdf', bytes: docx(), code: 'fileContent' },
  {
    title: 'PDF with a password',
    name: 'cv.pdf',
    bytes: pdf({ trailer: '/Encrypt 6 0 R', objects: ['<</Filter/Standard/V 2>>'] }),
    code: 'fileProtected',
  },
  {
    title: 'PDF 1.5 with a password',
    name: 'cv.pdf',
    bytes: pdf({ trailer: '/Encrypt 6 0 R', packed: true }),
    code: 'fileProtected',
  },
  { title: 'half a PDF', name: 'cv.pdf', bytes: pdf().subarray(0, 500), code: 'fileDamaged' },
  { title: 'PDF of a head only', name: 'cv.pdf', bytes: latin1('%PDF-1.7\n%%EOF'), code: 'fileDamaged' },
  {
    title: 'PDF with a broken object stream',
    name: 'cv.pdf',
    bytes: pdf({ objects: ['<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\nx\x9cbroken\nendstream'] }),
    code: 'fileDamaged',
  },
];
