/**
 * The one spelling of a path: each segment decoded once, normalised to NFC and encoded again. A path that is already
 * spelt so comes back as it is, so that nothing can be redirected in circles; one whose encoding is broken is null.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment).normalize('NFC')))
      .join('/');
  } catch {
    return null;
  }
}
