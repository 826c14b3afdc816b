/** Letters without accents, ligatures or case, so that "dépôt" and "depot", "œuf" and "oeuf" meet. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most words have no accent, and some lists have 37,000.
  if (/^[ -~]*$/.test(small)) return small;
  return small.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
