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

/** `quote`: the clause that it stands in. */
export type FoundWord = { said: string; quote: string; word: Word };

/** Ends of a clause. */
const CLAUSE = /[.!?;:\n]|\s(?:mais|et|maar|en)\s/g;

/** Beginnings of a French statement: its subject, or a verb before its object. */
const BEGINNINGS = [
  '(?:elles?|ils?|je|on|nous|vous|[cç]a|cet|cette|ces?|mon|ma|mes|notre|nos|son|sa|ses|les?|la)\\s',
  "[cjl]'",
  "\\p{L}+[et]\\s(?:(?:contre|mon|ma|mes|les?|la)\\s|l')",
].join('|');

/**
 * Ends of what a negation applies to: those of its clause, and a comma before another statement ("Sans parfum, elle soigne"),
 * unlike one in a list ("niet bedoeld om te behandelen, genezen of voorkomen").
 */
const STATEMENT = {
  fr: new RegExp(`${CLAUSE.source}|,\\s(?=${BEGINNINGS})`, 'gu'),
  nl: new RegExp(`${CLAUSE.source}|,(?!\\s(?:te\\s|(?:\\p{L}+,\\s){0,4}\\p{L}+\\s(?:of|noch)\\s))`, 'gu'),
} as const;

/** "ne soigne pas", "sans guérir", "geneest niet": stating that something does not cure is what the law wants. */
const NEGATED = {
  // A French negation opens before its verb, a Dutch one also closes after it.
  fr: { before: /(?<!\p{L})(?:ne|n'|ni|sans|aucune?|jamais|pas|non)(?!\p{L})|(?<!\p{L})n'/u, after: null },
  nl: {
    before: /(?<!\p{L})(?:niet|geen|nooit|zonder|noch)(?!\p{L})/u,
    after: /(?<!\p{L})(?:niet|geen|nooit)(?!\p{L})/u,
  },
} as const;

/** The text before and after a match, up to the nearest of these ends. */
function around(
  text: string,
  [start, end]: readonly [number, number],
  ends: RegExp,
): { before: string; after: string } {
  const cuts = [...text.matchAll(ends)];
  const last = cuts.filter(({ index, 0: cut }) => index + cut.length <= start).at(-1);
  const next = cuts.find(({ index }) => index >= end);
  return { before: text.slice(last ? last.index + last[0].length : 0, start), after: text.slice(end, next?.index) };
}

function isNegated(language: Word['language'], text: string, match: readonly [number, number]): boolean {
  const { before, after } = around(text, match, STATEMENT[language]);
  const { before: opens, after: closes } = NEGATED[language];
  return opens.test(before) || (closes?.test(after) ?? false);
}

/** The forbidden words that a text contains, except negated ones. @param text with plain apostrophes and spaces */
export function spoken(text: string, words: readonly Word[]): FoundWord[] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const found = lower.matchAll(new RegExp(`(?<!\\p{L})(?:${word.pattern})(?!\\p{L})`, 'gu'));
    return [...found].flatMap((match): FoundWord[] => {
      const end = match.index + match[0].length;
      if (isNegated(word.language, lower, [match.index, end])) return [];
      const { before, after } = around(lower, [match.index, end], CLAUSE);
      if (word.unless && new RegExp(word.unless, 'u').test(before + match[0] + after)) return [];
      const quote = text.slice(match.index - before.length, end + after.length).trim();
      return [{ said: text.slice(match.index, end), quote, word }];
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

/** Who treats, and who is asked to: before the verb. */
const PHYSICIANS = {
  fr: '(?:médecins?|dentistes?|vétérinaires?|sages?-femmes?|infirmi\\p{L}+|hôpita\\p{L}*)(?: qui| me| vous| nous| les?| la)* ',
  nl: '(?:arts|artsen|huisarts|huisartsen|dokter|dokters|tandarts|dierenarts|ziekenhuis|ziekenhuizen) (?:u |mij |me |die |hem |haar |het |de )*',
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

/** Therapeutic vocabulary. */
export const CLAIMS: readonly Word[] = [
  french(`(?<!${PHYSICIANS.fr})soign(?:es?|ent|er|ez|ons|ait|aient|era|eront)(?!\\p{L}|${TENDED})`, CURE, EVERYWHERE),
  french('guéri(?:t|r|s|es?|ra|ront|ssent|ssait|ssant|son|sons|sseu\\p{L}+)?', CURE, EVERYWHERE),
  french(`(?<!${PHYSICIANS.fr})(?<!${TREATED.before})trait(?:e|ent|er)(?!\\p{L}|${TREATED.after})`, CURE, EVERYWHERE),
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
  dutch('genees(?:t|krachtige?)?|genezen(?:de)?|genezing', CURE, EVERYWHERE),
  dutch(
    `(?<!${PHYSICIANS.nl})(?:(?<!${BEHANDELD.before})behandel(?:t|en)(?!\\p{L}|${BEHANDELD.after})|behandel(?:t|en)(?=\\s${theNl}(?:\\p{L}+\\s){0,2}${isAilment.nl}))`,
    CURE,
    EVERYWHERE,
  ),
  dutch('remedies?|remediën', CURE, EVERYWHERE),
  dutch('therapeutische (?:werking|eigenschappen|kracht|kwaliteiten)', CURE, EVERYWHERE),
  dutch('(?:helpt|helpen|werkt|werken|middel|middeltje|goed) tegen', CURE, OFFERED),
  dutch(`(?:verlicht|verzacht|stilt|bestrijd|voorkom|kalmeer)\\p{L}*\\s+${theNl}(?:${AILMENTS.nl})`, CURE, OFFERED),
  dutch('klinisch (?:bewezen|getest)|bewezen werking|wondermiddel\\p{L}*|miraculeu\\p{L}+', PROOF, OFFERED),
  dutch('zonder (?:enig )?(?:gevaar|bijwerkingen)', PROOF, OFFERED),
  dutch('pijnstillend\\p{L}*|ontstekingsremmend\\p{L}*|wondhelend\\p{L}*|detox\\p{L}*', COSMETIC, OFFERED),
  dutch(
    `(?:versterk|stimuleer|boost)\\p{L}*\\s+${theNl}(?:immuniteit|afweer|weerstand|immuunsysteem)`,
    IMMUNITY,
    OFFERED,
  ),
];
