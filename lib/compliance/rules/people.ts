import { choiceOf } from '../../services/prismic/selects.ts';
import { isFilled, placesIn, textOf, textsIn } from '../document.ts';
import { EVERYWHERE, FRANCE, type LawRule, UNION } from '../rule.ts';
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
    const paid = typeof least === 'number' || typeof most === 'number';
    return [
      ...(paid ? [] : [{ field: 'pay_min', sentence: 'the offer is open and does not say what it pays' }]),
      ...(typeof least === 'number' && typeof most === 'number' && least > most
        ? [{ field: 'pay_min', sentence: `the least pay, ${least}, is more than the most, ${most}` }]
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
      : [{ field: 'collective_agreement', sentence: 'the offer is open and names no collective agreement' }],
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
      .map(({ path }) => ({
        field: path,
        sentence: 'asks for a consent that cannot be refused: let it say that the information was read',
      })),
};

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
    return SOURCE.test(whole)
      ? []
      : [{ field: 'slices', sentence: 'a section for the professionals of the directory is missing, with its source' }];
  },
};

const extract: LawRule = {
  id: 'directory-extract',
  what: 'The directory names who published its extract, and the date of the extract.',
  markets: FRANCE,
  types: ['directory_source'],
  from: '2017-04-27',
  source: 'Licence Ouverte 2.0; code des relations entre le public et l’administration, L323-2',
  find: ({ data }) =>
    ['source', 'extracted_on']
      .filter((field) => !isFilled(data[field]))
      .map((field) => ({ field, sentence: 'is missing: pages print it beside the results' })),
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
const expiryOf = (day: string): string => `${Number(day.slice(0, 4)) + 3}${day.slice(4)}`;

const statement: LawRule = {
  id: 'accessibility-statement',
  what: 'The accessibility statement has all its parts and is not older than three years.',
  markets: UNION,
  types: ['accessibility_statement'],
  from: '2019-07-26',
  source: 'Loi 2005-102, article 47; décret 2019-768; directive (EU) 2019/882, annex V',
  find: ({ data }, { day }) => [
    ...PARTS.filter((part) => !isFilled(data[part])).map((field) => ({
      field,
      sentence: 'this part of the statement is missing',
    })),
    ...(textsIn(data.established_on).some((established) => expiryOf(established) < day)
      ? [{ field: 'established_on', sentence: 'the statement is older than three years: establish it anew' }]
      : []),
  ],
};

export const ofPeople: readonly LawRule[] = [pay, agreement, consent, directory, extract, statement];
