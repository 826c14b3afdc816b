import { isMedicine } from '../../catalogue/product.ts';
import { choiceOf } from '../../services/prismic/selects.ts';
import {
  bothLanguages,
  classOf,
  EVERYWHERE,
  type Fault,
  fault,
  isFilled,
  type LawRule,
  type LegalDocument,
  missing,
  type Target,
  targetsIn,
  textOf,
  UNION,
  wordFaults,
} from '../rule.ts';
import { AILMENTS } from '../words.ts';

const REGISTERED = { types: ['product'], classes: ['medicine_registered'] } as const;
const MEDICINES = { types: ['product'], classes: ['medicine_registered', 'medicine_amm'] } as const;

/** Fields that would count as an indication if filled. */
const INDICATING = {
  benefits: 'indicationBenefits',
  needs: 'indicationNeeds',
} as const;

/** Fields that must mention complaints: when to ask a doctor, and the sentences required by law. */
const SAFETY = new Set(['precautions', 'mention', 'leaflets', 'faq']);

const INDICATIONS = bothLanguages(
  `indiqué\\p{L}* (?:dans|en cas|pour|contre)|(?:favoris|aid|contribu)\\p{L}+ (?:à|le|la|l'|les)|${AILMENTS.fr}|bleus|bosses|courbatures?|ecchymoses?|contusions?|stress|nervosité`,
  `aangewezen (?:bij|voor|tegen)|(?:helpt|draagt bij|bevordert)|${AILMENTS.nl}|blauwe plekken|builen|spierpijn|kneuzing\\p{L}*|stress|nervositeit`,
  'indicationWord',
);

const noIndication: LawRule = {
  id: 'registered-no-indication',
  what: 'A medicine registered without indication has no field and no word that indicates something.',
  markets: EVERYWHERE,
  ...REGISTERED,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, articles 14 and 69; code de la santé publique, L5121-13',
  find: (document) => [
    ...Object.entries(INDICATING)
      .filter(([field]) => isFilled(document.data[field]))
      .map(([field, message]) => fault(field, message)),
    ...wordFaults(document, INDICATIONS).filter(({ field }) => !SAFETY.has(field.replace(/[[.].*/, ''))),
  ],
};

const DOSE = bothLanguages(
  '\\d+ (?:granules?|gouttes?|globules?|doses?) (?:par|fois|le matin|matin|trois)|(?:une|deux|trois|quatre|cinq|\\d+) fois par jour|posologie',
  '\\d+ (?:korrels?|druppels?|globuli|doses|unidoses) (?:per|\\p{L}+maal)|(?:een|twee|drie|vier|vijf|\\d+) ?(?:keer|maal) per dag|dosering',
  'dosageWord',
);

const noDosage: LawRule = {
  id: 'registered-no-dosage',
  what: 'A medicine registered without indication has no dosage; method and route of administration stay.',
  markets: EVERYWHERE,
  ...REGISTERED,
  from: '2020-04-23',
  source: 'Directive 2001/83/EC, article 69; CJEU 23.4.2020, C-101/19 and C-102/19',
  find: (document) => [
    ...['dosage', 'dosage_intro']
      .filter((field) => isFilled(document.data[field]))
      .map((field) => fault(field, 'dosageField')),
    ...wordFaults(document, DOSE, ['usage', 'intro', 'faq']),
  ],
};

const SELLING = bothLanguages(
  'incontournables?|indispensables?|idéal\\p{L}*|préférée?s?|favorie?s?|fidèles?|compagn\\p{L}+|vedettes?|best-?seller|nouveautés?|exceptionnel\\p{L}*|cueilli\\p{L}*|pleine floraison|fraîche?s?|savoir-faire|tradition\\p{L}*|rituels?|(?:en|tout en) douceur|meilleure?s?',
  'onmisba\\p{L}+|ideaal|ideale|favoriet\\p{L}*|trouwe?|metgezel\\p{L}*|bestseller|nieuwigheid|uitzonderlijk\\p{L}*|geplukt\\p{L}*|volle bloei|verse?|vakmanschap|traditie\\p{L}*|ritueel|rituelen|beste',
  'sellingWord',
);

const labelOnly: LawRule = {
  id: 'registered-label-only',
  what: 'The introduction of a medicine registered without indication states its label: no selling words, no badge, no quotation.',
  markets: EVERYWHERE,
  ...REGISTERED,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, article 100; code de la santé publique, R5121-146; Belgium: arrêté royal 7.4.1995',
  find: (document) => [
    ...(isFilled(document.data.badge) ? [fault('badge', 'badge')] : []),
    ...wordFaults(document, SELLING, ['title', 'subtitle', 'intro', 'meta_title', 'meta_description']),
  ],
};

const STORIES = ['news_article', 'advice', 'campaign_page', 'home'];

const storiesEnd: LawRule = {
  id: 'registered-no-story',
  what: 'Stories and campaigns lead to the plant and its fields, never to a medicine registered without indication.',
  markets: EVERYWHERE,
  types: STORIES,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, article 100; code de la santé publique, R5121-146',
  find: (document, { linked }) =>
    targetsIn(document, linked)
      .filter(({ target }) => classOf(target) === 'medicine_registered')
      .map(({ path, target }) => fault(path, 'storyLeads', { title: textOf(target.data.title) })),
};

const prescribed: LawRule = {
  id: 'prescription-not-advertised',
  what: 'A medicine on prescription is not advertised: it has no badge, and stories and campaigns do not lead to it.',
  markets: EVERYWHERE,
  types: ['product', ...STORIES],
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, article 88(1); code de la santé publique, L5122-6',
  find(document, { linked }) {
    const isPrescribed = (product: Pick<LegalDocument, 'type' | 'data'>): boolean =>
      isMedicine(classOf(product)) && product.data.prescription === true;
    if (document.type === 'product')
      return isPrescribed(document) && isFilled(document.data.badge) ? [fault('badge', 'badge')] : [];
    return targetsIn(document, linked)
      .filter(({ target }) => isPrescribed(target))
      .map(({ path, target }) => fault(path, 'prescriptionLeads', { title: textOf(target.data.title) }));
  },
};

/** Targets that a medicine's page may not link to: the shop itself, and products that can be added to its cart. */
function shopBehind({ path, target }: Target): Fault | null {
  if (target.type === 'shop_page') return fault(path, 'medicineLeadsShop');
  return target.type === 'product' && target.data.shop_product_id
    ? fault(path, 'medicineLeadsSold', { title: textOf(target.data.title) })
    : null;
}

const notSold: LawRule = {
  id: 'medicine-not-sold',
  what: 'A medicine has no shop product, and its page leads neither to the shop nor to what is sold.',
  markets: EVERYWHERE,
  ...MEDICINES,
  from: '2013-07-12',
  source: 'Code de la santé publique, L5125-33 and R5125-70; Belgium: arrêté royal 21.1.2009, article 29',
  find: (document, { linked }) => [
    ...(isFilled(document.data.shop_product_id) ? [fault('shop_product_id', 'medicineSold')] : []),
    ...targetsIn(document, linked).flatMap((each) => shopBehind(each) ?? []),
  ],
};

/** Where an editor puts products in a row: a carousel, the products beside an advice and a product, and those in a box. */
const IN_ROW =
  /^(?<row>related|related_products|components|.* product_carousel\]\.products)\[\d+\]\.(?:product|component)$/;
/** Rows of a product's page: what is sold stands beside them. */
const BESIDE = ['related', 'components'];

const isSold = (document: Pick<LegalDocument, 'type' | 'data'>): boolean =>
  document.type === 'product' && !isMedicine(classOf(document)) && isFilled(document.data.shop_product_id);

const oneKind: LawRule = {
  id: 'medicine-own-row',
  what: 'A row of products, or a box, has medicines or what is sold, never both; nor do the products beside one that is sold.',
  markets: UNION,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, articles 90(g) and 100; code de la santé publique, R5122-4',
  find(document, { linked }) {
    // What its page shows beside itself: notSold.
    if (isMedicine(classOf(document))) return [];
    const shown = targetsIn(document, linked).flatMap((each) => {
      const row = IN_ROW.exec(each.path)?.groups?.row;
      return row ? [{ ...each, row }] : [];
    });
    return [...Map.groupBy(shown, ({ row }) => row)]
      .filter(
        ([row, cards]) => cards.some(({ target }) => isSold(target)) || (BESIDE.includes(row) && isSold(document)),
      )
      .flatMap(([, cards]) => cards.filter(({ target }) => isMedicine(classOf(target))))
      .map(({ path, row, target }) =>
        fault(path, row === 'components' ? 'medicineInBox' : 'medicineInRow', { title: textOf(target.data.title) }),
      );
  },
};

const noPraise: LawRule = {
  id: 'medicine-no-praise',
  what: 'Nobody recommends a medicine to the public: no quotation.',
  markets: EVERYWHERE,
  ...MEDICINES,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, article 90(f); code de la santé publique, R5122-4',
  find: ({ data }) => (isFilled(data.quote_text) ? [fault('quote_text', 'quotation')] : []),
};

const SAID = {
  fr: /(?=.*médicament)(?=.*notice)(?=.*(?:pharmacien|médecin))/s,
  nl: /(?=.*geneesmiddel)(?=.*bijsluiter)(?=.*(?:apotheker|arts))/s,
} as const;

const mentions: LawRule = {
  id: 'medicine-mention',
  what: 'The mention of a medicine says that it is one, to read its leaflet and to ask the pharmacist.',
  markets: EVERYWHERE,
  ...MEDICINES,
  from: '2001-12-18',
  source:
    'Directive 2001/83/EC, article 89; code de la santé publique, R5122-3; Belgium: arrêté royal 7.4.1995, article 9 (°)',
  find: (document) => missing(document, 'mention', SAID, 'mentionMissing'),
};

const leaflets: LawRule = {
  id: 'medicine-leaflet',
  what: 'The leaflet of a medicine is on its page; in Belgium in both languages.',
  markets: UNION,
  ...MEDICINES,
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, articles 58 and 63; ANSM, charte internet (°)',
  find: ({ lang, data: { leaflets: rows } }) => {
    const found = (Array.isArray(rows) ? rows : []).map(({ language }) => choiceOf('leafletLanguage', language));
    const wanted = lang.endsWith('-be') ? (['fr', 'nl'] as const) : (['fr'] as const);
    return wanted
      .filter((language) => !found.includes(language))
      .map((language) => fault('leaflets', 'leafletMissing', { language: { text: `language.${language}` } }));
  },
};

const particulars: LawRule = {
  id: 'authorised-particulars',
  what: 'A medicine with an authorisation states its indication and its side effects, as its leaflet does.',
  markets: EVERYWHERE,
  types: ['product'],
  classes: ['medicine_amm'],
  from: '2001-12-18',
  source: 'Directive 2001/83/EC, articles 59(1) and 62; code de la santé publique, R5121-149 (°)',
  find: ({ data }) =>
    ['indication', 'side_effects'].filter((field) => !isFilled(data[field])).map((field) => fault(field, 'isMissing')),
};

export const ofMedicines: readonly LawRule[] = [
  noIndication,
  noDosage,
  labelOnly,
  storiesEnd,
  prescribed,
  notSold,
  oneKind,
  noPraise,
  mentions,
  leaflets,
  particulars,
];
