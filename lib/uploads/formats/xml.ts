/** Encodings in which an ASCII letter is itself, or UTF-16 with its mark: any other could hide words from us. */
const ENCODING = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d+|windows-125\d|utf-?16)$/i;
const DECLARED = /^<\?xml\b[^>]*\sencoding\s*=\s*["']([^"']*)["']/;

/** Of old OpenOffice and of SVG pictures; readers know them and ask for no file. */
const KNOWN_DOCTYPES = [
  /<!DOCTYPE manifest:manifest PUBLIC "-\/\/OpenOffice\.org\/\/DTD Manifest 1\.0\/\/EN" "Manifest\.dtd"\s*>/,
  /<!DOCTYPE math:math PUBLIC "-\/\/OpenOffice\.org\/\/DTD Modified W3C MathML 1\.01\/\/EN" "math\.dtd"\s*>/,
  /<!DOCTYPE svg PUBLIC "-\/\/W3C\/\/DTD SVG [\d.]+(?: \w+)?\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]*"\s*>/,
];

/** `&#83;cript` is `Script`, and no program writes it so. */
const ESCAPED_LETTER = /&#(?:0*(?:6[5-9]|[78]\d|9[07-9]|1[01]\d|12[0-2])|x0*(?:4[1-9a-f]|5[\da]|6[1-9a-f]|7[\da]));/i;

/** More text than that is no letter, and would keep us busy. */
const MAX_BYTES = 20_000_000;

/** Whether a part is XML by its name or by what it begins with: programs go by a type that is noted elsewhere. */
export function isXml(name: string, bytes: Buffer): boolean {
  if (/\.(?:xml|rels|rdf|vml|svg)$/i.test(name)) return true;
  const first = bytes.findIndex((byte) => byte > 0x20);
  const head = bytes.toString('latin1', first, first + 4);
  return /^(?:\xef\xbb\xbf)?<|^\xff\xfe|^\xfe\xff/.test(head);
}

function decoded(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 3);
  if (head.startsWith('\xff\xfe')) return bytes.toString('utf16le', 2);
  if (head.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4).includes(0)) return null;
  return bytes.toString('latin1', head === '\xef\xbb\xbf' ? 3 : 0);
}

const declaredEncoding = (text: string): string => DECLARED.exec(text.slice(0, text.indexOf('>') + 1))?.[1] ?? 'utf-8';

/**
 * The text of an XML part, good for a search of ASCII words; null when it could be read in another way than it is
 * written, has a DTD or is too long.
 */
export function xmlText(bytes: Buffer): string | null {
  const text = bytes.length > MAX_BYTES ? null : decoded(bytes);
  if (text === null || !ENCODING.test(declaredEncoding(text)) || ESCAPED_LETTER.test(text)) return null;
  const rest = KNOWN_DOCTYPES.reduce((before, known) => before.replace(known, ''), text);
  return rest.includes('<!DOCTYPE') ? null : text;
}
