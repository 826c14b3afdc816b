import { choiceOf } from '../../services/prismic/selects.ts';
import {
  bothLanguages,
  type Fault,
  FRANCE,
  fault,
  isFilled,
  type LawRule,
  type LegalDocument,
  linksIn,
  placesIn,
  textOf,
  textsIn,
  UNION,
  wordFaults,
} from '../rule.ts';
import type { TextKey } from '../texts/en.ts';
import { languageOf } from '../words.ts';

type Mention = { pattern: Readonly<Record<'fr' | 'nl', RegExp>>; message: TextKey };

/** All text of a document, in lower case. */
const wholeOf = (document: LegalDocument): string =>
  placesIn(document)
    .map(({ value }) => textOf(value))
    .join('\n')
    .toLowerCase();

/** What a legal page of a kind must say somewhere. */
function missingMentions(document: LegalDocument, kind: string, mentions: readonly Mention[]): Fault[] {
  if (choiceOf('legalKind', document.data.kind as string | null) !== kind) return [];
  const whole = wholeOf(document);
  return mentions
    .filter(({ pattern }) => !pattern[languageOf(document.lang)].test(whole))
    .map(({ message }) => fault('slices', message));
}

const withdrawal: LawRule = {
  id: 'terms-withdrawal',
  what: 'The terms of sale name the online withdrawal function and where it is, and the fourteen days with their last day.',
  markets: UNION,
  types: ['legal_page'],
  from: '2026-06-19',
  source:
    'Directive (EU) 2023/2673; code de la consommation, L221-5, L221-19 and D221-5; Regulation 1182/71, article 3(4)',
  find: (document) =>
    missingMentions(document, 'terms_of_sale', [
      {
        pattern: {
          fr: /renoncer au contrat/,
          nl: /overeenkomst (?:hier )?herroepen|hier (?:de )?overeenkomst|herroepingsfunctie|herroep/,
        },
        message: 'withdrawalFunction',
      },
      {
        pattern: { fr: /quatorze jours|14 jours/, nl: /veertien dagen|14 dagen/ },
        message: 'withdrawalDays',
      },
      {
        pattern: { fr: /jour ouvrable suivant|premier jour ouvrable/, nl: /(?:eerst)?volgende werkdag|eerste werkdag/ },
        message: 'withdrawalWorkingDay',
      },
    ]),
};

const guarantee: LawRule = {
  id: 'terms-guarantee',
  what: 'The terms of sale state the legal guarantee, in France in the words of D211-2.',
  markets: UNION,
  types: ['legal_page'],
  from: '2022-10-01',
  source: 'Code de la consommation, D211-2; Belgium: ancien Code civil, articles 1649bis to 1649nonies',
  find: (document) =>
    missingMentions(document, 'terms_of_sale', [
      {
        pattern: document.lang === 'fr-fr' ? { fr: /d\. ?211-2/, nl: /d\. ?211-2/ } : { fr: /1649bis/, nl: /1649bis/ },
        message: 'guaranteeMissing',
      },
    ]),
};

const subscriptions: LawRule = {
  id: 'terms-subscriptions',
  what: 'Terms of sale that speak of subscriptions say that they renew, and that they are ended online.',
  markets: UNION,
  types: ['legal_page'],
  from: '2023-06-01',
  source: 'Code de la consommation, L215-1, L215-1-1 and L221-5; Belgium: Code de droit économique, VI.45 (°)',
  find: (document) =>
    /abonnement/.test(wholeOf(document))
      ? missingMentions(document, 'terms_of_sale', [
          {
            pattern: { fr: /renouvel/, nl: /verleng/ },
            message: 'subscriptionRenewal',
          },
          {
            pattern: { fr: /résili\p{L}+ en ligne/u, nl: /online op(?:ge)?zeg/ },
            message: 'subscriptionEnd',
          },
        ])
      : [],
};

const notice: LawRule = {
  id: 'legal-notice',
  what: 'The legal notice names the publisher, the head of publication and the host.',
  markets: FRANCE,
  types: ['legal_page'],
  from: '2004-06-22',
  source: 'Loi 2004-575 (LCEN), article 1-1',
  find: (document) =>
    missingMentions(document, 'legal_notice', [
      { pattern: { fr: /siège/, nl: /zetel/ }, message: 'seatMissing' },
      {
        pattern: { fr: /(?:direct\p{L}+) de (?:la )?publication/u, nl: /uitgever/ },
        message: 'publicationHeadMissing',
      },
      { pattern: { fr: /hébergement|hébergeur/, nl: /hosting/ }, message: 'hostMissing' },
    ]),
};

const mediator: LawRule = {
  id: 'mediator-site',
  what: 'The mediator of consumer disputes is named with an address and a website.',
  markets: UNION,
  types: ['settings'],
  from: '2016-01-01',
  source: 'Code de la consommation, L612-1, L616-1 and R616-1; Belgium: Code de droit économique, XIV.3 (°)',
  find: ({ data }) => [
    ...(isFilled(data.mediator_name) ? [] : [fault('mediator_name', 'mediatorMissing')]),
    ...(linksIn(data.mediator_site).length > 0 ? [] : [fault('mediator_site', 'mediatorSiteMissing')]),
  ],
};

const producer: LawRule = {
  id: 'producer-identifiers',
  what: 'The unique identifiers of the producer, one for each scheme of extended responsibility, are published.',
  markets: FRANCE,
  types: ['settings'],
  from: '2022-01-01',
  source: "Code de l'environnement, L541-10-13 and R541-173",
  find: ({ data }) =>
    placesIn({ data: { rows: data.producer_identifiers } }).some(
      ({ path, value }) => path.endsWith('.identifier') && isFilled(value),
    )
      ? []
      : [fault('producer_identifiers', 'producerMissing')],
};

const platform: LawRule = {
  id: 'no-odr-platform',
  what: 'Nothing links to the European platform of online disputes, which is closed.',
  markets: UNION,
  from: '2025-07-20',
  source: 'Regulation (EU) 2024/3228',
  find: (document) =>
    placesIn(document)
      .filter(({ value }) => linksIn(value).some(({ url }) => /ec\.europa\.eu\/(?:consumers\/)?odr/.test(url)))
      .map(({ path }) => fault(path, 'odrLink')),
};

/** Nothing is sold in Tunisia, where pharmacies have the monopoly: its texts do not mention buying. */
const SHOP_WORDS = bothLanguages(
  'paniers?|livraisons?|command(?:es?|er|ez|ons|ent)|boutiques?|prix',
  '(?!)',
  'shopWord',
);

const noShop: LawRule = {
  id: 'no-shop-tunisia',
  what: 'Nothing is sold in Tunisia: its texts do not mention buying.',
  markets: ['fr-tn'],
  from: '1973-08-03',
  source: 'Tunisia: loi 73-55 of 3 August 1973 (monopoly of pharmacies) (°)',
  find: (document) => wordFaults(document, SHOP_WORDS),
};

/** A number of days after these words is a deadline; working days from and to are what the carriers say. */
const DEADLINE = {
  fr: /(?:dans les|sous|en moins de) (?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze)(?: (?:jours?|heures?)| ?h)(?!\p{L}| ouvr)/u,
  nl: /binnen (?:de )?(?:\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|vijftien) (?:dag(?:en)?|uur)/u,
} as const;
const DELIVERED = {
  fr: /livré|livrons|expédi|(?:colis|commande)s? (?:part|arriv)|chez vous|vous (?:le |la |les )?rece(?:vez|vrez)/u,
  nl: /gelever|leveren|verzend|verstu|(?:pakje|bestelling) (?:vertrekt|komt)|bij u (?:thuis|in huis)|ontvangt u|u ontvangt/u,
} as const;
/** Periods of the law: refunds, returns and claims. */
const OTHER_PERIOD = {
  fr: /rembours|rétract|renvoy|retour|réclam/,
  nl: /terugbeta|herroep|terugstu|retour|klacht/,
} as const;

/** What a customer would be told to do in time. */
const CLAIMED = {
  fr: /(?:écrivez|signalez|prévenez|contactez|alertez|avez)[^.]* (?:signaler|nous|abîmé|incomplet|cassé)|réclamation/,
  nl: /(?:meld|schrijf|laat|verwittig|contacteer)\p{L}*[^.]*(?:ons|beschadigd|onvolledig|gebrek)|klacht/u,
} as const;
const ANSWERED = { fr: /répond|rembours|rétract|renvoy/, nl: /antwoord|terugbeta|herroep|terugstu/ } as const;

const promise: LawRule = {
  id: 'delivery-deadline',
  what: 'A time of delivery is said in working days, from and to; nobody loses a right by complaining after some days.',
  markets: UNION,
  types: [
    'legal_page',
    'faq_question',
    'shop_page',
    'product',
    'pre_header',
    'home',
    'campaign_page',
    'page',
    'messages',
  ],
  from: '2022-01-01',
  source:
    'Code de la consommation, L216-1, L216-6 and L217-3; Belgium: Code de droit économique, VI.43, ancien Code civil, article 1649quater (°)',
  find: (document) => {
    const language = languageOf(document.lang);
    const messageOf = (sentence: string): 'deliveryDeadline' | 'claimDeadline' | null => {
      if (!DEADLINE[language].test(sentence)) return null;
      if (DELIVERED[language].test(sentence) && !OTHER_PERIOD[language].test(sentence)) return 'deliveryDeadline';
      return CLAIMED[language].test(sentence) && !ANSWERED[language].test(sentence) ? 'claimDeadline' : null;
    };
    return placesIn(document).flatMap(({ path, value }) =>
      textsIn(value)
        .flatMap((text) => text.split(/(?<=[.!?;])\s/))
        .flatMap((quote) => {
          const message = messageOf(quote.toLowerCase());
          return message ? [{ ...fault(path, message), quote }] : [];
        }),
    );
  },
};

export const ofShop: readonly LawRule[] = [
  withdrawal,
  guarantee,
  subscriptions,
  notice,
  mediator,
  producer,
  platform,
  promise,
  noShop,
];
