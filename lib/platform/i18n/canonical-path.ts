/** Addresses of programs and files, which tell capitals apart: handlers, framework files, `/.well-known`, a last segment with an extension. */
const KEEPS_CASE = /^\/(?:_next|api|locales|\.well-known)(?:\/|$)|\.[a-z\d]+$/i;

/** NFC on both sides: small letters may compose in another way than the capitals did. */
const lowerCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * The one spelling of a path: each segment decoded once, normalised to NFC, in lower case and encoded again. A path that is
 * already spelt so comes back as it is, so that nothing can be redirected in circles; one whose encoding is broken is null.
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
