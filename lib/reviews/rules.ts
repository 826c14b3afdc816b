import { z } from 'zod';
import { CLAIMS, plainMarks, wordsIn } from '../compliance/words.ts';
import { type Fields, line, typedCode, typedText } from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';

export const RATINGS = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof RATINGS)[number];

/** Number of shown reviews for each rating. */
export type RatingCounts = Readonly<Record<Rating, number>>;

export const NO_RATINGS: RatingCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

export type Summary = {
  count: number;
  /** From 1 to 5, in tenths, rounded down: it is never overstated. */
  average: number;
  /** For each rating its number and its share in per cent, the best first. */
  shares: { rating: Rating; count: number; percent: number }[];
};

/** Average and distribution of the shown reviews; null without any. */
export function summaryOf(counts: RatingCounts): Summary | null {
  const count = RATINGS.reduce((sum, rating) => sum + counts[rating], 0);
  if (count === 0) return null;
  const points = RATINGS.reduce((sum, rating) => sum + rating * counts[rating], 0);
  return {
    count,
    average: Math.floor((10 * points) / count) / 10,
    shares: RATINGS.map((rating) => ({
      rating,
      count: counts[rating],
      percent: Math.round((100 * counts[rating]) / count),
    })),
  };
}

/** What is forbidden on the page of a product; a review is published on one. */
const WORDS = CLAIMS.filter(({ only }) => only?.includes('product') ?? true);

/** The words of a text that may attribute an effect on an illness to a product, as they were written. */
const claimsIn = (text: string) => wordsIn(plainMarks(text), WORDS);

/**
 * The first words of a text that attribute an effect on an illness to a product, as they were written; null for none.
 * The law holds the brand to it, whoever wrote it (directive 2001/83, article 1(2); regulation 1169/2011, article 7(3)).
 * A negation is enough to pass: to refuse a severe review is worse than to leave a sentence to the moderator.
 */
export const claimIn = (text: string): string | null => claimsIn(text).find(({ negated }) => !negated)?.said ?? null;

/** The words beside a negation, each once: a moderator reads whether they deny an effect or praise it. */
export const doubtfulIn = (text: string): string[] => [
  ...new Set(claimsIn(text).flatMap(({ negated, said }) => (negated ? said : []))),
];

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const SHORT = `${DAY}/${MONTH}/\\d\\d`;
/**
 * Dates, months, several years, a date whose year has two digits, from one to another, and marks such as 4/5: none within
 * other pairs of digits, as phone numbers have.
 */
const DATES = new RegExp(
  [
    `(?<!\\d[\\s./()-]{0,3})(?:${SHORT}\\s?-\\s?${SHORT}|${MONTH}/${YEAR}\\s?-\\s?${MONTH}/${YEAR})(?![./-]?\\d)`,
    '(?<![\\d./-])\\d{1,2}/(?:5|10|20)(?![\\d./-])',
    `(?<!\\d)${YEAR}(?:([./-])${MONTH}\\1${DAY}|(?:[\\s./-]${YEAR})+)(?!\\d)`,
    `(?<!\\d)${DAY}([\\s./-])${MONTH}\\2${YEAR}(?!\\d)`,
    `(?<!\\d[\\s./()-]{0,3})${DAY}([./-])${MONTH}\\3\\d\\d(?![./-]?\\d)`,
    `(?<!\\d[\\s./()-]{0,3})${MONTH}/${YEAR}(?![./-]?\\d)`,
  ].join('|'),
  'g',
);

/** A full stop without a space after it, and a word of French or Dutch that is also the end of a domain: "vite.Lu hier". */
const DOMAIN = String.raw`[\p{L}\d-]\.(?:com|fr|be|nl|ch|tn|org|(?:net|lu|eu)(?!\s\p{L}))(?![\p{L}\d])`;
/** The same words without a capital: no sentence begins there. */
const LOWER_DOMAIN = /[\p{L}\d-]\.(?:net|lu|eu)(?![\p{L}\d])/u;
const CONTACT = new RegExp(String.raw`@|https?:|www\.|${DOMAIN}|(?:\d[\s./()-]{0,3}){9,}`, 'iu');

/** Whether a text names a place to reach somebody: it would be published. A phone number has nine digits. */
export const namesContact = (text: string): boolean =>
  CONTACT.test(text.replace(DATES, ';')) || LOWER_DOMAIN.test(text);

const PAGE_SIZE = 10;
/** The first ones, on the page of the product itself: it must stay light. */
const FIRST_SHOWN = 3;

export type ReviewPage = { page: number; pages: number; skip: number; take: number };

/**
 * What a page of the reviews shows. The first is on the page of the product; `?reviews=1` shows the ten newest.
 * @param requested the parameter in the address; anything else than a number is the product's own page
 */
export function pageOf(count: number, requested: string | null): ReviewPage {
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (!requested || !/^[1-9]\d{0,3}$/.test(requested)) return { page: 0, pages, skip: 0, take: FIRST_SHOWN };
  const page = Math.min(Number(requested), pages);
  return { page, pages, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE };
}

export const TEXT_LENGTH = { least: 20, most: 2_000 } as const;
const NAME_LENGTH = 40;

/** A review. Messages are keys of `submission.errors`; what it may not claim is checked by the server. */
export const reviewSchema = z.object({
  rating: typedCode('ratingRequired')
    .regex(/^[1-5]$/, 'ratingRequired')
    .transform(Number),
  title: line('reviewTitleRequired').refine((title) => !namesContact(title), 'reviewContact'),
  text: typedText('reviewRequired')
    .min(1, { error: 'reviewRequired', abort: true })
    .min(TEXT_LENGTH.least, problemText('reviewShort', { min: TEXT_LENGTH.least }))
    .max(TEXT_LENGTH.most, problemText('tooLong', { max: TEXT_LENGTH.most }))
    .refine((text) => !namesContact(text), 'reviewContact'),
  displayName: line('displayNameRequired', { least: 2, code: 'displayNameRequired' })
    .max(NAME_LENGTH, problemText('tooLong', { max: NAME_LENGTH }))
    .refine((name) => !namesContact(name), 'reviewContact'),
  agreement: z.literal('on', { error: 'reviewAgreementRequired' }),
});

export const reviewFields: Fields = {
  rating: 'text',
  title: 'text',
  text: 'text',
  displayName: 'text',
  agreement: 'text',
};
