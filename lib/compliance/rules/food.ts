import { choiceOf, type ValueOf } from '../../services/prismic/selects.ts';
import {
  BELGIUM,
  bothLanguages,
  classOf,
  EVERYWHERE,
  type Fault,
  fault,
  isFilled,
  type LawRule,
  linksIn,
  missing,
  placesIn,
  targetsIn,
  textOf,
  textsIn,
  UNION,
  wordFaults,
} from '../rule.ts';
import type { TextKey } from '../texts/en.ts';
import { languageOf } from '../words.ts';

const SUPPLEMENTS = { types: ['product'], classes: ['supplement'] } as const;
const FOODS = { types: ['product'], classes: ['supplement', 'food'] } as const;
const HEMP = /(?<!\p{L})(?:cbd|cannabidiol)(?!\p{L})/u;
const SWALLOWED = bothLanguages(
  'sous la langue|aval\\p{L}+|ingér\\p{L}+|ingestion|à boire|voie orale|gouttes? par jour|sublingua\\p{L}+',
  'onder de tong|slik\\p{L}+|inslik\\p{L}+|innemen|in te nemen|om te drinken|druppels? per dag|oraal|orale',
  'hempSwallowed',
);

const novelFood: LawRule = {
  id: 'novel-food-cbd',
  what: 'No extract of hemp with CBD is offered as a food or to be swallowed.',
  markets: UNION,
  types: ['product', 'product_category', 'faq_question', 'campaign_page'],
  from: '2018-01-01',
  source: 'Regulation (EU) 2015/2283, article 6',
  find: (document) => {
    const { data } = document;
    if (!HEMP.test(Object.values(data).map(textOf).join('\n').toLowerCase())) return [];
    const isFood = ['supplement', 'food', 'cbd'].includes(String(classOf(document)));
    return [
      ...(isFood ? [fault('regulatory_class', 'hempFood')] : []),
      // A question may name what its answer denies.
      ...wordFaults(document, SWALLOWED).filter(({ field }) => !field.endsWith('.question')),
    ];
  },
};

const PARTICULARS: readonly { pattern: Readonly<Record<'fr' | 'nl', RegExp>>; message: TextKey }[] = [
  { pattern: { fr: /complément alimentaire/, nl: /voedingssupplement/ }, message: 'supplementName' },
  {
    pattern: { fr: /ne pas dépasser|à ne pas dépasser/, nl: /niet (?:te )?overschrijden/ },
    message: 'supplementPortion',
  },
  {
    pattern: { fr: /ne (?:remplace|se substitue)|substitut/, nl: /vervang|vervanging/ },
    message: 'supplementDiet',
  },
  {
    pattern: { fr: /hors de (?:la )?portée/, nl: /buiten (?:het )?bereik/ },
    message: 'supplementChildren',
  },
];

const particulars: LawRule = {
  id: 'supplement-particulars',
  what: 'A food supplement has its four mentions, its quantities per daily portion, its ingredients and its directions.',
  markets: EVERYWHERE,
  ...SUPPLEMENTS,
  from: '2005-08-01',
  source: 'Directive 2002/46/EC, articles 6 to 8 and 15; décret 2006-352; Belgium: arrêté royal 12.2.2009 (°)',
  find: (document) => {
    // The particulars of a box are those of its products.
    if (isFilled(document.data.components)) return [];
    return [
      ...PARTICULARS.flatMap(({ pattern, message }) => missing(document, 'mention', pattern, message)),
      ...['composition_values', 'composition', 'usage']
        .filter((field) => !isFilled(document.data[field]))
        .map((field) => fault(field, 'beforePurchase')),
    ];
  },
};

const notification: LawRule = {
  id: 'supplement-notification',
  what: 'In Belgium a food supplement shows its notification number.',
  markets: BELGIUM,
  ...SUPPLEMENTS,
  from: '2009-03-01',
  source: 'Belgium: arrêtés royaux 3.3.1992 and 12.2.2009 (°)',
  find: (document) =>
    isFilled(document.data.components)
      ? []
      : missing(document, 'mention', { fr: /nut[_ ]/, nl: /nut[_ ]/ }, 'notificationMissing'),
};

const PROFESSIONS = {
  fr: /(?<!\p{L})(?:médecins?|docteur\p{L}*|dr|pharmacien\p{L}*|diététicien\p{L}*|nutritionnistes?|sages?-femmes?|infirmi\p{L}+|kinésithérapeutes?|phytothérapeutes?)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:arts|artsen|huisarts\p{L}*|dokter\p{L}*|dr|apotheker\p{L}*|diëtist\p{L}*|voedingsdeskundige\p{L}*|vroedvrouw\p{L}*|verpleegkundige\p{L}*|kinesist\p{L}*)(?!\p{L})/u,
} as const;

const ADVISED = bothLanguages(
  '(?:recommandé|conseillé|approuvé|validé)\\p{L}* par (?:les|des|un|une|nos|votre|notre) (?:médecins?|pharmacien\\p{L}*|nutritionnistes?|diététicien\\p{L}*|professionnels? de santé)',
  '(?:aanbevolen|aangeraden|goedgekeurd) door (?:de |een |onze |uw )?(?:arts\\p{L}*|dokters?|apotheker\\p{L}*|diëtist\\p{L}*|zorgverlener\\p{L}*)',
  'professionalAdvice',
);

const noProfessional: LawRule = {
  id: 'food-no-professional',
  what: 'No health professional recommends a food or a food supplement.',
  markets: EVERYWHERE,
  ...FOODS,
  from: '2007-07-01',
  source: 'Regulation (EC) 1924/2006, article 12(c) (°)',
  find: (document) => {
    const { lang, data } = document;
    const credit = [data.quote_role, data.quote_author].map(textOf).join(' ').toLowerCase();
    return [
      ...(isFilled(data.quote_text) && PROFESSIONS[languageOf(lang)].test(credit)
        ? [fault('quote_role', 'professionalQuote')]
        : []),
      ...wordFaults(document, ADVISED),
    ];
  },
};

/** What plants are said to do while the authority has not judged it. */
const HELD = {
  fr: /traditionnellement (?:utilisé|employé|reconnu)|en attente d'évaluation|(?:favorise|aide à|soutien\p{L}*|contribue à|apporte|invite à)[^.]*(?:détente|relaxation|mémoire|concentration|digestion|confort|circulation|sommeil|endormissement|sérénité)/u,
  nl: /traditioneel (?:gebruikt|gekend)|in afwachting van|(?:bevordert|helpt|ondersteunt|draagt bij)[^.]*(?:ontspan\p{L}+|geheugen|concentratie|spijsvertering|comfort|bloedsomloop|slaap|inslapen)/u,
} as const;
/** Claims about these are in the register (Regulation 432/2012): a sentence about them is not on hold. */
const IN_REGISTER = {
  fr: /vitamine|magnésium|zinc|fer(?!\p{L})|mélatonine|sélénium|iode|calcium|cuivre|manganèse/u,
  nl: /vitamine|magnesium|zink|ijzer|melatonine|selenium|jodium|calcium|koper|mangaan/u,
} as const;

const heldIn = (lang: Parameters<typeof languageOf>[0], value: unknown): boolean => {
  const language = languageOf(lang);
  return textsIn(value)
    .flatMap((text) => text.toLowerCase().split(/(?<=[.!?])\s/))
    .some((sentence) => HELD[language].test(sentence) && !IN_REGISTER[language].test(sentence));
};

const onHold: LawRule = {
  id: 'claim-on-hold',
  what: 'A claim about a plant that awaits its evaluation has its identifier and the dose, in its own field.',
  markets: UNION,
  ...FOODS,
  from: '2025-04-30',
  source: 'Regulation (EC) 1924/2006, article 28(5) and (6); CJEU 30.4.2025, C-386/23',
  find: (document) => {
    const { lang, data } = document;
    const rows = Array.isArray(data.claims_on_hold) ? data.claims_on_hold : [];
    const bare = rows.flatMap((row, index): Fault[] =>
      isFilled(row.claim) && !(isFilled(row.identifier) && isFilled(row.dose))
        ? [fault(`claims_on_hold[${index}]`, 'onHoldBare')]
        : [],
    );
    const free = ['subtitle', 'intro', 'benefits', 'meta_description']
      .filter((field) => heldIn(lang, data[field]))
      .map((field) => fault(field, 'onHoldText'));
    return [...bare, ...free];
  },
};

const SWEETENERS =
  /(?<!\p{L})(?:édulcorants?|zoetstof(?:fen)?|sorbitol|xylitol|maltitol|isomalt|mannitol|lactitol|érythritol|erythritol|stéviol|steviol|stévia|stevia|sucralose|aspartame?|acésulfame?|acesulfaam|saccharine?|thaumatine)(?!\p{L})/u;
const POLYOLS = /(?<!\p{L})(?:sorbitol|xylitol|maltitol|isomalt|mannitol|lactitol|érythritol|erythritol)(?!\p{L})/u;
const LAXATIVE = { fr: /effets laxatifs/, nl: /laxerend/ } as const;

const sweeteners: LawRule = {
  id: 'food-sweeteners',
  what: 'A food with sweeteners says so beside its name; one with polyols warns of their effect.',
  markets: UNION,
  ...FOODS,
  from: '2014-12-13',
  source: 'Regulation (EU) 1169/2011, annex III, points 2.1 and 2.4',
  find: (document) => {
    const ingredients = textOf(document.data.composition).toLowerCase();
    return [
      ...(SWEETENERS.test(ingredients) && !isFilled(document.data.sweetening)
        ? [fault('sweetening', 'sweetenersUnsaid')]
        : []),
      ...(POLYOLS.test(ingredients) ? missing(document, 'precautions', LAXATIVE, 'polyolsUnsaid') : []),
    ];
  },
};

const either = (...words: readonly string[]): string => words.join('|');

/**
 * Annex II of Regulation 1169/2011: the option of the field and the words of an ingredient list, in lower case. French
 * words are whole ones; Dutch stems stand anywhere in a compound word, those that other words contain after a lookbehind.
 */
const ALLERGENS: readonly (readonly [option: ValueOf<'allergen'>, fr: string, nl: string])[] = [
  [
    'gluten',
    'blé(?! noir)|froment|seigle|orge|avoine|épeautre|kamut|khorasan|triticale|gluten',
    'tarwe|rogge|gerst|haver|spelt|kamut|khorasan|triticale|gluten',
  ],
  [
    'crustaceans',
    'crustacés?|crevettes?|crabes?|krill|homards?|langoust\\p{L}+|écrevisses?',
    'schaaldier|garna(?:al|len)|(?<!\\p{L})krab|krill|kreeft|langoustine',
  ],
  [
    'molluscs',
    'mollusques?|moules?|huîtres?|calmars?|seiches?|poulpes?|saint-jacques',
    'weekdier|mossel|oester(?!zwam)|inktvis|jakobsschelp',
  ],
  [
    'eggs',
    'œufs?|oeufs?',
    // "Soja-eiwit" and "plantaardig eiwit" are proteins.
    'eieren|eierpoeder|(?<![\\p{L}-]|plantaardige? )(?:kippen)?ei(?:geel|dooier|wit(?!ten)|poeder|(?!\\p{L}))',
  ],
  [
    'fish',
    'poissons?|morue|cabillaud|saumon|thons?|anchois|sardines?|maquereaux?|harengs?',
    // Viscum and visnaga are plants.
    either(
      '(?<!\\p{L})(?:zee|kool)?vis(?!cum|cos|cer|naga|[iu])|levertraan|kabeljauw|zalm|tonijn',
      'ansjovis|sardien|sardine|makreel|(?<!\\p{L})haring',
    ),
  ],
  ['peanuts', 'arachides?|cacahuètes?', 'pinda|aardno(?:ot|ten)|arachide'],
  ['soybeans', 'soja|soya', 'soja|soya'],
  [
    'milk',
    either(
      "laits?(?! (?:de (?:coco|riz|soja)|d'(?:amande|avoine)))|laiti(?:ers?|ères?)|lactose|lactosérum|babeurre",
      'beurre(?! de (?:karité|cacao|cacahuète|coco|mangue))|caséin\\p{L}+|fromages?|yaourts?|crème fraîche',
    ),
    either(
      '(?<!kokos|rijst|haver|soja|amandel|noten)melk(?!zu|distel|kruid)|(?<!\\p{L})lactose|casein|yoghurt',
      '(?<!\\p{L})(?:room)?boter(?!bloem)|(?<!\\p{L})room(?!s)|(?<!pinda)kaas(?!jes)',
      '(?<!\\p{L})wei(?:poeder|proteïne|-?eiwit|(?!\\p{L}))',
    ),
  ],
  [
    'nuts',
    either(
      'amandes?|noisettes?|noix(?! de (?:coco|muscade|kola|cola|saint-jacques))|cajou|pistaches?|pécans?',
      'macadamias?|fruits? à coque',
    ),
    either(
      '(?<!aard)amandel|(?:hazel|wal|okker|para)no(?:ot|ten)|cashew|pistache|pecan|macadamia',
      '(?<!\\p{L})(?:noten|noot(?!\\p{L}))',
    ),
  ],
  ['celery', 'céleris?', 'selder'],
  ['mustard', 'moutardes?', 'mosterd'],
  ['sesame', 'sésame', 'sesam'],
  [
    'sulphites',
    '\\p{L}*sulfites?|anhydride sulfureux|dioxyde de soufre|e ?22[0-8](?!\\d)',
    'sulfiet|zwaveldioxide|(?<!\\p{L})e ?22[0-8](?!\\d)',
  ],
  ['lupin', 'lupins?', 'lupine'],
];

/** Without accents, which lists in capitals lack: "BLE", "CELERI". */
const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Of these words, one that the ingredients contain: not "sans gluten", "lactosevrij". */
const WORD = {
  fr: (words: string) => new RegExp(`(?<!\\p{L}|sans )(?:${unaccented(words)})(?!\\p{L})`, 'u'),
  nl: (stems: string) => new RegExp(`(?<!zonder )(?:${unaccented(stems)})(?!\\p{L}*-?vrij)`, 'u'),
} as const;

const allergens: LawRule = {
  id: 'food-allergens',
  what: 'The allergens among the ingredients of a food are named in their field, before the purchase.',
  markets: UNION,
  ...FOODS,
  from: '2014-12-13',
  source: 'Regulation (EU) 1169/2011, articles 9, 14 and 21, annex II',
  find: ({ lang, data }) => {
    const ingredients = unaccented(textOf(data.composition).toLowerCase());
    const rows = Array.isArray(data.allergens) ? data.allergens : [];
    const named = rows.map(({ allergen }) => choiceOf('allergen', allergen));
    const language = languageOf(lang);
    return ALLERGENS.filter(
      ([option, fr, nl]) => !named.includes(option) && WORD[language]({ fr, nl }[language]).test(ingredients),
    ).map(([option]) => fault('allergens', 'allergenUnnamed', { allergen: { text: `allergen.${option}` } }));
  },
};

const boxes: LawRule = {
  id: 'box-components',
  what: 'A box names its products, so that it carries their warnings.',
  markets: UNION,
  types: ['product'],
  from: '2014-12-13',
  source: 'Regulation (EU) 1169/2011, article 14; Regulation (EU) 2023/988, article 19',
  find: ({ data }) => {
    const isBox = /coffret|geschenkset|set|trousse|box|koffer/i.test(textOf(data.form));
    if (!isBox) return [];
    const products = placesIn({ data: { rows: data.components } }).flatMap(({ value }) => linksIn(value));
    return products.length >= 2 ? [] : [fault('components', 'boxParts')];
  },
};

const boxIngredients: LawRule = {
  id: 'box-ingredients',
  what: 'A box states its ingredients, or each food in it states its own: the page of the box shows those.',
  markets: UNION,
  types: ['product'],
  from: '2014-12-13',
  source: 'Regulation (EU) 1169/2011, articles 9 and 14',
  find: ({ data }, { linked }) => {
    if (isFilled(data.composition)) return [];
    return targetsIn({ data: { components: data.components } }, linked)
      .filter(({ target }) => FOODS.classes.some((food) => food === classOf(target)))
      .filter(({ target }) => !isFilled(target.data.composition))
      .map(({ path, target }) => fault(path, 'boxIngredients', { title: textOf(target.data.title) }));
  },
};

export const ofFood: readonly LawRule[] = [
  novelFood,
  particulars,
  notification,
  noProfessional,
  onHold,
  sweeteners,
  allergens,
  boxes,
  boxIngredients,
];
