import { choiceOf } from '../../services/prismic/selects.ts';
import { EVERYWHERE, FRANCE, fault, isFilled, type LawRule, placesIn, textOf, textsIn, UNION } from '../rule.ts';
import type { TextKey } from '../texts/en.ts';
import { languageOf } from '../words.ts';

const OFFERS = { types: ['job_offer'] } as const;

const pay: LawRule = {
  id: 'job-pay',
  what: 'An open job offer states its pay or its range.',
  markets: EVERYWHERE,
  ...OFFERS,
  from: '2026-06-07',
  source: 'Directive (EU) 2023/970, article 5(1)(a) (the French and Belgian laws were not found)',
  find: ({ data: { closed, pay_min: least, pay_max: most } }) => {
    if (closed === true) return [];
    // An upper limit alone is shown nowhere.
    const paid = typeof least === 'number';
    return [
      ...(paid ? [] : [fault('pay_min', 'payMissing')]),
      ...(typeof least === 'number' && typeof most === 'number' && least > most
        ? [fault('pay_min', 'payReversed', { least: String(least), most: String(most) })]
        : []),
    ];
  },
};

const agreement: LawRule = {
  id: 'job-collective-agreement',
  what: 'An open offer of employment names the collective agreement that applies.',
  markets: UNION,
  ...OFFERS,
  from: '2026-06-07',
  source: 'Directive (EU) 2023/970, article 5(1)(b)',
  find: ({ data }) =>
    data.closed === true ||
    choiceOf('contract', data.contract as string | null) === 'stage_alternance_vie' ||
    isFilled(data.collective_agreement)
      ? []
      : [fault('collective_agreement', 'agreementMissing')],
};

const CONSENTED = {
  fr: /^(?:j'accepte|je consens|je donne mon accord)/,
  nl: /^ik (?:ga (?:er ?mee |ermee )?akkoord|stem in|geef toestemming)/,
} as const;

const consent: LawRule = {
  id: 'application-information',
  what: 'An applicant confirms having read how the data are used; a compulsory consent would not be free.',
  markets: UNION,
  types: ['messages'],
  from: '2018-05-25',
  source: 'Regulation (EU) 2016/679, articles 6(1)(b), 7(4) and 13',
  find: ({ lang, data }) =>
    placesIn({ data })
      .filter(
        ({ path, value }) =>
          path.endsWith('application.agreement') && CONSENTED[languageOf(lang)].test(textOf(value).toLowerCase()),
      )
      .map(({ path }) => fault(path, 'consentForced')),
};

const expiryOf = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const SOURCE = /rpps|annuaire santé|finess|agence du numérique en santé/;

const directory: LawRule = {
  id: 'privacy-directory',
  what: 'The privacy page informs the professionals of the directory: source, purpose and rights.',
  markets: FRANCE,
  types: ['legal_page'],
  from: '2018-05-25',
  source: 'Regulation (EU) 2016/679, article 14',
  find: (document) => {
    if (choiceOf('legalKind', document.data.kind as string | null) !== 'privacy') return [];
    const whole = placesIn(document)
      .map(({ value }) => textOf(value))
      .join('\n')
      .toLowerCase();
    return SOURCE.test(whole) ? [] : [fault('slices', 'directorySection')];
  },
};

const extract: LawRule = {
  id: 'directory-extract',
  what: 'The directory names who published its extract, and the date of the extract, of the last twelve months.',
  markets: FRANCE,
  types: ['directory_source'],
  from: '2017-04-27',
  source:
    'Licence Ouverte 2.0; code des relations entre le public et l’administration, L323-2; Regulation (EU) 2016/679, article 5(1)(d)',
  find: ({ data }, { day }) => [
    ...['source', 'extracted_on']
      .filter((field) => !isFilled(data[field]))
      .map((field) => fault(field, 'extractMissing')),
    ...textsIn(data.extracted_on).flatMap((extracted) => {
      if (extracted > day) return [fault('extracted_on', 'extractAhead')];
      return expiryOf(extracted, 1) < day ? [fault('extracted_on', 'extractOld')] : [];
    }),
  ],
};

const PARTS = [
  'entity',
  'status',
  'scope',
  'results',
  'established_on',
  'technologies',
  'contact',
  'recourse',
] as const;
/** A statement is valid for three years. */
const VALID = 3;

const statement: LawRule = {
  id: 'accessibility-statement',
  what: 'The accessibility statement has all its parts and is not older than three years.',
  markets: UNION,
  types: ['accessibility_statement'],
  from: '2019-07-26',
  source: 'Loi 2005-102, article 47; décret 2019-768; directive (EU) 2019/882, annex V',
  find: ({ data }, { day }) => [
    ...PARTS.filter((part) => !isFilled(data[part])).map((field) => fault(field, 'statementPart')),
    ...(textsIn(data.established_on).some((established) => expiryOf(established, VALID) < day)
      ? [fault('established_on', 'statementOld')]
      : []),
  ],
};

/** Both belong to the service, whoever runs them. */
const STEPS = {
  fr: { payment: /paiement|payer/, account: /mot de passe|connexion|connect/ },
  nl: { payment: /betaal|betaling|betalen/, account: /wachtwoord|aanmeld|inlog/ },
} as const;

const service: LawRule = {
  id: 'accessibility-service',
  what: 'The accessibility statement counts payment and sign-in, or says that they are not assessed.',
  markets: UNION,
  types: ['accessibility_statement'],
  from: '2025-06-28',
  source: 'Directive (EU) 2019/882, annex I, section IV(f), and annex V; France: loi 2023-171, article 16 (°)',
  find: ({ lang, data }) => {
    const whole = placesIn({ data })
      .map(({ value }) => textOf(value))
      .join('\n')
      .toLowerCase();
    const { payment, account } = STEPS[languageOf(lang)];
    return [
      ...(payment.test(whole) ? [] : [fault('scope', 'statementPayment')]),
      ...(account.test(whole) ? [] : [fault('scope', 'statementAccount')]),
    ];
  },
};

/** What the law wants beside or behind reviews, by the message that says it. */
const REVIEW_TEXTS: readonly (readonly [
  path: string,
  says: Readonly<Record<'fr' | 'nl', RegExp>>,
  message: TextKey,
])[] = [
  ['reviews.section.checked', { fr: /relu|vérifi|contrôl/, nl: /nagelezen|gecontroleerd/ }, 'reviewChecked'],
  ['reviews.section.checked', { fr: /récent/, nl: /nieuw naar oud|recent/ }, 'reviewOrder'],
  [
    'reviews.section.by',
    { fr: /\{ordered\}[\s\S]*\{published\}/, nl: /\{ordered\}[\s\S]*\{published\}/ },
    'reviewDates',
  ],
  ['reviews.how.check.text', { fr: /compare|contrôl|vérifi/, nl: /vergelijkt|controleer/ }, 'reviewHow'],
  ['reviews.how.refuse.text', { fr: /raison/, nl: /reden/ }, 'reviewRefusal'],
  ['reviews.how.paid.text', { fr: /aucune|contre/, nl: /geen|tegenprestatie/ }, 'reviewPaid'],
  ['reviews.how.kept.text', { fr: /\{years\}/, nl: /\{years\}/ }, 'reviewKept'],
];

const reviewInformation: LawRule = {
  id: 'reviews-information',
  what: 'The texts about reviews say whether and how they are checked, their dates and order, what is given for them, how long they are kept, and that a refusal has a reason.',
  markets: UNION,
  types: ['messages'],
  from: '2018-01-01',
  source:
    'France: code de la consommation, L111-7-2 and D111-16 to D111-19; directive (EU) 2019/2161 (directive 2005/29/EC, article 7(6) and annex I, 23b and 23c); Belgium: Code de droit économique, VI.99 and VI.100 (°)',
  find: ({ lang, data }) => {
    const texts = new Map(placesIn({ data }).map(({ path, value }) => [path, textOf(value).toLowerCase()]));
    return REVIEW_TEXTS.filter(([path, says]) => {
      const text = texts.get(path);
      return text !== undefined && !says[languageOf(lang)].test(text);
    }).map(([field, , message]) => fault(field, message));
  },
};

const REVIEWERS = { fr: /vos avis|les avis/, nl: /beoordelingen/ } as const;

const reviewPrivacy: LawRule = {
  id: 'privacy-reviews',
  what: 'The privacy page names the reviews of products among the purposes.',
  markets: UNION,
  types: ['legal_page'],
  from: '2018-05-25',
  source: 'Regulation (EU) 2016/679, article 13',
  find: (document) => {
    if (choiceOf('legalKind', document.data.kind as string | null) !== 'privacy') return [];
    const texts = placesIn(document).map(({ value }) => textOf(value).toLowerCase());
    return texts.some((text) => REVIEWERS[languageOf(document.lang)].test(text))
      ? []
      : [fault('slices', 'privacyReviews')];
  },
};

export const ofPeople: readonly LawRule[] = [
  pay,
  agreement,
  consent,
  directory,
  extract,
  statement,
  service,
  reviewInformation,
  reviewPrivacy,
];
