import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { type ContentFault, Refusal } from './check.ts';
import { extensionOf } from './file-name.ts';
import { endsAsArchive, holdsMarkup, openArchive } from './formats/archive.ts';
import type { UploadExtension } from './limits.ts';

/** What a viewer would have to hold: more than any camera takes is made to exhaust it. */
const MAX_PIXELS = 16_383 ** 2;

/** Refuses a picture that no viewer can show. One whose end is missing is shown as far as it goes. */
function readPicture(bytes: Buffer): void {
  const { width, height } = imageSize(bytes);
  if (width * height === 0) throw new Refusal('fileDamaged');
  if (width * height > MAX_PIXELS) throw new Refusal('fileUnsafe');
}

/** The endings of what a file truly is, the usual one first; or why it cannot be taken. */
export type Contents = { endings: readonly UploadExtension[] } | { fault: ContentFault };

/** As much as file-type needs to tell our formats apart. */
const HEAD_BYTES = 4_100;
/** Readers of PDF find its header anywhere in so many bytes; what printers and portals write before it does not matter. */
const PDF_HEADER_BYTES = 1_024;
const PDF_HEADER = '%PDF-';

/** The test file that every antivirus reports (eicar.org); its whole text would make this file one. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';

/** Data that a program attaches for another one: an e-invoice, a CV in the format of Europass. */
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

/** Whether a file in a PDF is plain data, a document or a picture, by its names and its contents. */
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
  const formats = await import('./formats/compound.ts');
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
 * What a file truly is, or why it cannot be taken: what would run or fetch by itself when it is opened, what needs a
 * password, what does not open. Does not throw; time and memory are bounded by the thread it runs in.
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
