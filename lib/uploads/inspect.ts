import { logError } from '../platform/log/log.ts';
import { checkFile, type UploadProblem } from './check.ts';
import type { Contents } from './contents.ts';
import { cleanName, extensionOf, withEnding } from './file-name.ts';
import { MEDIA_TYPES, type UploadPolicy } from './limits.ts';
import { fileThreads } from './threads.ts';

const readInThread = fileThreads();

/** A file that may be kept: its clean name, under the ending of what it truly is, and its media type. */
export type Inspected = { name: string; type: string };

/** What becomes of a file with these contents. One of another allowed kind than its ending says gets that kind's ending. */
export function accepted(contents: Contents, name: string, policy: UploadPolicy): Inspected | UploadProblem {
  const clean = cleanName(name);
  const values = { name: clean };
  if ('fault' in contents) return { code: contents.fault, values };
  const allowed = contents.endings.filter((ending) => policy.extensions.includes(ending));
  const own = allowed.find((ending) => ending === extensionOf(clean));
  if (own) return { name: clean, type: MEDIA_TYPES[own] };
  // An unknown kind of compound file opens nowhere under the ending that we would give it.
  const [usual] = allowed.filter((ending) => ending !== 'cfb');
  return usual ? { name: withEnding(clean, usual), type: MEDIA_TYPES[usual] } : { code: 'fileContent', values };
}

/** The problem of a file whose thread ended without an answer. */
export const unread = (name: string): UploadProblem => ({ code: 'fileUnread', values: { name: cleanName(name) } });

/**
 * Whether name and size of a file are allowed, and nothing in it runs or fetches by itself when it is opened. Does not
 * throw: a file that could not be looked at is a problem of that file.
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
