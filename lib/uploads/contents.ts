import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { endsAsArchive, holdsMarkup, openArchive } from './formats/archive.ts';
import { type ContentFault, extensionOf, Refusal, type UploadExtension } from './limits.ts';

/** Limit of decoded pixels: more than any camera produces is meant to exhaust the viewer's memory. */
const MAX_PIXELS = 16_383 ** 2;

/** Rejects an image that no viewer can show. A truncated one is accepted, viewers show its first part. */
function readPicture(bytes: Buffer): void {
  const { width, height } = imageSize(bytes);
  if (width * height === 0) throw new Refusal('fileDamaged');
  if (width * height > MAX_PIXELS) throw new Refusal('fileUnsafe');
}

/** File extensions of the detected type, the usual one first; or why the file is rejected. */
export type Contents = { endings: readonly UploadExtension[] } | { fault: ContentFault };

/** Number of bytes that file-type needs to distinguish the accepted formats. */
const HEAD_BYTES = 4_100;
/** PDF readers accept the header anywhere within this many bytes; printers and portals may write data before it. */
const PDF_HEADER_BYTES = 1_024;
const PDF_HEADER = '%PDF-';

/** Part of the antivirus test file (eicar.org); its complete text would make this source file one. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';

/** Data attached for other programs: an e-invoice, a CV in the Europass format. */
const DATA = new Set(['xml', 'txt', 'json', 'csv']);
const ODF = new Set(['odt', 'ods', 'odp', 'odg']);

type Kind = 'jpg' | 'png' | 'pdf' | 'cfb' | 'zip';

const startsAsPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, PDF_HEADER_BYTES + PDF_HEADER.length).includes(PDF_HEADER);

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return 'zip';
  const kind = (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.ext;
  if (kind === 'apng') return 'png';
  return kind ?? (startsAsPdf(bytes) ? 'pdf' : undefined);
}

async function pictureEndings(bytes: Buffer, ending: 'jpg' | 'png') {
  if (holdsMarkup(bytes) || startsAsPdf(bytes) || (await endsAsArchive(bytes))) throw new Refusal('fileUnsafe');
  readPicture(bytes);
  return ending === 'jpg' ? (['jpg', 'jpeg'] as const) : (['png'] as const);
}

async function readPdf(bytes: Buffer) {
  const formats = await import('./formats/pdf.ts');
  if (holdsMarkup(bytes.subarray(0, PDF_HEADER_BYTES)) || (await endsAsArchive(bytes))) throw new Refusal('fileUnsafe');
  for (const { names, contents } of await formats.readPdf(bytes)) {
    for (const each of contents) if (!(await isHarmless(names, each))) throw new Refusal('fileUnsafe');
  }
  return ['pdf'] as const;
}

/** Whether an attachment of a PDF is plain data, a document or an image, by its names and its contents. */
async function isHarmless(names: readonly string[], bytes: Buffer): Promise<boolean> {
  const [ending = '', ...others] = new Set(names.map(extensionOf));
  if (others.length > 0) return false;
  if (DATA.has(ending)) return !bytes.includes(0) && !holdsMarkup(bytes);
  const kind = await kindOf(bytes);
  if (ending === 'pdf' && kind === 'pdf') return (await (await import('./formats/pdf.ts')).readPdf(bytes)).length === 0;
  if (kind === 'jpg' || kind === 'png') return (await pictureEndings(bytes, kind)).some((each) => each === ending);
  if (kind !== 'zip' || !ODF.has(ending)) return false;
  const { odfKind, readOdf } = await import('./formats/office.ts');
  const archive = await openArchive(bytes);
  await readOdf(archive);
  return (await odfKind(archive)) !== null;
}

async function readCompound(bytes: Buffer) {
  const formats = await import('./formats/office.ts');
  return formats.readCompound(bytes) === 'doc' ? (['doc', 'cfb'] as const) : (['cfb'] as const);
}

async function readOffice(bytes: Buffer) {
  const [{ isDocx, readDocx }, { odfKind, readOdf }] = await Promise.all([
    import('./formats/office.ts'),
    import('./formats/office.ts'),
  ]);
  const archive = await openArchive(bytes);
  if (isDocx(archive)) {
    await readDocx(archive);
    return ['docx'] as const;
  }
  if ((await odfKind(archive)) !== 'text') throw new Refusal('fileContent');
  await readOdf(archive);
  return ['odt'] as const;
}

const READERS: Readonly<Record<Kind, (bytes: Buffer) => Promise<readonly UploadExtension[]>>> = {
  jpg: (bytes) => pictureEndings(bytes, 'jpg'),
  png: (bytes) => pictureEndings(bytes, 'png'),
  pdf: readPdf,
  cfb: readCompound,
  zip: readOffice,
};

const isKind = (kind: string | undefined): kind is Kind => kind !== undefined && kind in READERS;

/**
 * Detects the actual type of a file, or why it is rejected: active content that runs or fetches on opening, password
 * protection, or damage. Does not throw; time and memory are limited by its thread.
 */
export async function readContents(bytes: Buffer): Promise<Contents> {
  try {
    if (bytes.includes(EICAR)) return { fault: 'fileUnsafe' };
    const kind = await kindOf(bytes);
    return isKind(kind) ? { endings: await READERS[kind](bytes) } : { fault: 'fileContent' };
  } catch (error) {
    return { fault: error instanceof Refusal ? error.fault : 'fileDamaged' };
  }
}
