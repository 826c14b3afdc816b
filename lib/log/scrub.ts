/** Longer than any sentence of ours; what is longer is somebody's document. */
const MOST = 2_000;

/** What a message of a library or a service may carry with it, and what stands in its place. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // The engine quotes what it could not read.
  [/Unexpected .{0,200} JSON\b.*/, 'no valid JSON'],
  // Query strings have search terms, tokens and addresses in them.
  [/(\b[a-z]+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?…'],
  [/((?:^|[\s"'(])\/[^\s?#"'<>]*)\?[^\s"'<>]*/g, '$1?…'],
  [/\b([a-z]+:\/\/)[^\s/@:"']+(?::[^\s/@"']*)?@/gi, '$1…@'],
  [/[\p{L}\d_.!#$&'*+/=^`{|}~-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '‹e-mail›'],
  [/(gid:\/\/shopify\/(?:Cart|Customer|CustomerAddress|MailingAddress|Order)\/)[^\s"',;)]+/g, '$1…'],
  [/\b[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g, '‹token›'],
  [/\b(?:[0-9a-f]{32,}|[\w-]{44,})\b/gi, '‹token›'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 ‹token›'],
  [/(?:\+|\b00)\d[\d .()-]{7,}\d|\b0\d(?:[ .-]?\d{2}){4}\b/g, '‹phone›'],
];

/**
 * A text for the log: one line without control characters, at most 2,000 characters, and without what looks
 * like an address, a number or a token of a person. The last line of defence: nobody logs such a thing on purpose.
 */
export function scrubbed(text: string): string {
  const line = text
    .slice(0, MOST)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), line);
}
