import {
  bothLanguages,
  EVERYWHERE,
  fault,
  isFilled,
  type LawRule,
  missing,
  textOf,
  UNION,
  wordFaults,
} from '../rule.ts';

const COSMETICS = { types: ['product'], classes: ['cosmetic'] } as const;

const RESPONSIBLE = { fr: /personne responsable/, nl: /verantwoordelijke persoon/ } as const;
const INCI = { fr: /inci|ingrédients|ingredients/, nl: /inci|ingrediënten|ingredients/ } as const;
const OPENED = { fr: /\d+ ?m\)|mois après (?:l')?ouverture/, nl: /\d+ ?m\)|maanden na (?:het )?open/ } as const;

const particulars: LawRule = {
  id: 'cosmetic-particulars',
  what: 'A cosmetic has its list of ingredients (INCI), its responsible person, its precautions and its period after opening.',
  markets: EVERYWHERE,
  ...COSMETICS,
  from: '2013-07-11',
  source: 'Regulation (EC) 1223/2009, article 19; Regulation (EU) 2023/988, article 19',
  find: (document) => [
    ...missing(document, 'composition', INCI, 'inciMissing'),
    ...missing(document, 'mention', RESPONSIBLE, 'responsibleMissing'),
    ...(isFilled(document.data.precautions) ? [] : [fault('precautions', 'isMissing')]),
    ...(isFilled(document.data.period_after_opening) ? [] : missing(document, 'storage', OPENED, 'openedMissing')),
  ],
};

const DENIGRATING = bothLanguages(
  'parfums? (?:sont|est) (?:souvent )?(?:la |une )?(?:première )?cause|sans (?:parabènes?|silicones?|sulfates?|phtalates?|phénoxyéthanol|(?:produits?|substances?|ingrédients?) (?:chimiques?|toxiques?|nocifs?|nocives?|controversée?s?))|non toxique',
  'parfums? (?:is|zijn) (?:vaak )?(?:de |een )?(?:eerste )?oorza\\p{L}+|zonder (?:parabenen|siliconen|sulfaten|ftalaten|fenoxyethanol|(?:chemische|giftige|schadelijke|omstreden) (?:stoffen|producten|ingrediënten))|niet giftig',
  'denigrates',
);

const denigration: LawRule = {
  id: 'cosmetic-denigration',
  what: 'A cosmetic does not denigrate lawful ingredients.',
  markets: EVERYWHERE,
  ...COSMETICS,
  from: '2013-07-11',
  source: 'Regulation (EU) 655/2013, annex, points 2 and 5; technical document on cosmetic claims, annex III (2019)',
  find: (document) => wordFaults(document, DENIGRATING),
};

const SLEEP = bothLanguages(
  'sommeil|endorm\\p{L}+|dormir|insomnie\\p{L}*',
  'slaap\\p{L}*|slapen|inslapen|slapeloos\\p{L}*',
  'cosmeticSleep',
);

const sleep: LawRule = {
  id: 'cosmetic-sleep',
  what: 'A cosmetic claims nothing about sleep.',
  markets: EVERYWHERE,
  ...COSMETICS,
  from: '2013-07-11',
  source: 'Regulation (EC) 1223/2009, articles 2(1)(a) and 20; Regulation (EU) 655/2013',
  find: (document) =>
    wordFaults(document, SLEEP, [
      'title',
      'subtitle',
      'needs',
      'intro',
      'benefits',
      'faq',
      'meta_title',
      'meta_description',
    ]),
};

/** What a plant's oil contains and the list must name beside it; both as INCI names in lower case. */
const SCENTS: readonly (readonly [oil: RegExp, allergen: string])[] = [
  [/lavandula[^,]* oil/, 'linalyl acetate'],
  [/lavandula[^,]* oil/, 'linalool'],
  [/lavandula[^,]* oil/, 'lavandula oil/extract'],
  [/mentha piperita/, 'menthol'],
  [/citrus[^,]* oil/, 'limonene'],
  [/eucalyptus[^,]* oil/, 'limonene'],
  [/rosmarinus[^,]* oil/, 'camphor'],
  [/eugenia caryophyllus[^,]* oil/, 'eugenol'],
  [/cinnamomum[^,]* oil/, 'cinnamal'],
];

const fragrance: LawRule = {
  id: 'cosmetic-fragrance-allergens',
  what: 'The list of ingredients names the fragrance allergens of its essential oils, the new ones included.',
  markets: UNION,
  ...COSMETICS,
  from: '2026-07-31',
  source: 'Regulation (EU) 2023/1545 (products on the market before that day: 31.7.2028)',
  find: ({ data }) => {
    const ingredients = textOf(data.composition).toLowerCase();
    return SCENTS.filter(([oil, allergen]) => oil.test(ingredients) && !ingredients.includes(allergen)).map(
      ([, allergen]) => fault('composition', 'scentUnnamed', { allergen }),
    );
  },
};

const RETINOL = /(?<!\p{L})(?:retinol|retinyl (?:acetate|palmitate))(?!\p{L})/u;
const VITAMIN_A = { fr: /vitamine a(?!\p{L})/u, nl: /vitamine a(?!\p{L})/u } as const;

const retinol: LawRule = {
  id: 'cosmetic-retinol',
  what: 'A cosmetic with retinol warns that it contains vitamin A.',
  markets: UNION,
  ...COSMETICS,
  from: '2027-05-01',
  source: 'Regulation (EU) 2024/996 (products new on the market: since 1.11.2025)',
  find: (document) =>
    RETINOL.test(textOf(document.data.composition).toLowerCase())
      ? missing(document, 'precautions', VITAMIN_A, 'vitaminA')
      : [],
};

export const ofCosmetics: readonly LawRule[] = [particulars, denigration, sleep, fragrance, retinol];
