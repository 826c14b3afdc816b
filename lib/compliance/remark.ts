import { formatDay } from '../platform/i18n/dates.ts';
import { legalFindings, qualityFindings } from './check.ts';
import { type Context, type Fault, type LawRule, type LegalDocument, sentenceOf } from './rule.ts';
import { RULE_TEXTS } from './texts/rules.ts';

type Field = { type: string; config?: { label?: string; fields?: Record<string, Field> } };
export type FieldModels = Readonly<Record<string, Field>>;
export type SliceModel = {
  name?: string;
  variations: readonly { primary?: FieldModels; items?: FieldModels }[];
};

/** Where the names of fields come from: the models as editors see them. */
export type Names = { fields: FieldModels; sliceOf: (type: string) => SliceModel | undefined };

/** The fields of all variations: a path does not say which one a slice has. */
const fieldsOf = ({ variations }: SliceModel): Record<string, Field> =>
  Object.assign({}, ...variations.flatMap(({ primary, items }) => [items, primary]));

/** `slices[2 image_text]`: the field, the number of its row, the type of its slice. */
const STEP = /^(?<name>[^[]*)(?:\[(?<row>\d+)(?: (?<slice>[^\]]+))?\])?$/;

/** A zone of slices has no label in a model; the page builder shows them without a heading. The models are in French. */
const ZONE = 'Tranches';

/** What a label says of the shape of its value stands in brackets: not part of the name. */
const shortOf = (label: string): string => label.replace(/\s*\(.*\)$/, '');

/**
 * A place of a finding in the words of the editor's screen: `slices[2 image_text].image` is “3. Image et texte › Image”.
 * A field that no model has keeps its own name; the document itself has none.
 */
export function placeName(path: string, { fields, sliceOf }: Names): string {
  let known = fields;
  const parts = path.split('.').flatMap((step): string[] => {
    const { name = '', row, slice } = STEP.exec(step)?.groups ?? {};
    const number = row === undefined ? '' : `${Number(row) + 1}`;
    const inside = slice === undefined ? undefined : sliceOf(slice);
    if (slice !== undefined) {
      known = inside ? fieldsOf(inside) : {};
      return [`${number}. ${inside?.name ?? slice}`];
    }
    const field = known[name];
    known = field?.config?.fields ?? known;
    // Rows of a slice from before groups have no name that an editor reads.
    if (name === '' || (name === 'items' && !field)) return [number].filter(Boolean);
    return [
      [shortOf(field?.type === 'Slices' ? ZONE : (field?.config?.label ?? name)), number].filter(Boolean).join(' '),
    ];
  });
  return parts.join(' › ');
}

/** The English and the Belgian terms in the sources of the rules. The names of French and Tunisian texts stay. Longest first. */
const TERMS: readonly (readonly [en: RegExp, fr: string, nl: string])[] = [
  [
    /technical document on cosmetic claims/g,
    'document technique sur les allégations cosmétiques',
    'technisch document over cosmetische claims',
  ],
  [/products on the market before that day:/g, 'produits déjà en vente :', 'producten die al te koop waren:'],
  [/products new on the market: since/g, 'produits nouveaux : depuis le', 'nieuwe producten: sinds'],
  [
    /the French and Belgian laws were not found/g,
    'lois française et belge attendues',
    'Franse en Belgische wet verwacht',
  ],
  [
    /of 3 August 1973 \(monopoly of pharmacies\)/g,
    'du 3 août 1973 (monopole des pharmacies)',
    'van 3 augustus 1973 (monopolie van de apotheken)',
  ],
  [/third paragraph/g, 'troisième alinéa', 'derde lid'],
  [/\bDirective\b/gi, 'directive', 'richtlijn'],
  [/\bRegulation\b/gi, 'règlement', 'verordening'],
  [/\(EU\)/g, '(UE)', '(EU)'],
  [/\(EC\)/g, '(CE)', '(EG)'],
  [/\/EC\b/g, '/CE', '/EG'],
  [/\bCJEU\b/g, 'CJUE', 'HvJ EU'],
  [/\barticles\b/g, 'articles', 'artikelen'],
  [/\barticle\b/g, 'article', 'artikel'],
  [/\bannex\b/g, 'annexe', 'bijlage'],
  [/\bsection\b/g, 'section', 'afdeling'],
  [/\bpoints\b/g, 'points', 'punten'],
  [/\(medicines\)/g, '(médicaments)', '(geneesmiddelen)'],
  [/\barrêté royal/g, 'arrêté royal', 'koninklijk besluit'],
  [/\barrêtés royaux/g, 'arrêtés royaux', 'koninklijke besluiten'],
  [/ancien Code civil/g, 'ancien Code civil', 'oud Burgerlijk Wetboek'],
  [/Code de droit économique/g, 'Code de droit économique', 'Wetboek van economisch recht'],
  [/SPF Santé publique/g, 'SPF Santé publique', 'FOD Volksgezondheid'],
  [/Belgium:/g, 'Belgique :', 'België:'],
  [/France:/g, 'France :', 'Frankrijk:'],
  [/Tunisia:/g, 'Tunisie :', 'Tunesië:'],
  [/\band\b/g, 'et', 'en'],
  [/\bto\b/g, 'à', 'tot'],
  [/(\S); /g, '$1 ; ', '$1; '],
];

/** The text of law of a rule, in the language of an editor. */
export const sourceIn = (language: 'fr' | 'nl', source: string): string =>
  TERMS.reduce((said, [term, fr, nl]) => said.replace(term, language === 'fr' ? fr : nl), source);

export type EditorLanguage = 'fr' | 'nl';

/** A finding in the words of an editor. */
export type Remark = {
  /** Path of the field. */
  field: string;
  /** The field as the editor's screen names it. */
  place: string;
  /** What is wrong, and what to do. */
  sentence: string;
  /** The words that it is about. */
  quote: string | undefined;
  /** The rule of law, since when, and its source. */
  why: string | undefined;
};

/** In which language an editor reads: that of the browser where it is one of the two, else that of the document. */
export function editorLanguage(accepted: string | null, lang: string): EditorLanguage {
  const [first = ''] = (accepted ?? '').toLowerCase().split(/[,;]/);
  const own = (['fr', 'nl'] as const).find((language) => first.startsWith(language));
  return own ?? (lang.startsWith('nl') ? 'nl' : 'fr');
}

const SINCE = {
  fr: { tag: 'fr-FR', now: 'depuis le', ahead: 'à partir du' },
  nl: { tag: 'nl-BE', now: 'sinds', ahead: 'vanaf' },
} as const;

function whyOf(language: EditorLanguage, { id, from, source }: LawRule, ahead: boolean): string {
  const { tag, ...since } = SINCE[language];
  const law = sourceIn(language, source);
  const capital = law.charAt(0).toUpperCase() + law.slice(1);
  return `${RULE_TEXTS[id]?.[language]} ${capital} (${since[ahead ? 'ahead' : 'now']} ${formatDay(from, tag)}).`;
}

type Found = Fault & { rule: Pick<LawRule, 'id'> & Partial<LawRule>; ahead?: boolean };

function remarkOf(
  language: EditorLanguage,
  { field, quote, rule, ahead = false, ...fault }: Found,
  names: Names,
): Remark {
  return {
    field,
    place: placeName(field, names),
    sentence: sentenceOf(language, fault),
    quote,
    why: rule.source === undefined ? undefined : whyOf(language, rule as LawRule, ahead),
  };
}

/** What the rules of law and of quality find in a document, for its editor. */
export const remarksOn = (
  document: LegalDocument,
  { language, names, ...context }: Context & { language: EditorLanguage; names: Names },
): Remark[] =>
  [...legalFindings(document, context), ...qualityFindings(document, context)].map((found) =>
    remarkOf(language, found, names),
  );
