import type { RegulatoryClass } from '../../catalogue/product.ts';
import {
  BELGIUM,
  classOf,
  type Fault,
  FRANCE,
  fault,
  isFilled,
  type LawRule,
  linksIn,
  placesIn,
  textOf,
  textsIn,
  UNION,
} from '../rule.ts';
import type { TextKey } from '../texts/en.ts';
import { languageOf } from '../words.ts';

const FRENCH_PORTAL = /signalement\.social-sante\.gouv\.fr/;
const MEDICINES_PORTAL = /notifieruneffetindesirable\.be|eenbijwerkingmelden\.be/;
const NUTRIVIGILANCE = /health\.belgium\.be|health\.fgov\.be|nutrivigilance/;
const COSMETOVIGILANCE = /cosmetovig/;

type Address = { pattern: RegExp; name: TextKey };
/** Where an effect of a product is reported, by class; in France one portal receives all of them. */
const IN_BELGIUM: Partial<Readonly<Record<RegulatoryClass, Address>>> = {
  medicine_registered: { pattern: MEDICINES_PORTAL, name: 'address.medicines' },
  medicine_amm: { pattern: MEDICINES_PORTAL, name: 'address.medicines' },
  supplement: { pattern: NUTRIVIGILANCE, name: 'address.food' },
  food: { pattern: NUTRIVIGILANCE, name: 'address.food' },
  cosmetic: {
    pattern: COSMETOVIGILANCE,
    name: 'address.cosmetics',
  },
};
const REPORTED = ['medicine_registered', 'medicine_amm', 'supplement', 'food', 'cosmetic'] as const;

/** Text and addresses of a field, in lower case. */
const plainText = (value: unknown): string =>
  [textOf(value), ...linksIn(value).map(({ url }) => url)].join('\n').toLowerCase();

const inFrance: LawRule = {
  id: 'vigilance-france',
  what: 'In France effects are reported on signalement.social-sante.gouv.fr, for every class.',
  markets: FRANCE,
  types: ['product'],
  classes: REPORTED,
  from: '2017-03-13',
  source: 'Code de la santé publique, R1413-58 and L5121-25, L1323-1, L513-10-6 (°)',
  find: ({ data }) =>
    isFilled(data.components) || FRENCH_PORTAL.test(plainText(data.precautions))
      ? []
      : [fault('precautions', 'reportFrance')],
};

const inBelgium: LawRule = {
  id: 'vigilance-belgium',
  what: 'In Belgium effects of medicines go to the medicines agency, those of supplements and of cosmetics to the SPF Santé publique.',
  markets: BELGIUM,
  types: ['product'],
  classes: REPORTED,
  from: '2013-07-11',
  source:
    'Belgium: arrêté royal 14.12.2006 (medicines); Regulation (EC) 1223/2009, article 23; SPF Santé publique, nutrivigilance (°)',
  find: (document): Fault[] => {
    const address = IN_BELGIUM[classOf(document) ?? 'accessory'];
    const text = plainText(document.data.precautions);
    if (!address || isFilled(document.data.components)) return [];
    const misled = address.pattern !== MEDICINES_PORTAL && MEDICINES_PORTAL.test(text);
    return [
      ...(address.pattern.test(text) ? [] : [fault('precautions', 'reportTo', { address: { text: address.name } })]),
      ...(misled ? [fault('precautions', 'medicinesPortal')] : []),
      ...(FRENCH_PORTAL.test(text) ? [fault('precautions', 'frenchPortal')] : []),
    ];
  },
};

const COSMETIC = { fr: /cosmétique/, nl: /cosmetic/ } as const;
const MEDICINE = { fr: /médicament/, nl: /geneesmiddel/ } as const;

const onPages: LawRule = {
  id: 'vigilance-belgium-pages',
  what: 'A Belgian page that speaks of effects of cosmetics alone does not lead to the medicines agency, and none leads to the French portal.',
  markets: BELGIUM,
  types: ['advice', 'faq_question', 'news_article', 'page'],
  from: '2013-07-11',
  source: 'Regulation (EC) 1223/2009, article 23; Belgium: arrêté royal 14.12.2006 (medicines) (°)',
  find: (document) =>
    placesIn(document).flatMap(({ path, value }): Fault[] => {
      const text = plainText(value);
      const language = languageOf(document.lang);
      const isOfCosmetics = COSMETIC[language].test(text) && !MEDICINE[language].test(text);
      return [
        ...(isOfCosmetics && MEDICINES_PORTAL.test(text) ? [fault(path, 'medicinesPortal')] : []),
        ...(FRENCH_PORTAL.test(text) ? [fault(path, 'frenchPortal')] : []),
      ];
    }),
};

const NEVER = {
  fr: /jamais (?:d'|une |aucune |la moindre )?informations? (?:sur|de|concernant) votre santé/,
  nl: /nooit (?:\p{L}+ ){0,4}over uw gezondheid/u,
} as const;

const health: LawRule = {
  id: 'privacy-health-data',
  what: 'No page says that health data are never asked for: a report of an effect is such data, and its recipients are named.',
  markets: UNION,
  types: ['legal_page', 'contact_page', 'faq_question', 'messages'],
  from: '2018-05-25',
  source: 'Regulation (EU) 2016/679, articles 5(1)(a), 9(2)(i) and 13',
  find: (document) =>
    placesIn(document)
      .filter(({ value }) => textsIn(value).some((text) => NEVER[languageOf(document.lang)].test(text.toLowerCase())))
      .map(({ path }) => fault(path, 'healthNever')),
};

export const ofVigilance: readonly LawRule[] = [inFrance, inBelgium, onPages, health];
