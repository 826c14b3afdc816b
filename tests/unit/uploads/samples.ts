import { APPLICATION_UPLOAD_BYTES, MAX_UPLOAD_BYTES } from '../../../lib/uploads/limits.ts';
import { HOSTILE_OFFICE } from './hostile/office.ts';
import { HOSTILE_OLE } from './hostile/ole.ts';
import { HOSTILE_PDFS } from './hostile/pdfs.ts';
import { HOSTILE_PICTURES } from './hostile/pictures.ts';
import { docx, odt, paragraph, xlsx } from './makers/office.ts';
import { ole } from './makers/ole.ts';
import { pdf, pdfStream } from './makers/pdf.ts';
import { jpeg, png } from './makers/pictures.ts';
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

const REMARKED = pdfStream('/Type/ObjStm/N 2/First 24', '6 0 7 5\n% object 6, 1st\n<<>>\n<<>>');
const LINK_TO_DDE =
  '<w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://a.example"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>DDE Isère</w:t><w:fldChar w:fldCharType="end"/>';

/** One file of each type, and those that a check could take for bad ones. */
export const GOOD_SAMPLES: readonly Sample[] = [
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
  ...HOSTILE_PICTURES,
  ...HOSTILE_PDFS,
  ...HOSTILE_OLE,
  ...HOSTILE_OFFICE,
];
