const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export const PDF_HEAD = latin1('%PDF-');
export const ZIP_HEAD = latin1('PK\x03\x04');
export const OLE_HEAD = latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

const ARCHIVES = [ZIP_HEAD, latin1('Rar!\x1a\x07'), latin1('7z\xbc\xaf\x27\x1c')];
const RUNS_OR_HOLDS_OBJECTS = [OLE_HEAD, latin1('\x7fELF'), latin1('{\\rtf')];
const DOCUMENTS_AND_PICTURES = [PDF_HEAD, latin1('GIF8'), latin1('\x89PNG\r\n')];

/** Too long to be in the data of a picture by chance. */
const LONG_HEADS = [...ARCHIVES.slice(1), PDF_HEAD, OLE_HEAD];

export const startsWith = (bytes: Buffer, head: Buffer): boolean => bytes.subarray(0, head.length).equals(head);
const isWindowsProgram = (bytes: Buffer): boolean =>
  bytes.length > 64 && bytes.toString('latin1', 0, 2) === 'MZ' && bytes.subarray(0, 1024).includes('PE\0\0');

/** The middle of the test file that every antivirus reports (eicar.org). The whole text would make this file one. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';

export const holdsEicar = (bytes: Buffer): boolean => bytes.includes(EICAR);

/** Whether a part of a document is something that a reader could run or unpack. */
export const isDangerousPart = (bytes: Buffer): boolean =>
  [...ARCHIVES, ...RUNS_OR_HOLDS_OBJECTS].some((head) => startsWith(bytes, head)) ||
  isWindowsProgram(bytes) ||
  holdsEicar(bytes);

/** Whether another format hides in the data behind a picture. Further JPEGs and films are there in many phones' own. */
export function holdsAnotherFile(rest: Buffer): boolean {
  const start = rest.subarray(rest.findIndex((byte) => byte > 0x20));
  const isAnother = isDangerousPart(start) || DOCUMENTS_AND_PICTURES.some((head) => startsWith(start, head));
  return isAnother || LONG_HEADS.some((head) => rest.includes(head));
}

const SCRIPT = /<\?php\s|<script[\s>]|<html[\s>]|<!doctype\s+html|<iframe[\s>]/i;

/** Whether there is text that a browser or PHP would run if it were given these bytes. */
export const holdsScript = (bytes: Buffer): boolean => SCRIPT.test(bytes.toString('latin1'));

const ZIP_END = latin1('PK\x05\x06');
const ZIP_END_LENGTH = 22;

/** Whether a program that unpacks zips, and looks for their directory at the end, would find one. */
export function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_END_LENGTH + 0xffff));
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_LENGTH > tail.length) return false;
    // Entries on this disk, and on all.
    if (tail.readUInt16LE(at + 8) === tail.readUInt16LE(at + 10)) return true;
  }
  return false;
}
