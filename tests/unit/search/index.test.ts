import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../lib/platform/markets.ts';
import type { IndexedEntry } from '../../../lib/search/entries.ts';
import { createIndex, inSlices } from '../../../lib/search/index.ts';
import { entry } from './entry.ts';

async function indexOf(language: Language, entries: readonly IndexedEntry[]) {
  const index = createIndex(language);
  await index.fill(entries);
  return index;
}

const french = await indexOf('fr', [
  entry('Mieux dormir', { text: 'Le sommeil se prépare. Une tisane, un livre, et la nuit vient.' }),
  entry('Le sommeil des bébés', { text: 'Un nourrisson dort seize heures.' }),
  entry('Crème au souci', { kind: 'product', text: 'Pour les mains sèches, sans parfum. Un œuf de crème suffit.' }),
  entry('Livraison', { kind: 'faq', text: 'Les colis partent de Die. La crème voyage bien l’hiver.' }),
  entry('Homéopathie', { kind: 'corporate', text: 'Des granules, cinq à la fois. Vitamine D.' }),
]);
const dutch = await indexOf('nl', [
  entry('Beter slapen', { text: 'Slaap komt vanzelf. Een kruidenthee helpt bij het inslapen.' }),
  entry('Avondthee', { text: 'Thee van kruiden voor de avond.' }),
  entry('Zwangerschap', { text: 'Vraag raad aan uw vroedvrouw. Problemen met slapen komen voor.' }),
  entry('Tweeëntwintig planten', { text: 'Crèmes en balsems.' }),
]);
const numbers = await indexOf('fr', [
  entry('Trois gestes', { text: '3 gestes, 5 minutes' }),
  entry('Vitamine D'),
  entry('Granules', { text: 'Cinq à la fois.' }),
  entry('Dose', { text: '5 granules' }),
]);
const similar = await indexOf(
  'fr',
  ['Le transport', 'Minuit', 'La fermeture', 'Une année', 'Un champ', 'Remèdes homéopathiques'].map((title) =>
    entry(title),
  ),
);
const all = () => true;
const found = (index: typeof french, typed: string) => index.find(typed, all).hits.map((hit) => hit.entry.title);

describe('in French', () => {
  test.each<[how: string, typed: string, titles: string[]]>([
    ['in the title before in the text', 'sommeil', ['Le sommeil des bébés', 'Mieux dormir']],
    ['without its accents', 'bebe', ['Le sommeil des bébés']],
    ['with accents that nobody wrote', 'sommèïl', ['Le sommeil des bébés', 'Mieux dormir']],
    ['in capitals', 'LIVRAISON', ['Livraison']],
    ['with its ligature', 'œuf', ['Crème au souci']],
    ['without its ligature', 'oeufs', ['Crème au souci']],
    ['behind an apostrophe', 'l’hiver', ['Livraison']],
    ['behind a typewriter’s apostrophe', "d'hiver", ['Livraison']],
    ['by its beginning', 'granu', ['Homéopathie']],
    ['in the plural', 'tisanes', ['Mieux dormir']],
    ['in the singular', 'granule', ['Homéopathie']],
    ['beside words that say nothing', 'la crème pour les mains', ['Crème au souci']],
    ['beside punctuation', '« crème » (mains) ?', ['Crème au souci']],
    ['with all others', 'mains crème', ['Crème au souci']],
    [
      'or one of them, where none says all',
      'sommeil granules',
      ['Le sommeil des bébés', 'Homéopathie', 'Mieux dormir'],
    ],
    ['beside one that nobody says', 'granules xyzzyxy', ['Homéopathie']],
  ])('a word is found %s: %s', (_, typed, titles) => {
    expect(found(french, typed)).toEqual(titles);
  });
});

test.each<[typed: string, titles: string[]]>([
  ['oméga 3', []],
  ['xyzzyxy d', []],
  ['5 xyzzyxy oméga', []],
  ['vitamine xyzzyxy 3', ['Vitamine D']],
  ['granules 3', ['Dose', 'Granules']],
  ['3', ['Trois gestes']],
  ['3 d', ['Trois gestes', 'Vitamine D']],
])('a number or a single letter beside words is not enough: %j', (typed, titles) => {
  expect(found(numbers, typed).sort()).toEqual(titles);
});

describe('in Dutch', () => {
  test.each<[how: string, typed: string, titles: string[]]>([
    ['in its forms', 'slaapt', ['Beter slapen', 'Zwangerschap']],
    ['in the plural', 'zwangerschappen', ['Zwangerschap']],
    ['as the end of a compound', 'thee', ['Avondthee', 'Beter slapen']],
    ['as the beginning of one', 'avond', ['Avondthee']],
    ['by the parts of a compound that nobody wrote', 'avondkruiden', ['Avondthee', 'Beter slapen']],
    ['without its diacritics', 'tweeentwintig', ['Tweeëntwintig planten']],
    ['with a plural in s', 'creme', ['Tweeëntwintig planten']],
  ])('a word is found %s: %s', (_, typed, titles) => {
    expect(found(dutch, typed)).toEqual(titles);
  });
});

test.each(['', '   ', '?', 'de', 'le la les', 'l’', '5', '38,5', 'x', '\u0000', '.*', '<script>', '=sommeil~'])(
  '%j does no harm',
  (typed) => {
    const { hits, correction } = french.find(typed, all);
    expect(hits.length).toBeLessThanOrEqual(2);
    expect(correction).toBeNull();
  },
);

describe('a misspelt word is looked for as the nearest one', () => {
  test.each<[Language, typed: string, correction: string | null]>([
    ['fr', 'somniel', 'sommeil'],
    ['fr', 'le somniel', 'le sommeil'],
    ['fr', 'creem', 'crème'],
    ['fr', 'sommeil', null],
    ['fr', 'sommeils', null],
    ['fr', 'somm', null],
    ['fr', 'xyzzyxy', null],
    ['fr', 'soncil nuit', null],
    ['nl', 'slaep', 'slaap'],
    ['nl', 'slaapstoornissen', 'slaap'],
  ])('%s %s → %s', (language, typed, correction) => {
    expect((language === 'fr' ? french : dutch).find(typed, all).correction).toBe(correction);
  });

  test('and the pages are those of the right word', () => {
    expect(found(french, 'somniel')).toEqual(found(french, 'sommeil'));
  });

  test.each([
    ["l'hivr", "l'hiver"],
    ['après-somniel', 'après-sommeil'],
    ['(mains), creem ?', '(mains), crème ?'],
    ['vitamine D d’hivr', 'vitamine D d’hiver'],
    [' somniel  ', 'sommeil'],
    ['creem ou creem', 'crème ou crème'],
    ['sommeil5ml', 'sommeil ml'],
    ['5creem', '5crème'],
  ])('and nothing else of the text changes, so that its link finds the same: %j → %j', (typed, correction) => {
    expect(french.find(typed, all).correction).toBe(correction);
    expect(found(french, correction)).toEqual(found(french, typed));
  });
});

test.each([
  ['transpiration', null],
  ['sinusite', null],
  ['vergetures', null],
  ['acné', null],
  ['crampes', null],
  ['homeopatie', 'homéopathiques'],
  ['homoeopathie', 'homéopathiques'],
  ['fermetrue', 'fermeture'],
])('a word that no page has is not replaced by one that is only similar: %j → %j', (typed, correction) => {
  expect(similar.find(typed, all).correction).toBe(correction);
});

test('what may not be shown is not found, and another page is when it holds one of the words', () => {
  const ofKind = (kind: string) => french.find('crème hiver', (each) => each.kind === kind).hits;
  expect(ofKind('faq').map((hit) => hit.entry.title)).toEqual(['Livraison']);
  expect(ofKind('product').map((hit) => hit.entry.title)).toEqual(['Crème au souci']);
});

describe('a page', () => {
  test('that is put again is found by its new words, and by its old ones no more', async () => {
    const index = await indexOf('fr', [entry('Une', { id: 'Z1', text: 'abricot' }), entry('Deux', { text: 'banane' })]);
    index.put([entry('Une', { id: 'Z1', text: 'cerise' })]);
    expect(found(index, 'cerise')).toEqual(['Une']);
    expect(found(index, 'abricot')).toEqual([]);
    expect(index.vocabulary.has('abricot')).toBe(false);
    expect(index.size).toBe(2);
  });

  test('that is new is found, also by a misspelt word', async () => {
    const index = await indexOf('fr', []);
    index.put([entry('Le tilleul')]);
    expect(found(index, 'tileul')).toEqual(['Le tilleul']);
  });

  test('that is removed is gone; one that was never there is no matter', async () => {
    const index = await indexOf('fr', [entry('Une'), entry('Deux')]);
    index.remove(['Une', 'Trois']);
    expect(found(index, 'une')).toEqual([]);
    expect(index.size).toBe(1);
  });
});

test('whatever is put and removed, what is there is found and nothing else', async () => {
  const names = ['abricot', 'banane', 'cerise', 'datte'];
  const step = fc.tuple(fc.constantFrom('put', 'remove'), fc.constantFrom(...names), fc.constantFrom('rouge', 'jaune'));
  await fc.assert(
    fc.asyncProperty(fc.array(step), async (steps) => {
      const index = await indexOf('fr', []);
      const expected = new Map<string, string>();
      for (const [what, name, colour] of steps) {
        if (what === 'put') index.put([entry(name, { text: colour })]);
        else index.remove([name]);
        if (what === 'put') expected.set(name, colour);
        else expected.delete(name);
      }
      for (const colour of ['rouge', 'jaune']) {
        const names = [...expected].filter(([, each]) => each === colour).map(([name]) => name);
        expect(found(index, colour).sort()).toEqual(names.sort());
      }
    }),
  );
});

test('other work has its turn between slices, and every item is worked on in order', async () => {
  const done: number[] = [];
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await inSlices([1, 2, 3, 4, 5], (item) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    done.push(item);
  });
  isOver = true;
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(turns).toBeGreaterThanOrEqual(4);
});
