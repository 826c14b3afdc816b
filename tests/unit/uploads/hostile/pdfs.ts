import { docx, odt } from '../makers/office.ts';
import { pdf, pdfStream, withAttachment } from '../makers/pdf.ts';
import { restricted } from '../makers/restricted-pdf.ts';
import { zip } from '../makers/zip.ts';
import { EICAR, HTML, latin1, PROGRAM, type Sample } from '../sample.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const LAUNCH = '<</S/Launch/F(cmd.exe)>>';
const opens = { catalog: '/OpenAction 6 0 R' };

const unsafe = (title: string, bytes: Buffer): Sample => ({ title, name: 'cv.pdf', bytes, code: 'fileUnsafe' });
const damaged = (title: string, bytes: Buffer): Sample => ({ title, name: 'cv.pdf', bytes, code: 'fileDamaged' });
const action = (title: string, object: string): Sample[] => [
  unsafe(`PDF with ${title}`, pdf({ ...opens, objects: [object] })),
  unsafe(`PDF with ${title} in an object stream`, pdf({ ...opens, objects: [object], packed: true })),
];

/** An unclosed parenthesis hides the rest from a parser that does not use the offsets. */
function behindOpenString(): Buffer {
  const header = '6 0 7 4 ';
  return pdf({ objects: [pdfStream(`/Type/ObjStm/N 2/First ${header.length}`, `${header}1 ( ${SCRIPT}`)] });
}

/** Actions that leave the document when it or one of its pages is opened, without a click. */
const byItself: Sample[] = [
  ...action('an address that it opens', '<</S/URI/URI(https://a.example/seen)>>'),
  ...action('another file that it opens', '<</S/GoToR/F(\\\\\\\\a.example\\\\b.pdf)/D[0/Fit]>>'),
  ...action('a form that it sends', '<</S/SubmitForm/F(https://a.example)>>'),
  ...action('data that it takes in', '<</S/ImportData/F(\\\\\\\\a.example\\\\b.fdf)>>'),
  ...action('an address behind a harmless action', '<</S/Named/N/Print/Next[<</S/#55RI/URI(https://a.example)>>]>>'),
  unsafe(
    'PDF whose page opens an address',
    pdf({ objects: ['<</Type/Page/Parent 2 0 R/AA<</O<</S/URI/URI(https://a.example)>>>>>>'] }),
  ),
  unsafe(
    'PDF whose form is sent when somebody points at a field',
    pdf({ objects: ['<</Subtype/Widget/FT/Tx/AA<</E 7 0 R>>>>', '<</S/SubmitForm/F(https://a.example)>>'] }),
  ),
  unsafe(
    'PDF that takes in a page of another file',
    pdf({ objects: [pdfStream('/Subtype/Form/BBox[0 0 9 9]/Ref<</F(\\\\\\\\a.example\\\\b.pdf)/Page 0>>', 'q Q')] }),
  ),
  unsafe('PDF with a stream whose data are elsewhere', pdf({ objects: [pdfStream('/F(https://a.example/x)', '')] })),
];

const attached = (title: string, name: string, contents: string | Uint8Array): Sample =>
  unsafe(`PDF with ${title} attached`, withAttachment(name, contents));

const attachments: Sample[] = [
  attached('a program', 'facture.exe', PROGRAM),
  attached('a program under the name of data', 'facture.pdf', PROGRAM),
  attached('a page', 'offre.html', HTML),
  attached('a page under the name of data', 'offre.xml', HTML),
  attached('a script', 'cv.js', 'WScript.Echo(1)'),
  attached('a batch file', 'cv.bat', 'calc'),
  attached('a link of Windows', 'cv.lnk', 'L\0'),
  attached('an archive', 'cv.zip', zip([{ name: 'a', data: 'a' }])),
  attached('binary data under the name of a text', 'cv.txt', PROGRAM),
  attached('a document with macros', 'cv.docx', docx({ parts: [{ name: 'word/vbaProject.bin', data: 'x' }] })),
  attached('a PDF with a script', 'annexe.pdf', pdf({ ...opens, objects: [SCRIPT] })),
  attached('an ODT with macros', 'cv.odt', odt({ parts: [{ name: 'Basic/Standard/a.xml', data: '<a/>' }] })),
  attached('a file without a name', '', 'x'),
  unsafe('PDF with two names for an attached file', withAttachment('cv.txt', 'calc', '/UF(cv.bat)')),
];

const encrypted: Sample[] = [
  {
    title: 'PDF that opens with a password only',
    name: 'cv.pdf',
    bytes: await restricted(pdf(), { owner: 'a', user: 'b' }),
    code: 'fileProtected',
  },
  {
    title: 'PDF 1.4 that opens with a password only',
    name: 'cv.pdf',
    bytes: await restricted(pdf(), { owner: 'a', user: 'b', algorithm: 'RC4-128' }),
    code: 'fileProtected',
  },
  unsafe(
    'PDF that may not be printed, with a script',
    await restricted(pdf({ ...opens, objects: [SCRIPT] }), { owner: 'a' }),
  ),
];

export const HOSTILE_PDFS: readonly Sample[] = [
  ...action('a script', SCRIPT),
  ...action('a script in escaped names', '<</S/#4a#61vaScript/J#53(app.alert\\(1\\))>>'),
  ...action('a script behind an escaped bracket', '<</T(a\\(b)/S/JavaScript/JS(app.alert\\(1\\))>>'),
  ...action('a script by reference', '<</S/Rendition/JS 7 0 R>>'),
  ...action('a program to launch', LAUNCH),
  ...action('a program to launch, in escaped names', '<</S/L#61unch/F(cmd.exe)>>'),
  ...action('rich media', '<</Type/Annot/Subtype/RichMedia>>'),
  unsafe(
    'PDF with a form of XFA that has a script',
    pdf({
      objects: ['<</XFA[(template)7 0 R]>>', pdfStream('', '<template><event><script>a()</script></event></template>')],
    }),
  ),
  ...byItself,
  ...attachments,
  ...encrypted,
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
  damaged(
    'PDF with a script behind a string in hex',
    pdf({ objects: [pdfStream('/X<28>/N 1/First 4', `6 0 ${SCRIPT}`)] }),
  ),
  unsafe('PDF with a script behind an open string', behindOpenString()),
  damaged(
    'PDF whose object stream says elsewhere how it is packed',
    pdf({ objects: ['<</Type/ObjStm/N 1/First 4/Filter 9 0 R>>\nstream\nx\x9c\x03\0\nendstream'] }),
  ),
  damaged(
    'PDF whose object stream is predicted',
    pdf({ objects: [pdfStream('/Type/ObjStm/N 1/First 4/DecodeParms<</Predictor 12>>', '6 0 <<>>')] }),
  ),
  damaged('PDF whose object stream does not say what it is', pdf({ objects: [pdfStream('/First 4/N 1', '6 0 <<>>')] })),
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
    title: 'PDF that begins too late',
    name: 'cv.pdf',
    bytes: Buffer.concat([Buffer.alloc(1_025, ' '), pdf()]),
    code: 'fileContent',
  },
  {
    title: 'PDF with a password',
    name: 'cv.pdf',
    bytes: pdf({ trailer: '/Encrypt 6 0 R', objects: ['<</Filter/Standard/V 2>>'] }),
    code: 'fileProtected',
  },
  {
    title: 'PDF 1.5 with a password',
    name: 'cv.pdf',
    bytes: pdf({ trailer: '/Encrypt 6 0 R', objects: ['<</Filter/Standard/V 2>>'], packed: true }),
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
