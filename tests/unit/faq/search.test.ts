import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUERY, searchFaq } from '../../../lib/faq/search.ts';
import type { Faq, Question } from '../../../lib/faq/types.ts';

const question = (text: string, ...answer: string[]): Question =>
  ({
    uid: text,
    data: { question: text, answer: answer.map((each) => ({ type: 'paragraph', text: each, spans: [] })) },
  }) as unknown as Question;
const faq = [
  {
    category: {},
    questions: [
      question('Combien coûte la livraison ?', 'En point relais, rien dès 39 € d’achat.', 'À domicile, 5,90 €.'),
      question('Où livrez-vous ?', 'En France métropolitaine. La livraison part de l’entrepôt de Die.'),
      question('Mon colis est abîmé', 'Envoyez-nous une photo de l’emballage.'),
    ],
  },
  {
    category: {},
    questions: [
      question('Que contient un œuf de granules ?', 'Rien : une prise de cinq granules est une prise de sucre.'),
      question('Quel est le prix d’un tube ?', 'Votre pharmacie le fixe. Les cadeaux n’en ont pas.'),
      question('Hoe bewaar ik mijn crème?', 'Bij kamertemperatuur, buiten het bereik van kinderen.'),
    ],
  },
] as unknown as Faq;
const uids = (query: string) => searchFaq(faq, query).map(({ uid }) => uid);

describe('a word is found', () => {
  test.each([
    ['without its accents', 'abime', ['Mon colis est abîmé']],
    ['with accents that nobody wrote', 'cólïs', ['Mon colis est abîmé']],
    ['with accents in two characters', 'abi\u0302me\u0301', ['Mon colis est abîmé']],
    ['in capitals', 'COLIS', ['Mon colis est abîmé']],
    ['with a ligature', 'œuf', ['Que contient un œuf de granules ?']],
    ['without its ligature', 'oeuf', ['Que contient un œuf de granules ?']],
    ['behind an apostrophe, curled or not', "l'emballage", ['Mon colis est abîmé']],
    ['by its beginning', 'emball', ['Mon colis est abîmé']],
    ['in the plural', 'emballages', ['Mon colis est abîmé']],
    ['in the singular', 'cadeau', ['Quel est le prix d’un tube ?']],
    ['in a plural with an x', 'cadeaux', ['Quel est le prix d’un tube ?']],
    ['in any paragraph of the answer', 'domicile', ['Combien coûte la livraison ?']],
    ['that ends like a plural, and is none', 'prix', ['Quel est le prix d’un tube ?']],
    ['in Dutch', 'creme', ['Hoe bewaar ik mijn crème?']],
  ])('%s', (_, query, expected) => {
    expect(uids(query)).toEqual(expected);
  });
});

describe('a question', () => {
  test('that holds the words itself stands before one whose answer does', () => {
    expect(uids('livraison')).toEqual(['Combien coûte la livraison ?', 'Où livrez-vous ?']);
    expect(uids('livraison die')).toEqual(['Où livrez-vous ?']);
  });

  test('of equal worth stays in the order of the editor', () => {
    expect(uids('rien')).toEqual(['Combien coûte la livraison ?', 'Que contient un œuf de granules ?']);
  });

  test('is found by all its words, in whatever order', () => {
    expect(uids('relais coûte point')).toEqual(['Combien coûte la livraison ?']);
    expect(uids('relais pharmacie')).toEqual([]);
  });
});

describe('nothing is found for', () => {
  test.each(['', '   ', '?', 'à', 'd’', '5', '.*', '<script>', '\u0000', 'inconnu'])('%j', (query) => {
    expect(uids(query)).toEqual([]);
  });

  test('the end of a word', () => {
    expect(uids('vraison')).toEqual([]);
  });
});

test.each(['colis (abîmé', 'colis+abîmé', '"colis" \\abîmé\\', 'colis%00abîmé%'])(
  '%j is read as its words',
  (query) => {
    const expected = query.includes('%') ? [] : ['Mon colis est abîmé'];
    expect(uids(query)).toEqual(expected);
  },
);

test('no more of a long text is read than its beginning', () => {
  expect(uids(`${'colis '.repeat(20)}inconnu`)).toEqual(['Mon colis est abîmé']);
  expect(uids(`${' '.repeat(MAX_QUERY)}colis`)).toEqual([]);
});

test('whatever is asked, questions are found once each, and only questions that there are', () => {
  const known = faq.flatMap(({ questions }) => questions);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = searchFaq(faq, query);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((each) => known.includes(each))).toBe(true);
    }),
  );
});

test('the order in which questions were given is left as it is', () => {
  const before = faq.map(({ questions }) => [...questions]);
  searchFaq(faq, 'livraison');
  expect(faq.map(({ questions }) => questions)).toEqual(before);
});
