/** Maximum length of a stored name, and of an accepted one. */
const MAX_NAME_LENGTH = 100;
const MAX_SENT_NAME_LENGTH = 255;

const UNNAMED = 'document';
/** Including the dot. */
const MAX_ENDING = 10;

/** Maximum number of characters processed, to limit the time for very long names. */
const MAX_READ = 1_000;

const CONTROL = /\p{Cc}/u;
/** Change the reading direction: `cv<U+202E>fdp.exe` is displayed as `cvexe.pdf`. */
const DIRECTION_OVERRIDE = /[\u202a-\u202e\u2066-\u2069]/;
const PARENT_FOLDER = /(^|[\\/])\.\.([\\/]|$)/;

/** Joiners are kept: Arabic script and emoji need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu;
const RESERVED = /[<>:|?*]/g;

const BLANK_END = /[\s.]+$/;

const lastPart = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Lower-case extension of a name without its dot, the last one when there are several; '' when there is none. */
export function extensionOf(name: string): string {
  const last = lastPart(name).trim();
  const dot = last.lastIndexOf('.');
  return dot < 0 ? '' : last.slice(dot + 1).toLowerCase();
}

/** Whether a name was crafted to deceive or to escape a folder: no file dialog sends such a name. */
export const isHostileName = (name: string): boolean =>
  name.length > MAX_SENT_NAME_LENGTH || CONTROL.test(name) || DIRECTION_OVERRIDE.test(name) || PARENT_FOLDER.test(name);

function cut(text: string, length: number): string {
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length;
  return text.slice(0, end);
}

/** A name with an extension; one that is too long for an extension becomes part of the name, and is cut. */
function ended(base: string, ending: string): string {
  if (ending.length > MAX_ENDING) return ended(base + ending, '');
  return (cut(base, MAX_NAME_LENGTH - ending.length).replace(BLANK_END, '') || UNNAMED) + ending;
}

/**
 * The name under which a file is stored, shown and emailed: for any input 1 to 100 UTF-16 units in NFC, without a path,
 * quotes or invisible characters, with its extension.
 */
export function cleanName(name: string): string {
  const visible = lastPart(name.slice(-MAX_READ).toWellFormed().normalize('NFC'))
    .replace(INVISIBLE, '')
    .replace(RESERVED, '-')
    .replace(/["`]/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const whole = visible.replace(/^[\s.]+/, '').replace(BLANK_END, '');
  // `.pdf` is an extension without a name, not a name.
  if (!whole.includes('.') && /^[\s.]*\.[^\s.]/.test(visible)) return ended(UNNAMED, `.${whole}`);
  const dot = whole.lastIndexOf('.');
  return dot > 0 ? ended(whole.slice(0, dot), whole.slice(dot)) : ended(whole, '');
}

/** A clean name with another extension: of `IMG_2.jpg` and `png`, `IMG_2.png`. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  return ended(dot > 0 ? name.slice(0, dot) : name, `.${ending}`);
}

/** Sections 5 and 9 of the specification, in bytes: 10 MB for a file, 2 MB for each file of an application. */
export const MAX_UPLOAD_BYTES = 10_485_760;
export const APPLICATION_UPLOAD_BYTES = 2_097_152;

const MAX_ATTACHMENTS = 5;
/** Total size of the files of one contact message. */
export const MAX_ATTACHMENTS_BYTES = 20_971_520;

/** Maximum body of an action request: its files, and room for the fields and the multipart framing. */
export const MAX_BODY_BYTES = MAX_ATTACHMENTS_BYTES + 65_536;

const DOCUMENTS = ['pdf', 'doc', 'docx', 'cfb', 'odt'] as const;
const ATTACHMENTS = ['jpg', 'jpeg', 'png', ...DOCUMENTS] as const;

export type UploadExtension = (typeof ATTACHMENTS)[number];

/** Accepted, but not in the list shown to visitors. */
const HIDDEN: readonly UploadExtension[] = ['cfb', 'jpeg', 'odt'];

export const MEDIA_TYPES: Readonly<Record<UploadExtension, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  cfb: 'application/x-cfb',
  odt: 'application/vnd.oasis.opendocument.text',
};

export type UploadPolicy = {
  extensions: readonly UploadExtension[];
  /** The part of `extensions` shown to visitors. */
  shownExtensions: readonly UploadExtension[];
  maxBytes: number;
  maxFiles: number;
  maxTotalBytes: number;
};

const shown = (extensions: readonly UploadExtension[]) => extensions.filter((each) => !HIDDEN.includes(each));

/** Upload policies: for a contact message, and for each of the two files of a job application. */
export const UPLOADS = {
  attachments: {
    extensions: ATTACHMENTS,
    shownExtensions: shown(ATTACHMENTS),
    maxBytes: MAX_UPLOAD_BYTES,
    maxFiles: MAX_ATTACHMENTS,
    maxTotalBytes: MAX_ATTACHMENTS_BYTES,
  },
  resume: {
    extensions: DOCUMENTS,
    shownExtensions: shown(DOCUMENTS),
    maxBytes: APPLICATION_UPLOAD_BYTES,
    maxFiles: 1,
    maxTotalBytes: APPLICATION_UPLOAD_BYTES,
  },
} as const satisfies Record<string, UploadPolicy>;

/** Value of the `accept` attribute of a file field. */
export const acceptAttribute = ({ extensions }: UploadPolicy): string =>
  extensions.map((extension) => `.${extension}`).join(',');

/** The types shown to visitors: `['JPG', 'PNG', 'PDF', 'DOC', 'DOCX']`. */
export const shownTypes = ({ shownExtensions }: UploadPolicy): string[] =>
  shownExtensions.map((extension) => extension.toUpperCase());

/** Problems that only the contents of a file reveal. The codes are message keys. */
export type ContentFault = 'fileContent' | 'fileUnsafe' | 'fileProtected' | 'fileDamaged';

/** Thrown while reading the contents of a file that must be rejected. */
export class Refusal extends Error {
  readonly fault: ContentFault;

  constructor(fault: ContentFault) {
    super(fault);
    this.name = 'Refusal';
    this.fault = fault;
  }
}

/** Codes are message keys. */
export type UploadProblemCode =
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'fileType'
  | 'fileName'
  | 'tooManyFiles'
  | 'filesTooLarge'
  | 'fileUnread'
  | ContentFault;

/** `values` fill the message: `name` of the file, and what `checkFile` and `checkFiles` add for their codes. */
export type UploadProblem = { code: UploadProblemCode; values: Readonly<Record<string, string | number>> };

type FileFacts = { name: string; size: number };

const megabytes = (bytes: number): number => bytes / 1_048_576;

/**
 * The first problem with the name and size of a file, or null. Values: `types` ("PDF, DOC, DOCX") of `fileType`,
 * `megabytes` of `fileTooLarge`.
 */
export function checkFile({ name, size }: FileFacts, policy: UploadPolicy): UploadProblem | null {
  const values = { name: cleanName(name) };
  if (isHostileName(name)) return { code: 'fileName', values };
  if (!(policy.extensions as readonly string[]).includes(extensionOf(name))) {
    return { code: 'fileType', values: { ...values, types: shownTypes(policy).join(', ') } };
  }
  if (size === 0) return { code: 'fileEmpty', values };
  if (size > policy.maxBytes) {
    return { code: 'fileTooLarge', values: { ...values, megabytes: megabytes(policy.maxBytes) } };
  }
  return null;
}

/**
 * The first problem of each file, in their order, and of the list as a whole: `tooManyFiles` (value `files`) or
 * `filesTooLarge` (value `megabytes`).
 */
export function checkFiles(
  files: readonly FileFacts[],
  policy: UploadPolicy,
): { files: (UploadProblem | null)[]; list: UploadProblem | null } {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return {
    files: files.map((file) => checkFile(file, policy)),
    list:
      files.length > policy.maxFiles
        ? { code: 'tooManyFiles', values: { files: policy.maxFiles } }
        : total > policy.maxTotalBytes
          ? { code: 'filesTooLarge', values: { megabytes: megabytes(policy.maxTotalBytes) } }
          : null,
  };
}

const KILOBYTE = 1024;

/**
 * A size in bytes for a BCP 47 tag: `116 ko`, `1,4 MB`. In the unit of the specification, whose 10 MB are 10,485,760 bytes,
 * so that a file and the limit of a field compare. Empty when the size is unknown.
 */
export function sizeWords(bytes: number, tag: string): string {
  if (!(bytes > 0)) return '';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [unit, amount] = kilobytes < 1000 ? ['kilobyte', kilobytes] : ['megabyte', megabytes(bytes)];
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  // `Intl` also writes the narrow space (U+202F), which neither brand font contains.
  return format.format(amount).replace(/\s/g, '\u00a0');
}
