import {
  bothLanguages,
  EVERYWHERE,
  FRANCE,
  fault,
  isFilled,
  type LawRule,
  linksIn,
  placesIn,
  textsIn,
  UNION,
  wordFaults,
} from '../rule.ts';
import { CLAIMS, languageOf, type Word } from '../words.ts';

const therapeutic: LawRule = {
  id: 'therapeutic-claims',
  what: 'Nothing is said to treat, prevent or cure; saying that something does not is allowed.',
  markets: EVERYWHERE,
  from: '2007-07-01',
  source:
    'Directive 2001/83/EC, article 1(2); Regulation (EU) 1169/2011, article 7(3); code de la santé publique, L5122-1 and R5122-4',
  find: (document) => wordFaults(document, CLAIMS),
};

const OVERSTATED = bothLanguages(
  'doses? que la science reconn\\p{L}+|scientifiquement (?:prouvé|reconnu|démontré)\\p{L}*|mot pour mot, rien de plus',
  'doses die de wetenschap erkent|wetenschappelijk (?:bewezen|erkend|aangetoond)\\p{L}*|woord voor woord, niets meer',
  'overstated',
);

const overstated: LawRule = {
  id: 'overstated-claims',
  what: 'Texts about claims do not promise more than the register of claims holds.',
  markets: UNION,
  types: ['product', 'product_category', 'shop_page', 'faq_question', 'home', 'campaign_page', 'page'],
  from: '2007-07-01',
  source: 'Regulation (EC) 1924/2006, articles 3 and 5; directive 2005/29/EC, article 6',
  find: (document) => wordFaults(document, OVERSTATED),
};

/** Documents that offer something or speak for the brand. `messages`: the texts of the interface. */
const COMMERCIAL = [
  'product',
  'product_category',
  'shop_page',
  'home',
  'campaign_page',
  'page',
  'corporate_page',
  'corporate_section',
  'faq_question',
  'header',
  'footer',
  'pre_header',
  'messages',
] as const;

const ENVIRONMENT = bothLanguages(
  'recyclables?|durables?|éco-?responsables?|écologiques?|compostables?|éco-?conçu\\p{L}*|zéro déchet|bas carbone|neutres? en carbone|neutralité carbone',
  'recycleerbaar|recycleerbare|recyclebaar|recyclebare|duurzaam|duurzame|ecologisch\\p{L}*|composteerba\\p{L}+|milieuvriendelijk\\p{L}*|klimaatneutra\\p{L}+|koolstofarm\\p{L}*',
  'environmentWord',
);

/** Of what is offered, recycled material is named with its percentage. */
const SHARE = {
  reason: 'recycledShare',
  only: ['product', 'product_category', 'shop_page', 'home', 'campaign_page'],
  unless: '\\d\\s?%',
} as const;
const RECYCLED: readonly Word[] = [
  { language: 'fr', pattern: 'recyclée?s?', ...SHARE },
  { language: 'nl', pattern: 'gerecycleerde?', ...SHARE },
];

const environment: LawRule = {
  id: 'environmental-words',
  what: 'An environmental word stands in the field about the packaging only, with a link to its proof; recycled material is named with its percentage.',
  markets: UNION,
  types: COMMERCIAL,
  from: '2026-09-27',
  source:
    'Directive (EU) 2024/825 (directive 2005/29/EC, articles 6(2)(d) and annex I, 4a); France: L541-9-1, décret 2022-748',
  find: (document) => {
    const { data } = document;
    const proven = isFilled(data.packaging_claim) && linksIn(data.packaging_proof).length > 0;
    const bare = isFilled(data.packaging_claim) && !proven;
    return [
      ...(bare ? [fault('packaging_proof', 'packagingUnproven')] : []),
      ...wordFaults(document, [...ENVIRONMENT, ...RECYCLED]).filter(
        ({ field }) => !(proven && field === 'packaging_claim'),
      ),
    ];
  },
};

const NEVER = bothLanguages(
  "biodégradables?|respectueu\\p{L}+ de (?:l'environnement|la planète|la nature)|bons? pour la planète",
  'biologisch afbreekba\\p{L}+|biodegradeerba\\p{L}+|goed voor de planeet|respect voor het milieu',
  'environmentNever',
);

const forbiddenWords: LawRule = {
  id: 'forbidden-environmental-words',
  what: '“Biodegradable”, “environmentally friendly” and the like are used of no product.',
  markets: FRANCE,
  types: COMMERCIAL,
  from: '2022-01-01',
  source: "Code de l'environnement, L541-9-1, third paragraph (loi 2020-105, article 13)",
  find: (document) => wordFaults(document, NEVER),
};

const TARGET = {
  fr: /objectifs?[^.]{0,25}20(?:2[7-9]|[3-9]\d)|d'ici (?:à |la fin de |fin )?20\d\d/,
  nl: /doel\p{L}*[^.]{0,25}20(?:2[7-9]|[3-9]\d)|tegen (?:eind )?20\d\d/u,
} as const;
/** Somebody by name: "vérifiés par un cabinet extérieur" names nobody. */
const VERIFIED = {
  fr: /(?:vérifi|contrôl|audit)\p{L}+ (?:chaque année |tous les ans )?par (?!un |une |des )/u,
  nl: /(?:geverifieerd|gecontroleerd|nagekeken|geauditeerd) door (?!een )|(?:elk jaar |jaarlijks )?door (?!een )\p{L}.{2,60} (?:geverifieerd|gecontroleerd|nagekeken|geauditeerd)/u,
} as const;

const targets: LawRule = {
  id: 'targets-verified',
  what: 'A target for later years comes with its plan, linked, and with the name of who verifies it.',
  markets: UNION,
  types: ['corporate_page', 'corporate_section', 'page', 'campaign_page', 'home', 'news_article'],
  from: '2026-09-27',
  source: 'Directive (EU) 2024/825 (directive 2005/29/EC, article 6(2)(d)) (°)',
  find: (document) => {
    const language = languageOf(document.lang);
    const places = placesIn(document);
    const texts = places.flatMap(({ value }) => textsIn(value)).map((text) => text.toLowerCase());
    const aimed = places.find(({ value }) => textsIn(value).some((text) => TARGET[language].test(text.toLowerCase())));
    if (!aimed) return [];
    const isVerified = texts.some((text) => VERIFIED[language].test(text));
    const isPlanned = places.some(({ value }) => linksIn(value).some(({ url }) => url !== ''));
    return [
      ...(isVerified ? [] : [fault(aimed.path, 'targetUnverified')]),
      ...(isPlanned ? [] : [fault(aimed.path, 'targetUnplanned')]),
    ];
  },
};

export const ofClaims: readonly LawRule[] = [therapeutic, overstated, environment, forbiddenWords, targets];
