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
const CLAUSE = { fr: /[.!?;:\n]|\s(?:mais|et)\s/g, nl: /[.!?;:\n]|\s(?:maar|en)\s/g } as const;

/** Beginnings of a French statement: its subject, or a verb before its object. */
const BEGINNINGS = [
  '(?:elles?|ils?|je|on|nous|vous|[cç]a|cet|cette|ces?|mon|ma|mes|notre|nos|son|sa|ses|les?|la)\\s',
  "[cjl]'",
  "\\p{L}+[et]\\s(?:(?:contre|mon|ma|mes|les?|la)\\s|l')",
].join('|');

/**
 * Ends of what a negation applies to: those of its clause, a comma unless in a list ("niet bedoeld om te behandelen, genezen of
 * voorkomen"), a word that gives a reason or a consequence, and another subject ("Je ne dormais plus ce sirop m'aide à guérir").
 */
const STATEMENT = {
  fr: new RegExp(
    [
      CLAUSE.fr.source,
      `,\\s(?=${BEGINNINGS})`,
      ",(?!\\s(?:(?:ni|ou|à|de|pour)\\s|d'|(?:[^,]{1,30},\\s){0,4}[^,]{1,20}\\s(?:ou|ni)\\s))",
      "\\s(?:car|parce|puisqu(?:e|')|depuis|grâce|donc|alors)(?!\\p{L})",
      "(?<!(?:que?|si|où|dont|quoi|qu'))\\s(?=(?:je|tu|ils?|elles?|on|[cç]a(?!\\sune?\\s)|cela)\\s|[cj]')",
      "(?<!(?:que?|si|où|dont|de))\\s(?=(?:cet?|cette|ces|mon|ma|mes)\\s\\p{L}+\\s(?:me\\s|m')?(?:a|ont|est|va|peut|permet|aide)\\s)",
    ].join('|'),
    'gu',
  ),
  nl: new RegExp(
    [
      CLAUSE.nl.source,
      ',(?!\\s(?:te\\s|(?:\\p{L}+,\\s){0,4}\\p{L}+\\s(?:of|noch)\\s))',
      '\\s(?:zodat|omdat|want|waardoor|doordat|dankzij|sinds|dus)(?!\\p{L})',
      '(?<!(?:dat|of|die|om|van|met|door|voor|bij|na|heeft|kan|zal|kon))\\s(?=d(?:eze|it)\\s\\p{L}+\\s(?:heeft|kan|zal|is|helpt)\\s)',
      '(?<=\\p{L}\\s\\p{L}+)\\s(?=(?:ik|we|wij)\\s(?:heb|hebben|ben|zijn|kan|voel)\\s)',
    ].join('|'),
    'gu',
  ),
} as const;

/** The claims that are verbs. A finite one has no ending of an infinitive, a participle or a noun. */
const VERBS = {
  fr: '^(?:soign|gu[eé]r|trait|soulag|pr[eé]v|lutt|combat|apais|calm|[eé]limin|supprim|renforc|boost|stimul)(?!\\p{L}*(?:ants?|antes?|ments?|sons?|seu\\p{L}+)(?!\\p{L}))',
  nl: '^(?:gene[ez]s?|behandel|help|werk|verlicht|verzacht|stil|bestrijd|voorkom|kalmeer|versterk|stimuleer|boost)',
} as const;

/** Words of a verb's own group: "ne {m'a vraiment pas} soulagé", "geen {enkele zalf} geneest". */
const GROUP = {
  fr: "(?:(?:me|te|se|les?|la|lui|nous|vous|leur|y|en|ai|as|a|av(?:ons|ez|ai\\p{L}+)|ont|aur\\p{L}+|aient?|est|sont|suis|sera|été|senti?e?s?|fait|pas|plus|jamais|rien|point|guère|du|tout|même|encore|toujours|bien|trop|ni|\\p{L}+ment|pour autant)\\s|[mtsl]')*(?:\\p{L}+,\\s){0,4}(?:\\p{L}+\\s(?:ou|ni)\\s)?$",
  nl: '(?:(?!(?:deze|dit|die|dat|het|de|ik|wij|we|ze|hij)\\s)(?:van\\s(?:deze|die|de)\\s)?\\p{L}+,?\\s){0,4}$',
} as const;

/** Up to so many words, none of which is a stop. */
const wordsBut = (stops: string, most: number): string => `(?:(?!(?:${stops})[\\s'])[^\\s']+[\\s']){0,${most}}`;

/** Subjects of another statement. */
const SUBJECTS = {
  fr: 'je|j|tu|ils?|elles?|on|nous|vous|[cç]a|cela|c',
  nl: 'ik|je|hij|ze|zij|we|wij|het',
} as const;

/** A negative subject, up to its "ne": "aucune étude ", "nul ", "rien de cela ". */
const NOBODY = `(?<!\\p{L})(?:rien|personne|nul(?:le)?|aucune?|pas une?)\\s${wordsBut('que?|qui', 5)}`;

/** A "ne" with its verb, which hurried visitors leave out. */
const NE = "(?:(?:ne |n')(?:y |en )?\\p{L}+ )?";

/** Who treats patients. */
const CARERS = {
  fr: 'médecins?|dentistes?|vétérinaires?|sages?-femmes?|infirmi\\p{L}+|hôpita\\p{L}*',
  nl: 'arts|artsen|huisarts|huisartsen|dokter|dokters|tandarts|dierenarts|ziekenhuis|ziekenhuizen',
} as const;

/** What "sans votre" may name that is no product: "sans votre accord, nous ne pouvons pas la traiter". */
const NO_PRODUCT = {
  fr: `(?:${CARERS.fr}|accord|autorisation|consentement|numéro|adresse|réponse|étude|preuve|avis|avertissement|mention)(?!\\p{L})`,
  nl: `(?:${CARERS.nl}|akkoord|toestemming|nummer|adres|antwoord|studie|bewijs|advies|waarschuwing|vermelding)(?!\\p{L})`,
} as const;

/** A word that a comma follows. */
const COMMA = "[^\\s']*,";

/**
 * Praise by what would happen without the product, in a whole clause with "_" for the claim: "sans ce baume, je n'aurais jamais
 * _", "je n'aurais jamais _ sans ce baume".
 */
const without = (product: string, subjects: string, stops: string, would: string): RegExp =>
  new RegExp(
    [
      // Its noun, a subject and a verb; none of `stops` before the claim.
      `^\\s?(?:(?:car|que|want|dat|\\p{L}+ment|eerlijk),?\\s)?${product}(?![^_]*(?<!\\p{L})(?:${stops})[\\s'])${wordsBut(`${subjects}|${COMMA}`, 2)}[^\\s']+\\s${wordsBut(COMMA, 2)}${wordsBut(`${subjects}|${COMMA}`, 6)}_`,
      `(?<!\\p{L})${would}\\s${wordsBut(`${stops}|${COMMA}`, 5)}_(?:\\s[^\\s,]+){0,4}\\s${product}`,
    ].join('|'),
    'u',
  );

/** Verbs that say whether something has an effect. */
const WORKS = {
  fr: '(?:march|fonctionn|agi|aid|ser[tv]|fai|fon|chang|vau|soulag|soign|gu[eé]ri)\\p{L}*',
  nl: '(?:werk|help|doe|gedaan|gewerkt|geholpen|genez|genees)\\p{L}*',
} as const;

/** How a language denies a claim, in the text before and after it. */
const NEGATION = {
  fr: {
    /** Negative words that deny nothing. */
    idioms: new RegExp(
      [
        // Sure of it, or told to buy it.
        "sans (?:aucun |nul |le moindre |l'ombre d'un )?(?:hésit|doute|conteste|attendre|tarder|exagér|mentir)\\p{L}*",
        "(?:n'|ne )?(?:en )?(?:hésit|dout|regrett|oubli|savai|manqu|arrêt)\\p{L}+ (?:pas|plus)|(?:aucun|nul|pas de) doute",
        "(?:n'attend|ne cherch)\\p{L}+ plus|ne cess\\p{L}+|n'empêche|(?:ne |n')?(?:\\p{L}+ )?pas nier",
        "(?:n'\\p{L}+ )?(?:pas|plus) besoin|nul besoin|non seulement|pas (?:seulement|uniquement)|(?:n')?y a pas qu(?:e\\s|')",
        `${NOBODY}ne (?:m'|nous )avai\\p{L}+ (?:jamais )?(?:dit|appris|expliqué|prévenu)\\p{L}*`,
        // "ne … que", but not "rien ne prouve que".
        `(?<!${NOBODY})(?:ne |n')(?:(?!(?:pas|plus|jamais|rien|guère|aucune?)\\s)\\p{L}+ ){1,3}qu(?:e\\s|')`,
        // "rien que des plantes", but not "je ne vois rien que ça soigne".
        "(?<!(?:ne |n')\\p{L}+ )rien qu(?:e\\s|')",
        // Little time or money.
        '(?:en un|en moins (?:de|que)|pour presque|trois fois) rien(?: de temps)?|(?:ne )?co[uû]t\\p{L}+ (?:presque )?rien',
        `${NE}pas (?:trop |très |si )?(?:cher|chère)s?(?!\\p{L})`,
        // Nothing to complain of. "Aucune gêne" is what it soothes when it ends the statement: "ça soulage aucune gêne".
        `${NE}(?:pas|jamais) (?:été )?(?:d[eé][cç]u|regrett[eé])\\p{L}*|jamais vu(?= [cç]a(?!\\p{L})|$)`,
        `${NE}rien [aà] (?:(?:re)?dire|craindre|reprocher|ajouter|jeter)`,
        `${NE}(?:aucune?|pas d[e']) ?(?:soucis?|regrets?|reproches?|déceptions?|effets? (?:secondaire|indésirable)s?|(?:gêne|problème)s?(?! ?$| qu))(?!\\p{L})`,
      ]
        .map((idiom) => `(?<!\\p{L})(?:${idiom})`)
        .join('|'),
      'gu',
    ),
    /** "Jamais un baume n'a aussi bien soulagé", "rien d'autre ne soulage": the best one, and the only one. */
    praise:
      /(?<!\p{L})(?:jamais|rien|aucune?|personne|(?:exist|trouv|conna|y a)\p{L}* pas)\s(?:.{0,60}[\s'])?(?:mieux|meilleure?s?|aussi|autant|si (?:bien|vite)|de tel|plus (?:efficace|vite|rapide)\p{L}*|autres?|sauf|hormis|à part)(?!\p{L})/u,
    without: without(
      `sans (?:cet?|cette|mon|votre|vos)\\s(?!${NO_PRODUCT.fr})`,
      SUBJECTS.fr,
      'que?|qui|car',
      '(?:aur|ser)(?:ais|ait|ions|iez|aient)',
    ),
    verb: new RegExp(`${VERBS.fr}|contre$`, 'u'),
    finite: new RegExp(`${VERBS.fr}(?!\\p{L}*[ei]r(?!\\p{L})|\\p{L}*re(?!\\p{L}))`, 'u'),
    before: new RegExp(`(?<!\\p{L})(?:n'|(?:ne|ni|non|pas|jamais|rien|guère|nullement|aucunement)\\s)${GROUP.fr}`, 'u'),
    /** "soulage vraiment pas", "efficace contre rien", but not "soulage pas mal". */
    after:
      /^(?:\s(?:\p{L}+ment|même|presque|du tout|en))*\s(?:pas(?!\s(?:mal|que)(?!\p{L}))|rien|jamais|personne|aucune?|guère|ni|plus(?=\s(?:du tout|rien|personne|aucune?)|\s*$))(?!\p{L})/u,
    /** "un remède qui ne marche pas", "ce remède m'a rien fait" */
    useless: new RegExp(
      `^\\s(?:qui\\s)?(?:ne\\s|n')?(?:m'|me\\s)?(?:${WORKS.fr}\\s(?:à\\s)?(?:\\p{L}+ment\\s)?(?:pas(?!\\smal)|rien|jamais)|(?:a|ont)\\s(?:pas|rien|jamais)\\s${WORKS.fr})(?!\\p{L})`,
      'u',
    ),
    /**
     * "je ne crois pas que cela soigne", "je ne vois pas ce que cela soigne", "rien qui soulage", "nul ne dit que cela soigne", but
     * not "je ne lâche plus ce baume qui soigne".
     */
    clause: new RegExp(
      `(?:(?<!\\p{L})(?:pas|plus|jamais|rien|personne|aucune?|ni|sans)\\s(?:(?<=(?:est|sont) pas )c(?:e|et|ette|es)\\s)?|${NOBODY}(?:ne\\s|n'))${wordsBut('ce(?! qu)|cet|cette|ces|mon|ma|mes|notre|nos|votre|vos|parce|depuis|alors|tandis|dès|qui', 4)}(?:que\\s|qu'|qui\\s|si\\s|s'|quoi\\s)${wordsBut('qui', 6)}$`,
      'u',
    ),
    /** Anywhere before. What is called "ce remède" is one; "sans" applies to the next noun or verb only. */
    governed:
      /^(?!.*(?<!\p{L})(?:cet?|ces|mon|mes|notre|nos|votre|vos)\s$).*(?<!\p{L})(?:n'|(?:ne|ni|aucune?|jamais|pas|non|rien)(?!\p{L})|sans\s(?:(?:aucune?|le|la|moindre|vraie?|réel\p{L}*|effets?|actions?|pouvoir|résultats?|une?|des?|à|me|se|vous|nous|jamais|rien|pour autant|ou|\p{L}+(?:ment|er|ir|re),?)\s|[dmtsl]')*$)/u,
  },
  nl: {
    idioms: new RegExp(
      [
        // Sure of it, or told to buy it.
        'niet (?:alleen|enkel|slechts|zomaar|normaal|te geloven|voor niets|(?:te )?ontkennen)|als geen ander|als nooit (?:tevoren|voordien)',
        'zonder (?:enige )?(?:twijfel|aarzel|overdrij)\\p{L}*|geen twijfel|nooit meer zonder',
        '(?:aarzel|twijfel|vergeet|wist|ontken|betwijfel)\\p{L}* (?:er )?niet',
        // "niets dan een wondermiddel", "daar gaat niets boven"
        'dan niets|ni(?:ets|ks) (?:dan|minder dan|boven)|niemand minder dan|niets tegenop',
        // Little time or money, but not "het geneest bijna niets".
        'in geen tijd|voor (?:bijna|haast) ni(?:ets|ks)|kost(?:te)? (?:bijna |haast )?ni(?:ets|ks)',
        // Nothing to complain of.
        'ni(?:ets|ks) (?:(?:om over )?te klagen|op aan te merken|mis mee)|(?:niet|nooit) (?:teleurgesteld|ontgoocheld)',
        'geen (?:(?:last|pijn|klachten|jeuk|hoest) meer|spijt|bijwerkingen)',
      ]
        .map((idiom) => `(?<!\\p{L})(?:${idiom})(?!\\p{L})`)
        .join('|'),
      'gu',
    ),
    praise:
      /(?<!\p{L})(?:nooit|niets|niks|niemand|nergens|geen)\s(?:.{0,60}\s)?(?:zo|zo'n|even|beter[es]?|beste|sneller|goedkoper|anders?|andere|behalve|tenzij)(?!\p{L})/u,
    without: without(
      `zonder (?:d(?:eze|it|ie)|mijn|uw|jullie)\\s(?!${NO_PRODUCT.nl})`,
      SUBJECTS.nl,
      'dat|of|want|omdat',
      '(?:was|waren|had|hadden|zou|zouden)',
    ),
    verb: new RegExp(`${VERBS.nl}(?:t|en)?(?!\\p{L})|tegen$`, 'u'),
    finite: new RegExp(`${VERBS.nl}t?(?!\\p{L})`, 'u'),
    before: new RegExp(
      `(?<!\\p{L})(?:niet|geen|nooit|niets|niks|niemand|nergens|noch|(?:nauwelijks|amper)(?=\\s$))\\s${GROUP.nl}`,
      'u',
    ),
    /** After the verb and its object: "geneest mijn eczeem niet". */
    after:
      /^,?(?:\s\S+)?(?:\s(?!(?:die|dat|ik)\s)\S+){0,7}?\s(?:niet(?!\s(?:te|duur)(?!\p{L}))|geen|nooit|niets|niks|niemand|nergens|nauwelijks|amper)(?!\p{L})/u,
    useless: new RegExp(
      `^\\s(?:(?:die\\s|dat\\s)?${WORKS.nl}\\s(?:\\p{L}+\\s){0,3}?(?:niet|niets|niks|nooit)|(?:die|dat|heeft|hebben)\\s(?:\\p{L}+\\s){0,3}?(?:niet|niets|niks|nooit)\\s(?:heeft\\s|hebben\\s)?${WORKS.nl})(?!\\p{L})`,
      'u',
    ),
    clause: new RegExp(
      `(?<!\\p{L})(?:niet|geen|nooit|niets|niks|niemand|nergens|zonder)\\s${wordsBut('deze|dit|mijn|onze|omdat|zodat|die|dat|of', 4)}(?:dat|of|die|waarom|hoe)\\s${wordsBut('die|dat|of', 7)}$`,
      'u',
    ),
    governed:
      /^(?!.*(?<!\p{L})(?:deze|mijn|onze|uw)\s$).*(?<!\p{L})(?:(?:niet|geen|nooit|noch|niets|niks|niemand|nergens)(?!\p{L})|zonder\s(?:(?:enige?|een|ook maar|echte?|ooit|iets|iemand)\s)*$|zonder\s(?:\S+\s){0,6}te\s(?:\p{L}+\s)?$)/u,
  },
} as const;

/** A negation stands near its claim; what is further away is not read. */
const REACH = 200;

type Sides = { before: string; after: string };

/** The text before and after a match, up to the nearest of these ends. */
function around(text: string, [start, end]: readonly [number, number], cuts: readonly RegExpExecArray[]): Sides {
  const last = cuts.findLast(({ index, 0: cut }) => index + cut.length <= start);
  const next = cuts.find(({ index }) => index >= end);
  return { before: text.slice(last ? last.index + last[0].length : 0, start), after: text.slice(end, next?.index) };
}

/**
 * Whether a claim is denied, as the law wants: "ne soigne pas", "sans guérir", "geneest niet". A finite verb has its negation
 * next to it, or is the verb of a clause that depends on one; a noun or an infinitive also has that of the verb it depends on.
 */
function isNegated(language: Language, said: string, { before, after }: Sides, clause: Sides): boolean {
  const rules = NEGATION[language];
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(rules.idioms, ' ');
  const opens = plain(before.slice(-REACH));
  const closes = plain(after.slice(0, REACH));
  const [next = ''] = /^(?:\s\S+){0,4}/.exec(closes) ?? [];
  const unclaimed = `${plain(clause.before.slice(-REACH))}_${plain(clause.after.slice(0, REACH))}`;
  if (rules.praise.test(opens + said + next) || rules.without.test(unclaimed)) return false;
  if (rules.before.test(opens) || (rules.verb.test(said) && rules.after.test(closes))) return true;
  return rules.finite.test(said) ? rules.clause.test(opens) : rules.useless.test(closes) || rules.governed.test(opens);
}

/** The forbidden words that a text contains, except negated ones. @param text with plain apostrophes and spaces */
export function spoken(text: string, words: readonly Word[]): FoundWord[] {
  const lower = text.toLowerCase();
  const cutsOf = (ends: Readonly<Record<Language, RegExp>>) => ({
    fr: [...lower.matchAll(ends.fr)],
    nl: [...lower.matchAll(ends.nl)],
  });
  const clauses = cutsOf(CLAUSE);
  const statements = cutsOf(STATEMENT);
  return words.flatMap((word) => {
    const found = lower.matchAll(new RegExp(`(?<!\\p{L})(?:${word.pattern})(?!\\p{L})`, 'gu'));
    return [...found].flatMap((match): FoundWord[] => {
      const end = match.index + match[0].length;
      const place = [match.index, end] as const;
      const clause = around(lower, place, clauses[word.language]);
      if (isNegated(word.language, match[0], around(lower, place, statements[word.language]), clause)) return [];
      const { before, after } = clause;
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
  fr: `(?:${CARERS.fr})(?: qui| me| vous| nous| les?| la)* `,
  nl: `(?:${CARERS.nl}) (?:u |mij |me |die |hem |haar |het |de )*`,
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
  dutch('klinisch (?:bewezen|getest)|bewezen werking|wondermiddel\\p{L}*|miraculeu(?:s|ze)', PROOF, OFFERED),
  dutch('zonder (?:enig )?(?:gevaar|bijwerkingen)', PROOF, OFFERED),
  dutch('pijnstillend\\p{L}*|ontstekingsremmend\\p{L}*|wondhelend\\p{L}*|detox\\p{L}*', COSMETIC, OFFERED),
  dutch(
    `(?:versterk|stimuleer|boost)\\p{L}*\\s+${theNl}(?:immuniteit|afweer|weerstand|immuunsysteem)`,
    IMMUNITY,
    OFFERED,
  ),
];
