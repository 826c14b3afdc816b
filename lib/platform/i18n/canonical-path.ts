/**
 * Addresses of programs and files, which are case-sensitive: handlers, framework files, `/.well-known`, a last segment
 * with an extension.
 */
const KEEPS_CASE = /^\/(?:_next|api|locales|\.well-known)(?:\/|$)|\.[a-z\d]+$/i;

/** NFC before and after: lower-case letters may compose differently from upper-case ones. */
const lowerCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * The canonical spelling of a path: each segment decoded once, normalised to NFC, in lower case and encoded again. A
 * canonical path is returned unchanged, so there can be no redirect loop; null for a path with broken encoding.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    const keepsCase = KEEPS_CASE.test(segments.join('/'));
    return segments.map((segment) => encodeURIComponent(keepsCase ? segment : lowerCase(segment))).join('/');
  } catch {
    return null;
  }
}
