import { DEFAULT_LOCALE, isLocale, type Language, MARKETS } from '../platform/markets.ts';
import type { TextKey } from './texts/en.ts';

/** A forbidden word, as a regular expression of whole words in lower case, and the reason. */
export type Word = {
  language: Language;
  pattern: string;
  /** Why, and what to do. */
  reason: TextKey;
  /** Types of documents in which it is forbidden; all of them when absent. */
  only?: readonly string[];
  /** Context that makes it harmless in the same clause: "réduit de 30 %". */
  unless?: string;
};

/** `quote`: the clause that it stands in. `negated`: a negation stands in its statement. */
export type FoundWord = { said: string; quote: string; word: Word; negated: boolean };

/** Ends of a clause. */
const CLAUSE = { fr: /[.!?;:\n]|\s(?:mais|et)\s/g, nl: /[.!?;:\n]|\s(?:maar|en)\s/g } as const;

/**
 * Ends of what a negation applies to: those of its clause, a word that gives a reason or a consequence, and a comma unless in a
 * list ("niet bedoeld om te behandelen, genezen of voorkomen").
 */
const STATEMENT = {
  fr: new RegExp(
    `${CLAUSE.fr.source}|\\s(?:car|parce|puisque|depuis|grâce|donc|alors)\\s|,(?!\\s(?:(?:ni|ou|à|de|pour|hélas|pas)\\s|d'|(?:[^\\s,]+,?\\s){1,6}(?:ou|ni)\\s))`,
    'gu',
  ),
  nl: new RegExp(
    `${CLAUSE.nl.source}|\\s(?:zodat|omdat|want|waardoor|dankzij|sinds|dus)\\s|,(?!\\s(?:te\\s|(?:\\p{L}+,?\\s){1,5}(?:of|noch)\\s))`,
    'gu',
  ),
} as const;

/** Negative words that deny nothing: sure of it, told to buy it, cheap, nothing to complain of. */
const IDIOMS = {
  fr: new RegExp(
    `(?:(?:ne |n')(?:y )?\\p{L}+ )?(?:${[
      'sans (?:aucun |nul )?(?:hésit|doute|conteste|attendre|tarder|exagér|mentir)\\p{L}*|(?:aucun|nul|pas de) doute',
      '(?<=hésit\\p{L}+ |dout\\p{L}+ |regrett\\p{L}+ |savais )pas|(?:non|pas) (?:seulement|uniquement)|(?:pas|nul) besoin',
      "n'y a(?: pas)?(?= qu(?:e |'))|(?:pas|jamais) (?:été )?(?:trop |très |si )?(?:ch[eè]re?|déçue?|mal)s?",
      'rien à (?:re)?(?:dire|procher)|aucun (?:souci|regret|problème)s?',
    ].join('|')})(?!\\p{L})`,
    'gu',
  ),
  nl: new RegExp(
    [
      'zonder (?:enige )?(?:twijfel|aarzel|overdrij)\\p{L}*|geen twijfel|nooit meer zonder',
      '(?:aarzel|twijfel|vergeet|wist)\\p{L}* (?:er )?niet|niet (?:alleen|enkel|slechts|ontkennen)|in geen tijd',
      'niet (?:te )?duur|(?:niet|nooit) (?:teleurgesteld|ontgoocheld)|geen (?:last|pijn|klachten) meer|geen (?:spijt|bijwerkingen)',
    ]
      .map((idiom) => `(?:${idiom})(?!\\p{L})`)
      .join('|'),
    'gu',
  ),
} as const;

/** How a language denies what follows in the statement, and what precedes: "ça soulage vraiment pas", "geneest mijn eczeem niet". */
const NEGATION = {
  fr: {
    before:
      /(?<!\p{L})(?:n'|(?:ne|ni|non|pas|jamais|rien|personne|aucune?|nul(?:le)?|guère)(?!\p{L})|sans\s(?:(?!(?:elles?|ils?|ça|ce)\s)\S+\s){0,3}$)/u,
    after: /^(?:\s\S+){0,4}?\s(?:pas|rien|jamais|personne|aucune?|guère|ni|plus du tout)(?!\p{L})/u,
  },
  nl: {
    before:
      /(?<!\p{L})(?:(?:niet|geen|nooit|niets|niks|niemand|nergens|noch|nauwelijks|amper)(?!\p{L})|zonder\s(?:(?!(?:deze|dit|ze)\s)\S+\s){0,3}$)/u,
    after: /(?<!\p{L})(?:niet|geen|nooit|niets|niks|niemand|nauwelijks|amper)(?!\p{L})/u,
  },
} as const;

/** The text with the apostrophes and spaces that the patterns have. */
export const plainMarks = (text: string): string => text.replace(/[’ʼ]/g, "'").replace(/[\u00a0\u202f]/g, ' ');

/** The text before and after a match, up to the nearest of these ends. */
function around(
  text: string,
  [start, end]: readonly [number, number],
  ends: RegExp,
): { before: string; after: string } {
  const cuts = [...text.matchAll(ends)];
  const last = cuts.findLast(({ index, 0: cut }) => index + cut.length <= start);
  const next = cuts.find(({ index }) => index >= end);
  return { before: text.slice(last ? last.index + last[0].length : 0, start), after: text.slice(end, next?.index) };
}

/** Whether a negation stands in the statement of a word. */
function isNegated(language: Language, text: string, place: readonly [number, number]): boolean {
  const { before, after } = around(text, place, STATEMENT[language]);
  const plain = (part: string) => part.replace(IDIOMS[language], '');
  return NEGATION[language].before.test(plain(before)) || NEGATION[language].after.test(plain(after));
}

/**
 * The forbidden words that a text contains. A negated one may deny a claim, as the law wants ("ne soigne pas"), or be praise
 * ("jamais un baume n'a aussi bien soigné"), which only a reader can tell.
 * @param text with plain marks
 */
export function wordsIn(text: string, words: readonly Word[]): FoundWord[] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const found = lower.matchAll(new RegExp(`(?<!\\p{L})(?:${word.pattern})(?!\\p{L})`, 'gu'));
    return [...found].flatMap((match): FoundWord[] => {
      const place = [match.index, match.index + match[0].length] as const;
      const { before, after } = around(lower, place, CLAUSE[word.language]);
      if (word.unless && new RegExp(word.unless, 'u').test(before + match[0] + after)) return [];
      const quote = text.slice(place[0] - before.length, place[1] + after.length).trim();
      return [{ said: text.slice(...place), quote, word, negated: isNegated(word.language, lower, place) }];
    });
  });
}

/** The language of a document; that of the default market for one of no market. */
export const languageOf = (lang: string): Language => MARKETS[isLocale(lang) ? lang : DEFAULT_LOCALE].language;

/** Complaints and illnesses: harmless alone, a claim as the object of certain verbs. */
export const AILMENTS = {
  fr: 'maladies?|rhumes?|grippes?|infections?|toux|douleurs?|maux|insomnies?|anxiété|angoisses?|dépressions?|cancers?|migraines?|fièvres?|eczémas?|allergies?|arthrose|symptômes?',
  nl: 'ziektes?|ziekten|verkoudhei\\p{L}+|griep|infecties?|hoest|pijn|pijnen|slapeloosheid|angst|depressies?|kanker|migraine|koorts|eczeem|allergie\\p{L}*|artrose|symptomen|klachten',
} as const;

const CURE = 'cure';
const PROOF = 'guaranteed';
const COSMETIC = 'medicalQuality';
const IMMUNITY = 'immunity';

/** What the law calls a remedy is one in any context. */
const EVERYWHERE = { only: undefined };
/**
 * Types of documents that offer something. Advice may state that a vaccine prevents the flu, that a soap is harmless, and name a
 * class of medicines.
 */
const OFFERED = { only: ['product', 'product_category', 'shop_page', 'home', 'campaign_page'] };

const theFr =
  "(?:(?:les?|la|une?|des|du|mon|ma|mes|ton|ta|tes|son|sa|ses|nos|notre|vos|votre|leurs?|tou\\p{L}+)\\s|l')*";
const theNl = '(?:(?:de|het|een|mijn|je|jouw|zijn|haar|ons|onze|uw|jullie|hun|alle)\\s)*';

/** Who treats patients. */
const PHYSICIAN = {
  fr: 'médecins?|dentistes?|vétérinaires?|sages?-femmes?|infirmi\\p{L}+|hôpita\\p{L}*',
  nl: 'arts|artsen|huisarts|huisartsen|dokter|dokters|tandarts|dierenarts|ziekenhuis|ziekenhuizen',
} as const;

/** Those and others, wherever they are named. */
const TREATING = {
  fr: `(?<!\\p{L})(?:${PHYSICIAN.fr}|docteurs?|dermato\\p{L}*|spécialistes?|kinés?|kinésithérapeutes?)(?!\\p{L})`,
  nl: `(?<!\\p{L})(?:${PHYSICIAN.nl}|dermatolo\\p{L}+|specialist\\p{L}*|kinesist\\p{L}*)(?!\\p{L})`,
} as const;

/** Who treats patients, before the verb. */
const PHYSICIANS = {
  fr: `(?:${PHYSICIAN.fr})(?: qui| me| vous| nous| les?| la)* `,
  nl: `(?:${PHYSICIAN.nl}) (?:u |mij |me |die |hem |haar |het |de )*`,
} as const;

/** What an office deals with: harmless as the object of this verb, wherever it stands in its sentence. */
const DEALT_WITH = {
  fr: '(?:données|demandes?|commandes?|messages?|candidatures?|signalements?|dossiers?|réclamations?|paiements?|retours?|questions?|sujets?|informations?|fichiers?|lettres?)(?!\\p{L})',
  nl: '(?:gegevens|aanvra\\p{L}+|vragen|vraag|bestelling\\p{L}*|bericht\\p{L}*|sollicitaties?|meldingen|melding|dossiers?|uw klacht|betaling\\p{L}*|retour\\p{L}*|onderwerp\\p{L}*|informatie)(?!\\p{L})',
} as const;

const isAilment = {
  fr: `(?:${AILMENTS.fr})(?!\\p{L})`,
  nl: `(?:${AILMENTS.nl})(?!\\p{L})`,
} as const;
const several = "(?:(?:autres?|nouvelles?|chaque|cette|ces|cet|ce|plusieurs|certaines?)\\s|d')*";

/** "traite votre demande", "votre demande à l'équipe, qui la traite", "traite de la digestion" but not "de la toux". */
const TREATED = {
  before: `(?<!\\p{L})${DEALT_WITH.fr}(?:\\s[\\p{L}'-]+){0,4},?\\s(?:à|se|qui l[ae]s?|qu'\\p{L}+|que(?:\\s\\p{L}+){1,2})\\s`,
  after: `\\s${theFr}${several}${DEALT_WITH.fr}|\\s(?:d'|d[eu]\\s|des\\s)(?!(?:[\\p{L}-]+\\s){0,2}(?:[dl]')?${isAilment.fr})`,
} as const;

/** "behandelt uw vraag", "de gegevens, die wij hier behandelen" but not "bij vragen behandelt de zalf eczeem". */
const BEHANDELD = {
  before: `(?<!\\p{L})${DEALT_WITH.nl}(?:,\\s(?:die|dat)|\\s(?!${isAilment.nl})\\p{L}+){0,8}\\s`,
  after: `\\s${theNl}(?:(?:elke|deze|die)\\s)*${DEALT_WITH.nl}`,
} as const;

/** What a gardener and a beekeeper tend. */
const TENDED =
  '\\s(?:ses|sa|son|leurs?|les|le|la|un|une) (?:ruches?|abeilles|jardins?|potager|plants|semis|bêtes|détails?|présentation)(?!\\p{L})';

/** The pattern with optional accents, which capitals and hurried visitors lack: "REMEDE", "gueri". */
const optionalAccents = (pattern: string): string =>
  pattern.replace(/[à-ÿ]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);

const french = (pattern: string, reason: TextKey, { only }: Pick<Word, 'only'>): Word => ({
  language: 'fr',
  pattern: optionalAccents(pattern),
  reason,
  only,
});
const dutch = (pattern: string, reason: TextKey, { only }: Pick<Word, 'only'>): Word => ({
  language: 'nl',
  pattern,
  reason,
  only,
});

/** A word between a verb and its object that denies nothing. */
const someNl = '(?:\\s(?!(?:niet|geen|nooit|niets|niks|nauwelijks|amper|noch|goed)(?!\\p{L}))\\p{L}+)';

/** Without "klachten", which are also complaints to an office. */
const isIllness = `(?:${AILMENTS.nl.replace('|klachten', '')})(?!\\p{L})`;

/** "a vraiment soigné mes insomnies", "mon eczéma est bien traité": not a parcel that was treated with care. */
const CURED = {
  fr: `(?:ai|as?|ont|avez|avons|avai\\p{L}+|aura|auront)\\s(?:(?!été\\s)\\p{L}+\\s){0,3}(?:soign|trait)ée?s?\\s(?:d')?${theFr}(?:\\p{L}+\\s){0,2}${isAilment.fr}|${isAilment.fr}(?:\\s\\p{L}+){0,2}\\s(?:est|sont|a été|ont été|était|étaient)\\s(?:\\p{L}+\\s){0,2}(?:soign|trait)ée?s?`,
  nl: `${isIllness}(?:\\s\\p{L}+){0,4}\\sbehandeld|behandeld(?:en|e)?\\s${theNl}(?:(?!voor\\s)\\p{L}+\\s){0,2}${isIllness}`,
} as const;

/** Therapeutic vocabulary. */
export const CLAIMS: readonly Word[] = [
  french(`(?<!${PHYSICIANS.fr})soign(?:es?|ent|er|ez|ons|ait|aient|era|eront)(?!\\p{L}|${TENDED})`, CURE, EVERYWHERE),
  french('guéri(?:t|r|s|es?|ra|ront|ssent|ssait|ssant|son|sons|sseu\\p{L}+)?', CURE, EVERYWHERE),
  french(`(?<!${PHYSICIANS.fr})(?<!${TREATED.before})trait(?:e|ent|er)(?!\\p{L}|${TREATED.after})`, CURE, EVERYWHERE),
  { ...french(CURED.fr, CURE, EVERYWHERE), unless: optionalAccents(TREATING.fr) },
  french('remèdes?', CURE, EVERYWHERE),
  french(
    '(?:vertus?|propriétés?|effets?|bienfaits?) (?:thérapeutiques?|médicinale?s?|curati\\p{L}+)',
    CURE,
    EVERYWHERE,
  ),
  french('soulag\\p{L}+|efficaces? contre', CURE, OFFERED),
  french(`prév(?:ient|iennent|enir)\\s+${theFr}(?:${AILMENTS.fr})`, CURE, OFFERED),
  french(`(?:lutt|combatt?)\\p{L}*\\s+(?:contre\\s+)?${theFr}(?:${AILMENTS.fr})`, CURE, OFFERED),
  french(`(?:apais|calm|élimin|supprim)\\p{L}+\\s+${theFr}(?:${AILMENTS.fr})`, CURE, OFFERED),
  french(
    'efficacité (?:prouvée|garantie)|cliniquement (?:prouvé|testé)\\p{L}*|miracles?|miraculeu\\p{L}+',
    PROOF,
    OFFERED,
  ),
  french('sans (?:aucun )?(?:danger|effets? (?:secondaires?|indésirables?))', PROOF, OFFERED),
  french('cicatris\\p{L}+|détox\\p{L}*', COSMETIC, OFFERED),
  french(
    'anti-?(?:inflammatoires?|douleurs?|stress|viral\\p{L}*|viraux|bactérien\\p{L}*|infectieu\\p{L}*)',
    COSMETIC,
    OFFERED,
  ),
  french(`(?:renforc|boost|stimul)\\p{L}+\\s+${theFr}(?:immunité|défenses|système immunitaire)`, IMMUNITY, OFFERED),
  dutch('genees(?:t|krachtige?)?|genezen(?:de)?|genezing|genas|genazen', CURE, EVERYWHERE),
  dutch(
    `(?<!${PHYSICIANS.nl})(?:(?<!${BEHANDELD.before})behandel(?:t|en)(?!\\p{L}|${BEHANDELD.after})|behandel(?:t|en)(?=\\s${theNl}(?:\\p{L}+\\s){0,2}${isAilment.nl}))`,
    CURE,
    EVERYWHERE,
  ),
  { ...dutch(CURED.nl, CURE, EVERYWHERE), unless: TREATING.nl },
  dutch('remedies?|remediën', CURE, EVERYWHERE),
  dutch('therapeutische (?:werking|eigenschappen|kracht|kwaliteiten)', CURE, EVERYWHERE),
  dutch('(?:helpt|helpen|werkt|werken|middel|middeltje|goed) tegen', CURE, OFFERED),
  dutch(
    `(?:(?:helpt|helpen|werkt|werken)${someNl}{1,4}?|(?:hielp(?:en)?|werkten?|geholpen|gewerkt)${someNl}{0,4}?)\\stegen\\s${theNl}(?:\\p{L}+\\s)?${isAilment.nl}`,
    CURE,
    OFFERED,
  ),
  dutch(`(?:verlicht|verzacht|stilt|bestrijd|voorkom|kalmeer)\\p{L}*\\s+${theNl}(?:${AILMENTS.nl})`, CURE, OFFERED),
  dutch('klinisch (?:bewezen|getest)|bewezen werking|wondermiddel\\p{L}*|miraculeu(?:s|ze)', PROOF, OFFERED),
  dutch('zonder (?:enig )?(?:gevaar|bijwerkingen)', PROOF, OFFERED),
  dutch('pijnstillend\\p{L}*|ontstekingsremmend\\p{L}*|wondhelend\\p{L}*|detox\\p{L}*', COSMETIC, OFFERED),
  dutch(
    `(?:versterk|stimuleer|boost)\\p{L}*\\s+${theNl}(?:immuniteit|afweer|weerstand|immuunsysteem)`,
    IMMUNITY,
    OFFERED,
  ),
];
