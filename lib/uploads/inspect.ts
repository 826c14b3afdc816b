import { fileTypeFromBuffer } from 'file-type';
import { type ContentFault, checkFile, type UploadProblem } from './check.ts';
import { cleanName, extensionOf } from './file-name.ts';
import { docxFault } from './formats/docx.ts';
import { walkJpeg } from './formats/jpeg.ts';
import { odtFault } from './formats/odt.ts';
import { oleFault } from './formats/ole.ts';
import { pdfFault } from './formats/pdf.ts';
import { pictureFault } from './formats/picture.ts';
import { walkPng } from './formats/png.ts';
import { holdsEicar, startsWith, ZIP_HEAD } from './formats/signatures.ts';
import type { UploadExtension, UploadPolicy } from './limits.ts';

/** As much as file-type needs to tell our formats apart. */
const HEAD_BYTES = 4100;

type Format = {
  kind: 'jpg' | 'png' | 'pdf' | 'cfb' | 'zip';
  fault: (bytes: Buffer) => ContentFault | null | Promise<ContentFault | null>;
};

const jpeg: Format = { kind: 'jpg', fault: (bytes) => pictureFault(bytes, walkJpeg(bytes)) };
const FORMATS: Readonly<Record<UploadExtension, Format>> = {
  jpg: jpeg,
  jpeg,
  png: { kind: 'png', fault: (bytes) => pictureFault(bytes, walkPng(bytes)) },
  pdf: { kind: 'pdf', fault: pdfFault },
  doc: { kind: 'cfb', fault: (bytes) => oleFault(bytes, true) },
  cfb: { kind: 'cfb', fault: (bytes) => oleFault(bytes, false) },
  docx: { kind: 'zip', fault: docxFault },
  odt: { kind: 'zip', fault: odtFault },
};

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  if (startsWith(bytes, ZIP_HEAD)) return 'zip';
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
  return type?.ext === 'apng' ? 'png' : type?.ext;
}

async function contentFault(bytes: Buffer, extension: UploadExtension): Promise<ContentFault | null> {
  if (holdsEicar(bytes)) return 'fileUnsafe';
  const { kind, fault } = FORMATS[extension];
  const actual = await kindOf(bytes);
  if (actual === kind) return fault(bytes);
  // A docx with a password is an OLE file that holds the encrypted one.
  const isProtected = extension === 'docx' && actual === 'cfb' && oleFault(bytes, true) === 'fileProtected';
  return isProtected ? 'fileProtected' : 'fileContent';
}

/**
 * Whether name, size and contents of a file agree and nothing in it runs, fetches or hides anything: null, or the first
 * problem. Time and memory are bounded (50 MB unpacked); never throws.
 */
export async function inspectFile(
  bytes: Uint8Array,
  name: string,
  policy: UploadPolicy,
): Promise<UploadProblem | null> {
  const problem = checkFile({ name, size: bytes.length }, policy);
  if (problem) return problem;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const code = await contentFault(view, extensionOf(name) as UploadExtension).catch(() => 'fileDamaged' as const);
  return code && { code, values: { name: cleanName(name) } };
}
