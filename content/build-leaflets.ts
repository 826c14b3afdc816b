import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import matter from 'gray-matter';
import { formatDay } from '../lib/platform/i18n/dates.ts';
import { choiceOf } from '../lib/services/prismic/selects.ts';
import { typography, withUnits } from '../packages/sandbox/prismic/content/typography.ts';
import { pdfFile } from './pdf/file.ts';
import { MARGIN, PAGE, textMark } from './pdf/marks.ts';
import { wrap } from './pdf/wrap.ts';

const DOCUMENTS = new URL('./documents/product/', import.meta.url);
const FILES = new URL('./files/', import.meta.url);

const WORDS = {
  fr: {
    leaflet: 'Notice',
    indication: 'Indication',
    dosage: 'Posologie',
    usage: 'Mode et voie d’administration',
    precautions: 'Précautions',
    sideEffects: 'Effets indésirables',
    storage: 'Conservation',
    mention: 'Mention',
    revised: 'Dernière révision :',
    colon: ' : ',
    tag: 'fr-FR',
    fiction: 'Médicament, numéros et laboratoire fictifs : ce document sert de démonstration.',
  },
  nl: {
    leaflet: 'Bijsluiter',
    indication: 'Indicatie',
    dosage: 'Dosering',
    usage: 'Wijze van gebruik en toedieningsweg',
    precautions: 'Voorzorgen',
    sideEffects: 'Bijwerkingen',
    storage: 'Bewaring',
    mention: 'Vermelding',
    revised: 'Laatste herziening:',
    colon: ': ',
    tag: 'nl-BE',
    fiction: 'Geneesmiddel, nummers en laboratorium zijn fictief: dit document dient als demonstratie.',
  },
};
type Language = keyof typeof WORDS;
type Line = { text: string; size: number; bold?: boolean; space?: number };
type Medicine = Record<
  'title' | 'format_line' | 'composition_title' | 'composition' | 'usage' | 'precautions' | 'storage' | 'mention',
  string
> & {
  regulatory_class: string;
  indication?: string;
  side_effects?: string;
  dosage?: { age: string; intake: string; how: string }[];
  leaflets: { language: string; revised: string }[];
};

/** Without marks, and with no-break spaces, so that no line begins with a unit. */
const plain = (markdown: string, language: Language) =>
  withUnits(typography(markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*+/g, ''), language));

/** What follows a colon or a comma. */
const continued = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const classOf = ({ regulatory_class: said }: Medicine) => choiceOf('regulatoryClass', said);

type Section = [title: string, paragraphs: string[]];

/** Registered without indication: neither indication nor dosage (directive 2001/83, art. 69; CJEU 23.4.2020, C-101/19). */
function registeredSections(medicine: Medicine, language: Language): Section[] {
  const words = WORDS[language];
  return [
    [medicine.composition_title, [medicine.composition]],
    [words.usage, [medicine.usage]],
    [words.precautions, medicine.precautions.trim().split(/\n+/)],
    [words.storage, [medicine.storage]],
    [words.mention, medicine.mention.trim().split(/\n+/)],
  ];
}

/** Authorised: its indication, dosage and side effects are particulars of the leaflet (directive 2001/83, art. 59). */
function authorisedSections(medicine: Medicine, language: Language): Section[] {
  const words = WORDS[language];
  const { indication, side_effects: sideEffects, dosage = [] } = medicine;
  if (!indication || !sideEffects)
    throw new Error(`“${medicine.title}” is authorised and lacks indication or side effects`);
  const [composition, usage, precautions, ...rest] = registeredSections(medicine, language) as [
    Section,
    Section,
    Section,
  ];
  return [
    composition,
    [words.indication, [indication]],
    [
      words.dosage,
      dosage.map(({ age, intake, how }) => `${age}${words.colon}${continued(intake)}, ${continued(how)}.`),
    ],
    usage,
    precautions,
    [words.sideEffects, [sideEffects]],
    ...rest,
  ];
}

function linesOf(medicine: Medicine, language: Language): Line[] {
  const words = WORDS[language];
  const sections =
    classOf(medicine) === 'medicine_registered'
      ? registeredSections(medicine, language)
      : authorisedSections(medicine, language);
  const body = sections.flatMap(([title, paragraphs]): Line[] => [
    { text: plain(title, language), size: 12, bold: true, space: 10 },
    ...paragraphs.flatMap((paragraph) => wrap(plain(paragraph, language), 10)).map((text) => ({ text, size: 10 })),
  ]);
  const revised =
    medicine.leaflets.find((leaflet) => choiceOf('leafletLanguage', leaflet.language) === language)?.revised ?? null;
  return [
    { text: plain(medicine.title, language), size: 22, bold: true },
    { text: `${words.leaflet}. ${plain(medicine.format_line, language)}`, size: 11 },
    ...body,
    ...(revised ? [{ text: `${words.revised} ${formatDay(revised, words.tag)}`, size: 9, space: 14 }] : []),
    { text: words.fiction, size: 9 },
  ];
}

function draw(lines: Line[]): string {
  let y = PAGE.height - MARGIN;
  const drawn = lines.map(({ space = 0, ...line }) => {
    y -= line.size * 1.4 + space;
    return textMark({ ...line, x: MARGIN, y });
  });
  if (y < MARGIN) throw new Error(`“${lines[0]?.text}” does not fit on one page`);
  return drawn.join('\n');
}

/** The document itself and, where it differs in a market, that market's version: a leaflet names the authorities of its country. */
function versionsOf({ markets = {}, ...medicine }: Medicine & { markets?: Record<string, Partial<Medicine>> }) {
  const others = Object.entries(markets).map(([market, own]) => ({ market, medicine: { ...medicine, ...own } }));
  return [{ market: null, medicine }, ...others];
}

await mkdir(FILES, { recursive: true });
for (const file of await readdir(DOCUMENTS)) {
  const [, name, spoken] = /^(.+)\.(fr|nl)\.md$/.exec(file) ?? [];
  const written = matter(await readFile(new URL(file, DOCUMENTS), 'utf8'), {}).data as Medicine;
  if (!classOf(written)?.startsWith('medicine_')) continue;
  const language = spoken as Language;
  for (const { market, medicine } of versionsOf(written)) {
    const title = `${WORDS[language].leaflet}, ${medicine.title}`;
    const leaflet = pdfFile({ title, language, pages: [draw(linesOf(medicine, language))] });
    await writeFile(new URL(`${name}-${market ?? language}.pdf`, FILES), leaflet);
  }
}
