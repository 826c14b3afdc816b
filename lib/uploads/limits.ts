/** Sections 5 and 9 of the specification, in bytes: 10 MB for a file, 2 MB for each file of an application. */
export const MAX_UPLOAD_BYTES = 10_485_760;
export const APPLICATION_UPLOAD_BYTES = 2_097_152;

const MAX_ATTACHMENTS = 5;
/** Total size of the files of one contact message. */
export const MAX_ATTACHMENTS_BYTES = 20_971_520;

/** Maximum body of an action request: its files, and room for the fields and the multipart framing. */
export const MAX_BODY_BYTES = MAX_ATTACHMENTS_BYTES + 65_536;

/** Maximum length of a stored name, and of an accepted one. */
export const MAX_NAME_LENGTH = 100;
export const MAX_SENT_NAME_LENGTH = 255;

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
