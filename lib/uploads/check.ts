import { cleanName, extensionOf, isHostileName } from './file-name.ts';
import { shownTypes, type UploadPolicy } from './limits.ts';

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
