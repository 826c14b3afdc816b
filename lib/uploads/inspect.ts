import { logError } from '../platform/log/log.ts';
import { checkFile, type UploadProblem } from './check.ts';
import type { Contents } from './contents.ts';
import { cleanName, extensionOf, withEnding } from './file-name.ts';
import { MEDIA_TYPES, type UploadPolicy } from './limits.ts';
import { fileThreads } from './threads.ts';

const readInThread = fileThreads();

/** An accepted file: its clean name, with the extension of its detected type, and its media type. */
export type Inspected = { name: string; type: string };

/** Decides on a file with these contents. A file of an allowed type with another extension gets the extension of its type. */
export function accepted(contents: Contents, name: string, policy: UploadPolicy): Inspected | UploadProblem {
  const clean = cleanName(name);
  const values = { name: clean };
  if ('fault' in contents) return { code: contents.fault, values };
  const allowed = contents.endings.filter((ending) => policy.extensions.includes(ending));
  const own = allowed.find((ending) => ending === extensionOf(clean));
  if (own) return { name: clean, type: MEDIA_TYPES[own] };
  // An unknown type of compound file could not be opened with the extension that we would give it.
  const [usual] = allowed.filter((ending) => ending !== 'cfb');
  return usual ? { name: withEnding(clean, usual), type: MEDIA_TYPES[usual] } : { code: 'fileContent', values };
}

/** The problem of a file whose thread ended without a result. */
export const unread = (name: string): UploadProblem => ({ code: 'fileUnread', values: { name: cleanName(name) } });

/**
 * Checks that name and size of a file are allowed, and that it contains nothing that runs or fetches on opening. Does not
 * throw: a file that could not be inspected is a problem of that file.
 */
export async function inspectFile(
  bytes: Uint8Array,
  name: string,
  policy: UploadPolicy,
  read = readInThread,
): Promise<Inspected | UploadProblem> {
  const problem = checkFile({ name, size: bytes.length }, policy);
  if (problem) return problem;
  try {
    return accepted(await read(bytes), name, policy);
  } catch (error) {
    logError('forms', error);
    return unread(name);
  }
}
