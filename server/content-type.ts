// RFC 2046 allows 70 characters; a token without quotes has fewer kinds of them. No other parameter: browsers write none.
const multipart = /^multipart\/form-data\s*;\s*boundary=(?:[\w'+.-]{1,70}|"[\w'()+,./:=?-]{1,70}")$/i;
const readable = /^[\w/-]+(?:\s*;\s*charset="?utf-8"?)?$/i;

/** `multipart/form-data` of `Multipart/Form-Data; boundary=x`. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

/**
 * What is wrong with the Content-Type of a post to a page: null, 400 for a multipart body whose parts cannot be found, 415
 * for a kind that no form and no action of this site sends.
 */
export function typeVerdict(header: string | undefined, isAction: boolean): null | 400 | 415 {
  const type = mediaType(header ?? '');
  if (type === 'multipart/form-data') return multipart.test(header ?? '') ? null : 400;
  const known = type === 'text/plain' || (type === 'application/x-www-form-urlencoded' && !isAction);
  return known && readable.test(header ?? '') ? null : 415;
}
