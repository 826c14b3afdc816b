import { png } from './pictures.ts';
import { type ZipEntry, zip } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export type Relationship = { type: string; target: string; external?: boolean };

const relationships = (all: readonly Relationship[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ({ type, target, external }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

const TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const documentXml = (body: string): string =>
  `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export type DocxOptions = {
  body?: string;
  links?: readonly Relationship[];
  types?: string;
  parts?: readonly ZipEntry[];
  /** After the central directory of the archive. */
  comment?: Uint8Array;
};

export const docxParts = ({
  body = paragraph('Bonjour'),
  links = [],
  types = TYPES,
  parts = [],
}: DocxOptions = {}): ZipEntry[] => [
  { name: '[Content_Types].xml', data: types },
  { name: '_rels/.rels', data: relationships([{ type: 'officeDocument', target: 'word/document.xml' }]) },
  { name: 'word/document.xml', data: documentXml(body) },
  { name: 'word/_rels/document.xml.rels', data: relationships(links) },
  { name: 'word/media/image1.png', data: png() },
  ...parts,
];

/** A Word document. */
export const docx = (options?: DocxOptions): Buffer => zip(docxParts(options), options?.comment);

/** An Excel workbook, as Word embeds it for a chart. */
export const xlsx = (parts: readonly ZipEntry[] = []): Buffer =>
  zip([
    { name: '[Content_Types].xml', data: `${XML}<Types xmlns="${PACKAGE}/content-types"/>` },
    { name: '_rels/.rels', data: relationships([{ type: 'officeDocument', target: 'xl/workbook.xml' }]) },
    { name: 'xl/workbook.xml', data: `${XML}<workbook/>` },
    ...parts,
  ]);

const NAMESPACES = ['office', 'text', 'draw', 'script']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const ODT_TYPE = 'application/vnd.oasis.opendocument.text';

export const MIME_TYPE_PART: ZipEntry = { name: 'mimetype', data: ODT_TYPE, stored: true };

const manifest = (inside: string): string =>
  `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${ODT_TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${inside}</manifest:file-entry></manifest:manifest>`;

export type OdtOptions = {
  body?: string;
  manifestEntry?: string;
  parts?: readonly ZipEntry[];
  mimeTypeFirst?: boolean;
};

/** A LibreOffice text document. */
export function odt({
  body = 'Bonjour',
  manifestEntry = '',
  parts = [],
  mimeTypeFirst = true,
}: OdtOptions = {}): Buffer {
  const others: ZipEntry[] = [
    {
      name: 'content.xml',
      data: `${XML}<office:document-content ${NAMESPACES} xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text><text:p>${body}</text:p></office:text></office:body></office:document-content>`,
    },
    { name: 'META-INF/manifest.xml', data: manifest(manifestEntry) },
    ...parts,
  ];
  return zip(mimeTypeFirst ? [MIME_TYPE_PART, ...others] : [...others, MIME_TYPE_PART]);
}
