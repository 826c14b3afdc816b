/** Words that stay in lower case: in the name of a place, and fewer in the name of a person, where `Le Gall` is a family name. */
const IN_PLACES = new Set('de du des la le les et en au aux a à sur sous lès'.split(' '));
const IN_PEOPLE = new Set(['de', 'du']);
const ELISIONS = new Set(['d', 'l']);
const LEGAL_FORM = /\b(?:selarl|selas|selurl|selafa|sarl|eurl|sasu|sas|snc|sa|scp|ei)\b/gi;

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Converts words that a register wrote in capitals to French spelling: `RUE DE L'EGLISE` → `Rue de l’Eglise`. A text that
 * has lower-case letters is left unchanged. Missing accents are not restored.
 * @param options.inside the text continues after another word: a small word at its beginning stays in lower case
 */
export function titled(text: string, { inside = false, small = IN_PLACES as ReadonlySet<string> } = {}): string {
  const clean = spaced(text).replaceAll("'", '’');
  if (/\p{Ll}/u.test(clean)) return clean;
  return clean.toLowerCase().replace(/\p{L}+/gu, (word, place: number, whole: string) => {
    const staysSmall = small.has(word) || (ELISIONS.has(word) && whole[place + word.length] === '’');
    return staysSmall && (inside || place > 0) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** `Dr Yann Le Gall`; the title is shown for physicians only. */
export function personName({
  title,
  givenName,
  surname,
}: {
  title: string;
  givenName: string;
  surname: string;
}): string {
  const names = titled(spaced(`${givenName} ${surname}`).toUpperCase(), { small: IN_PEOPLE });
  return spaced(`${title} ${names}`);
}

/** A pharmacy by its trade name or its company, without the legal form: `SELARL PHARMACIE DU PORT` → `Pharmacie du Port`. */
export function pharmacyName(sign: string, company: string): string {
  const bare = [sign, company].map((text) => spaced(text.replace(LEGAL_FORM, ' '))).find((text) => text !== '');
  if (!bare) return 'Pharmacie';
  const name = titled(bare);
  return /pharmaci/i.test(name) ? name : `Pharmacie ${name}`;
}

const REPETITIONS: Readonly<Record<string, string>> = { B: 'bis', T: 'ter', Q: 'quater' };

type Street = { number: string; repetition: string; way: string; street: string; mention: string };

/** `12 bis rue des Lilas`, else the replacement for a street; empty when there is none. */
export function streetOf({ number, repetition, way, street, mention }: Street): string {
  if (!street) return titled(mention);
  const after = REPETITIONS[repetition.toUpperCase()] ?? repetition.toLowerCase();
  return spaced(`${number} ${after} ${way.toLowerCase()} ${titled(street, { inside: way !== '' })}`);
}

const CALLED_FROM_ABROAD = /^(?:\+|00)(?<code>33|262|590|596|687)0?(?<rest>\d+)$/;

/** A number of France and its overseas departments, or of New Caledonia, in pairs of digits; null for any other. */
export function phoneOf(text: string): string | null {
  const written = text.replace(/[^\d+]/g, '');
  const { code, rest } = CALLED_FROM_ABROAD.exec(written)?.groups ?? {};
  const local = code === undefined ? written : `${code === '687' ? '' : '0'}${rest}`;
  // Spreadsheets remove the leading zero.
  const number = /^[1-9]\d{8}$/.test(local) ? `0${local}` : local;
  return /^(0[1-9]\d{8}|[2-9]\d{5})$/.test(number) ? number.replace(/\d\d(?=\d)/g, '$& ') : null;
}
