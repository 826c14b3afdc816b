import { describe, expect, test } from 'vitest';
import { entryOf, joinTexts, textsIn } from '../../../lib/search/entries.ts';
import type { SearchedDocument } from '../../../lib/search/query.ts';

const words = {
  locale: 'nl-be' as const,
  kinds: { product: 'Product', advice: 'Advies', news: 'Nieuws', faq: 'Vraag', corporate: 'Huis', job: 'Vacature' },
  offers: 'Onze vacatures',
  synonyms: [
    ['sommeil', 'nuit'],
    ['fièvre', 'chaud'],
  ],
  contracts: { cdi: 'Vast contract' },
  categories: { production: 'Productie' },
  international: 'Internationaal',
};
const rich = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph', text, spans: [] }));
const link = (uid: string, data: object) => ({ link_type: 'Document', id: `Z${uid}`, uid, data });
const empty = { link_type: 'Document' };

const product = {
  title: 'Souci',
  meta_title: 'Crème sommeil',
  subtitle: 'Granules',
  regulatory_class: 'cosmetic',
  category: link('creme', { title: 'Les crèmes', short_title: 'Crèmes' }),
  needs: [{ need: 'Sommeil' }],
  plants: [{ plant: 'Calendula' }],
  latin_name: 'Calendula officinalis',
  form: 'Tube',
  format_line: '50 ml',
  intro: rich('Une fleur.'),
  composition: rich('Eau, huile.'),
  composition_values: [],
  benefits: rich('Apaise la fièvre.'),
  usage: rich('Étaler.'),
  precautions: rich('Grossesse : demandez conseil.'),
  storage: [],
  faq: [{ question: 'Pour bébé ?', answer: rich('Non.') }],
  slices: [{ primary: { title: 'Récolte', tone: 'warning', section_background: 'White', text: rich('En juin.') } }],
  pack: {},
};
const job = { title: 'Operator', contract: 'cdi', category: 'production', locality: 'bruxelles', reference: 'R-1' };
const document = (type: SearchedDocument['type'], data: object, more: object = {}) =>
  ({
    id: 'Z1',
    type,
    url: '/x',
    first_publication_date: '2026-01-02T08:00:00+0000',
    data,
    ...more,
  }) as SearchedDocument;

describe('a product', () => {
  test('is all that its page says', () => {
    expect(entryOf(document('product', product), words)).toEqual({
      id: 'Z1',
      kind: 'product',
      list: false,
      href: '/x',
      title: 'Souci',
      names: ['Crème sommeil'],
      kindName: 'Product',
      lead: 'Granules',
      standfirst: 'Granules',
      text: 'Une fleur. Eau, huile. Apaise la fièvre. Étaler. Grossesse : demandez conseil. Pour bébé ? Non. Récolte · En juin.',
      groups: [{ id: 'creme', text: 'Crèmes' }],
      keywords: 'Crèmes Sommeil Calendula Calendula officinalis Tube 50 ml nuit',
      image: null,
      date: null,
      until: null,
    });
  });

  test.each(['medicine_registered', 'medicine_amm'])('that is a %s is what it is and what it is made of', (kind) => {
    const found = entryOf(document('product', { ...product, regulatory_class: kind }), words);
    expect(found?.text).toBe('Une fleur. Eau, huile.');
    expect(found?.names).toEqual([]);
    expect(found?.keywords).not.toMatch(/Sommeil|nuit/);
  });
});

test.each<[what: string, document: SearchedDocument, expected: object]>([
  [
    'a shelf, without the note of the law at its foot',
    document('product_category', {
      title: 'Crèmes',
      short_title: 'Soins',
      intro: rich('Trois.'),
      notice: rich('Loi.'),
    }),
    { kind: 'product', title: 'Crèmes', names: ['Soins'], lead: 'Trois.', text: 'Trois.' },
  ],
  ['a theme', document('health_theme', { title: 'Nuit', intro: rich('Dormir.') }), { kind: 'advice', names: [] }],
  ['a rubric of questions', document('faq_category', { title: 'Colis', intro: 'Ici.' }), { kind: 'faq', text: 'Ici.' }],
  [
    'the careers, also called by the list of the offers',
    document('job_landing', { title: 'Werken', intro: [], slices: [] }),
    { kind: 'job', names: ['Onze vacatures'] },
  ],
])('%s is a list of its kind', (_, given, expected) => {
  expect(entryOf(given, words)).toMatchObject({ list: true, ...expected });
});

test('a question has the beginning of its answer as its line, which is not counted twice', () => {
  const data = { question: 'Où ?', answer: rich('Ici.', 'Là.'), category: empty };
  expect(entryOf(document('faq_question', data), words)).toMatchObject({
    kind: 'faq',
    title: 'Où ?',
    lead: 'Ici. Là.',
    standfirst: '',
    text: 'Ici. Là.',
    groups: [],
  });
});

test('an offer is called by its words, grouped by its contract, and found until it closes', () => {
  expect(entryOf(document('job_offer', { ...job, closes_on: '2026-12-01' }), words)).toMatchObject({
    kind: 'job',
    lead: 'Productie · Brussel',
    groups: [{ id: 'cdi', text: 'Vast contract' }],
    keywords: expect.stringContaining('R-1'),
    date: '2026-01-02',
    until: '2026-12-01',
  });
});

test.each<[what: string, document: SearchedDocument]>([
  [
    'without a public address',
    document('faq_question', { question: 'Où ?', answer: [], category: empty }, { url: null }),
  ],
  ['without a title', document('faq_question', { question: '', answer: [], category: empty })],
  ['that is an offer withdrawn', document('job_offer', { ...job, closed: true })],
])('a document %s is not found', (_, given) => {
  expect(entryOf(given, words)).toBeNull();
});

test('the group of a document that is gone is none', () => {
  const category = { ...link('creme', { title: 'Crèmes' }), isBroken: true };
  expect(entryOf(document('product', { ...product, category }), words)?.groups).toEqual([]);
});

describe('the words of a field', () => {
  test.each<[what: string, field: unknown, texts: string[]]>([
    ['rich text, by its paragraphs', rich('Une.', 'Deux.'), ['Une.', 'Deux.']],
    ['a group', [{ title: 'Une', open: true, x: 3 }], ['Une']],
    ['a table', { head: { rows: [{ key: 'k', cells: [{ type: 'header', content: rich('Une') }] }] } }, ['Une']],
    ['a link', link('x', { title: 'Ailleurs' }), []],
    ['a picture', { url: 'https://x', alt: 'Une', dimensions: { width: 1, height: 1 } }, []],
    ['a film', { embed_url: 'https://x', title: 'Une' }, []],
    ['nothing', null, []],
    ['an empty list', [], []],
  ])('%s', (_, field, texts) => {
    expect(textsIn(field)).toEqual(texts);
  });

  test('are one line, without what nobody sees', () => {
    expect(joinTexts(['Une\nligne ', null, '', 'som\u00admeil'])).toBe('Une ligne sommeil');
  });
});
