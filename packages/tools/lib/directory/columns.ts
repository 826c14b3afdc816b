import { Advice } from '../report.ts';

/** The columns of the national extract that the import reads, by their names there. */
const NAMES = {
  nationalId: 'Identification nationale PP',
  title: "Code civilité d'exercice",
  surname: "Nom d'exercice",
  givenName: "Prénom d'exercice",
  profession: 'Code profession',
  standing: 'Code catégorie professionnelle',
  skill: 'Code savoir-faire',
  skillLabel: 'Libellé savoir-faire',
  siret: 'Numéro SIRET site',
  finess: 'Numéro FINESS site',
  structure: 'Identifiant technique de la structure',
  company: 'Raison sociale site',
  sign: 'Enseigne commerciale site',
  number: 'Numéro Voie (coord. structure)',
  repetition: 'Indice répétition voie (coord. structure)',
  way: 'Libellé type de voie (coord. structure)',
  street: 'Libellé Voie (coord. structure)',
  mention: 'Mention distribution (coord. structure)',
  postalCode: 'Code postal (coord. structure)',
  commune: 'Code commune (coord. structure)',
  city: 'Libellé commune (coord. structure)',
  phone: 'Téléphone (coord. structure)',
  sector: "Code secteur d'activité",
  section: 'Code section tableau pharmaciens',
} as const;

type Field = keyof typeof NAMES;
/** A line of the extract, reduced to these columns: trimmed texts. */
export type Line = Readonly<Record<Field, string>>;

const FIELDS = Object.keys(NAMES) as Field[];

/** Editions of the extract differ in capitals, apostrophes and spaces. */
const comparable = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/**
 * Creates a line parser from the header line of the file, for any order of columns. Throws Advice that names the columns that
 * are missing.
 */
export function readerOf(header: readonly string[]): (record: readonly string[]) => Line {
  const places = new Map(header.map((name, place) => [comparable(name), place]));
  const at = FIELDS.map((field): [Field, number] => [field, places.get(comparable(NAMES[field])) ?? -1]);
  const missing = at.filter(([, place]) => place < 0).map(([field]) => `“${NAMES[field]}”`);
  if (missing.length > 0) {
    const why = header.some((name) => name.includes('\uFFFD'))
      ? 'It is not in UTF-8: convert it first, for example with iconv.'
      : 'The file must be ps-libreacces-personne-activite, with its first line and | between the columns.';
    throw new Advice(`The extract lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. ${why}`);
  }
  return (record) => {
    const line = {} as Record<Field, string>;
    for (const [field, place] of at) line[field] = (record[place] ?? '').trim();
    return line;
  };
}
