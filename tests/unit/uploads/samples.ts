import { APPLICATION_UPLOAD_BYTES, MAX_UPLOAD_BYTES } from '../../../lib/uploads/limits.ts';
import { HOSTILE_OFFICE } from './hostile/office.ts';
import { HOSTILE_OLE } from './hostile/ole.ts';
import { HOSTILE_PDFS } from './hostile/pdfs.ts';
import { HOSTILE_PICTURES } from './hostile/pictures.ts';
import { docx, odt, paragraph, xlsx } from './makers/office.ts';
import { ole } from './makers/ole.ts';
import { pdf, pdfStream, withAttachment } from './makers/pdf.ts';
import { jpeg, png } from './makers/pictures.ts';
import { restricted } from './makers/restricted-pdf.ts';
import { latin1, type Sample } from './sample.ts';

/*
 * Files that tests and programs send: made by code, nothing of a test runner in them. Titles are unique.
 */

const good = (title: string, name: string, bytes: Buffer): Sample => ({ title, name, bytes, code: null });

const word = ole([
  { name: 'WordDocument', data: latin1('\xec\xa5\xc1\0') },
  { name: '1Table', data: Buffer.alloc(5_000) },
]);
const linked = docx({
  links: [
    { type: 'hyperlink', target: 'https://www.linkedin.com/in/silene', external: true },
    { type: 'attachedTemplate', target: 'file:///C:\\Users\\Zoé\\Templates\\CV%20moderne.dotx', external: true },
  ],
});
const developer = 'HTML/CSS/JavaScript \\(et DDE\\)';

const kept = (title: string, name: string, bytes: Buffer, keptAs: string): Sample => ({
  ...good(title, name, bytes),
  keptAs,
});
const PASTED_PICTURE =
  '<w:fldChar w:fldCharType="begin"/><w:instrText> INCLUDEPICTURE "https://a.example/logo.png" \\* MERGEFORMATINET </w:instrText><w:fldChar w:fldCharType="end"/>';
const LINKS = Array.from({ length: 15_000 }, (_, index) => ({
  type: 'hyperlink',
  target: `https://a.example/${index}`,
  external: true,
}));

const REMARKED = pdfStream('/Type/ObjStm/N 2/First 24', '6 0 7 5\n% object 6, 1st\n<<>>\n<<>>');
const LINK_TO_DDE =
  '<w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://a.example"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>DDE Isère</w:t><w:fldChar w:fldCharType="end"/>';

const facturX = withAttachment('factur-x.xml', '<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>');
const cut = (bytes: Buffer, count: number): Buffer => bytes.subarray(0, bytes.length - count);
const after = (head: string): Buffer => Buffer.concat([Buffer.from(head), pdf()]);
const linkTo = (action: string): string => `<</Type/Annot/Subtype/Link/A<<${action}>>>>`;

/** What printers, portals, phones and job sites make. */
const FROM_PROGRAMS: readonly Sample[] = [
  good('pdf behind a byte order mark', 'cv.pdf', after('\ufeff')),
  good('pdf behind line breaks', 'cv.pdf', after('\r\n\r\n')),
  good(
    'pdf behind the commands of a printer',
    'cv.pdf',
    after('\x1b%-12345X@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
  ),
  good(
    'pdf behind the headers of a portal',
    'cv.pdf',
    after(`Content-Type: application/pdf\r\nX-A: ${'a'.repeat(900)}\r\n\r\n`),
  ),
  ...(await Promise.all(
    (['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const).map(async (algorithm) =>
      good(`pdf that may not be printed (${algorithm})`, 'cv.pdf', await restricted(pdf(), { owner: 'a', algorithm })),
    ),
  )),
  good('pdf that may not be printed, with data', 'cv.pdf', await restricted(facturX, { owner: 'a' })),
  good('pdf that is an e-invoice', 'facture.pdf', facturX),
  good(
    'pdf of Europass',
    'cv.pdf',
    withAttachment('attachment.xml', '<Candidate xmlns="http://www.europass.eu/1.0"/>'),
  ),
  good('pdf with a text attached', 'cv.pdf', withAttachment('lisez-moi.txt', 'Références sur demande.')),
  good('pdf with data attached', 'cv.pdf', withAttachment('resume.json', '{"basics":{"name":"Zoé"}}')),
  good('pdf with a table attached', 'cv.pdf', withAttachment('notes.csv', 'matière;note\nchimie;17')),
  good('pdf of LibreOffice that holds its document', 'cv.pdf', withAttachment('cv.odt', odt())),
  good('pdf with a diploma attached', 'cv.pdf', withAttachment('diplome.pdf', pdf())),
  good('pdf with a photo attached', 'cv.pdf', withAttachment('photo.jpeg', jpeg())),
  good('pdf that opens at a page', 'cv.pdf', pdf({ catalog: '/OpenAction[3 0 R/Fit]' })),
  good('pdf that goes to a page', 'cv.pdf', pdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })),
  good('pdf that asks to be printed', 'cv.pdf', pdf({ catalog: '/OpenAction<</S/Named/N/Print>>' })),
  good('pdf with a link to another file', 'cv.pdf', pdf({ objects: [linkTo('/S/GoToR/F(a.pdf)/D[0/Fit]')] })),
  good(
    'pdf with a button that sends a form',
    'cv.pdf',
    pdf({ objects: [linkTo('/S/SubmitForm/F(https://a.example)')] }),
  ),
  good('pdf with an older state behind it', 'cv.pdf', Buffer.concat([pdf(), pdf()])),
  good('jpg without its last two bytes', 'photo.jpg', cut(jpeg(), 2)),
  good('jpg whose end is missing', 'photo.jpg', cut(jpeg({ width: 640, height: 480 }), 400)),
  good('png without its end', 'capture.png', cut(png(), 12)),
  kept('png that a phone calls jpg', 'IMG_0412.jpg', png(), 'IMG_0412.png'),
  kept('jpeg that a messenger calls png', 'WhatsApp Image.PNG', jpeg(), 'WhatsApp Image.jpg'),
  kept('docx that is called doc', 'cv.doc', docx(), 'cv.docx'),
  kept('doc that is called docx', 'cv.docx', word, 'cv.doc'),
  kept('odt that is called docx', 'cv.v2.docx', odt(), 'cv.v2.odt'),
  kept('pdf that is called doc', 'CV.DOC', pdf(), 'CV.pdf'),
  kept('photo that is called pdf', 'carte.pdf', jpeg(), 'carte.jpg'),
  good('docx with a document in it', 'cv.docx', docx({ parts: [{ name: 'word/embeddings/a.docx', data: docx() }] })),
  good('docx with a picture pasted from a page', 'cv.docx', docx({ body: PASTED_PICTURE })),
  good(
    'docx in UTF-16',
    'cv.docx',
    docx({ parts: [{ name: 'customXml/item1.xml', data: Buffer.from('<a/>', 'utf16le') }] }),
  ),
  good('docx of 15,000 links', 'cv.docx', docx({ links: LINKS })),
];

/** One file of each type, and those that a check could take for bad ones. */
export const GOOD_SAMPLES: readonly Sample[] = [
  ...FROM_PROGRAMS,
  good('jpg', 'photo.jpg', jpeg()),
  good('jpeg', 'photo.JPEG', jpeg({ width: 1, height: 1 })),
  good('png', 'capture.png', png()),
  good('pdf', 'cv.pdf', pdf()),
  good('pdf with object streams', 'cv.pdf', pdf({ packed: true })),
  good('doc', 'lettre.doc', word),
  good('docx', 'lettre.docx', docx()),
  good('cfb', 'lettre.cfb', ole([{ name: 'Contents', data: Buffer.alloc(5_000) }])),
  good('odt', 'lettre.odt', odt()),
  good('jpg with a second picture behind it, as phones write it', 'photo.jpg', Buffer.concat([jpeg(), jpeg()])),
  good('jpg with a film behind it', 'photo.jpg', Buffer.concat([jpeg(), latin1('\0\0\0\x18ftypmp42 film')])),
  good('jpg with a small picture in its metadata', 'photo.jpg', jpeg({ comments: [jpeg({ width: 8, height: 8 })] })),
  good('png with a remark', 'capture.png', png({ texts: ['<3 été'] })),
  good(
    'pdf of a developer',
    'cv.pdf',
    pdf({ text: developer, objects: [`<</Title(${developer})>>`], trailer: '/Info 6 0 R' }),
  ),
  good(
    'pdf of a developer with object streams',
    'cv.pdf',
    pdf({ objects: [`<</Title(${developer})>>`], packed: true }),
  ),
  good(
    'pdf with a link',
    'cv.pdf',
    pdf({ objects: ['<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://a.example)>>>>'] }),
  ),
  good('pdf with remarks among packed objects', 'cv.pdf', pdf({ objects: [REMARKED] })),
  good('pdf with blanks behind it', 'cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5_000)])),
  good(
    'doc with an empty place for objects',
    'cv.doc',
    ole([
      { name: 'WordDocument', data: Buffer.alloc(9) },
      { name: 'ObjectPool', children: [] },
    ]),
  ),
  good('doc of 9 MB', 'cv.doc', ole([{ name: 'WordDocument', data: Buffer.alloc(9_000_000) }])),
  good('doc with big sectors', 'cv.doc', ole([{ name: 'WordDocument', data: Buffer.alloc(9_000) }], { shift: 12 })),
  good('docx with a link and a template on the author’s disk', 'cv.docx', linked),
  good('docx with a chart', 'cv.docx', docx({ parts: [{ name: 'word/embeddings/Classeur.xlsx', data: xlsx() }] })),
  good('docx that speaks of DDE', 'cv.docx', docx({ body: paragraph('DDE Isère, DDEAUTO, &#60;!DOCTYPE&#62;') })),
  good('docx with a link that reads like DDE', 'cv.docx', docx({ body: LINK_TO_DDE })),
  good('docx of Word for the web', 'cv.docx', docx({ parts: [{ name: 'word/document2.xml', data: '<a/>' }] })),
  good('docx with a padded end', 'cv.docx', Buffer.concat([docx(), Buffer.alloc(20)])),
  good('odt as Word writes it', 'cv.odt', odt({ mimeTypeFirst: false })),
  good(
    'odt with an embedded formula',
    'cv.odt',
    odt({
      parts: [
        {
          name: 'Object 1/content.xml',
          data: '<!DOCTYPE math:math PUBLIC "-//OpenOffice.org//DTD Modified W3C MathML 1.01//EN" "math.dtd"><math/>',
        },
      ],
    }),
  ),
];

const named = (title: string, name: string, code: Sample['code'] = 'fileName'): Sample => ({
  title,
  name,
  bytes: pdf(),
  code,
});

const HOSTILE_NAMES: readonly Sample[] = [
  named('name that leaves its folder', '../../etc/cv.pdf'),
  named('name that leaves its folder on Windows', '..\\cv.pdf'),
  named('name with a NUL', 'cv.exe\0.pdf'),
  named('name that turns the reading direction', 'cv\u202efdp.pdf'),
  named('name that isolates a direction', 'cv\u2067fdp.pdf'),
  named('name of 300 characters', `${'a'.repeat(296)}.pdf`),
  named('name with a line break', 'cv\r\nX-Evil: 1.pdf'),
  named('name with a second ending', 'cv.pdf.exe', 'fileType'),
  named('name without an ending', 'cv', 'fileType'),
  named('name of another type', 'cv.html', 'fileType'),
  named('name with a stream of Windows', 'cv.pdf::$DATA', 'fileType'),
  named('name of a picture in an application', 'photo.jpg', 'fileType'),
].map((sample) => (sample.name === 'photo.jpg' ? { ...sample, policy: 'resume' } : sample));

/** Another kind than the ending says, that this form does not take. */
const NOT_ALLOWED_HERE: readonly Sample[] = [
  { title: 'photo under the name of a CV', name: 'cv.pdf', bytes: jpeg(), code: 'fileContent', policy: 'resume' },
];

const HOSTILE_SIZES: readonly Sample[] = [
  { title: 'nothing', name: 'cv.pdf', bytes: Buffer.alloc(0), code: 'fileEmpty' },
  { title: '10 MB and a byte', name: 'cv.pdf', bytes: Buffer.alloc(MAX_UPLOAD_BYTES + 1), code: 'fileTooLarge' },
  {
    title: '2 MB and a byte in an application',
    name: 'cv.pdf',
    bytes: Buffer.alloc(APPLICATION_UPLOAD_BYTES + 1),
    code: 'fileTooLarge',
    policy: 'resume',
  },
];

/** Everything that must be refused, with the code of its refusal. */
export const BAD_SAMPLES: readonly Sample[] = [
  ...HOSTILE_SIZES,
  ...HOSTILE_NAMES,
  ...NOT_ALLOWED_HERE,
  ...HOSTILE_PICTURES,
  ...HOSTILE_PDFS,
  ...HOSTILE_OLE,
  ...HOSTILE_OFFICE,
];
