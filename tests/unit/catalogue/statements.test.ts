import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { boxProducts } from '../../../lib/catalogue/product.ts';
import { allergensOf, boxStatements, claimsOnHold, packagingOf } from '../../../lib/catalogue/statements.ts';

type Data = Content.ProductDocument['data'];
const data = (fields: object) => fields as unknown as Data;
const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [], direction: 'ltr' });
const said = (field: readonly object[]) => field.map((node) => (node as { text: string }).text);

describe('a plant claim on hold', () => {
  const whole = { claim: 'Favorise la détente', identifier: '2050', dose: '120 mg d’extrait par jour' };
  test.each([
    ['whole', whole, [whole]],
    ['without identifier', { ...whole, identifier: '' }, []],
    ['without dose', { ...whole, dose: null }, []],
    ['empty', { claim: null, identifier: null, dose: null }, []],
  ])('%s', (_, row, shown) => expect(claimsOnHold(data({ claims_on_hold: [row] }))).toEqual(shown));

  test('of a document that has no such field', () => expect(claimsOnHold(data({}))).toEqual([]));
});

describe('a statement about the packaging', () => {
  const proof = { link_type: 'Web', url: 'https://silene.example/preuve.pdf', text: 'Attestation' };
  test.each([
    ['with its proof', { packaging_claim: 'Verre recyclé à 40 %', packaging_proof: proof }, true],
    ['without proof', { packaging_claim: 'Verre recyclé à 40 %', packaging_proof: { link_type: 'Any' } }, false],
    ['only a proof', { packaging_claim: null, packaging_proof: proof }, false],
    ['of a document that has no such fields', {}, false],
  ])('%s', (_, fields, isShown) => expect(packagingOf(data(fields)) !== null).toBe(isShown));
});

test('allergens without the empty rows', () => {
  expect(allergensOf(data({ allergens: [{ allergen: 'milk' }, { allergen: null }] }))).toEqual(['milk']);
  expect(allergensOf(data({}))).toEqual([]);
});

describe('the warnings of a box', () => {
  const component = (title: string, ...precautions: string[]) => ({
    component: {
      link_type: 'Document',
      id: title,
      url: `/${title}`,
      data: { title, precautions: precautions.map(paragraph), mention: [] },
    },
  });
  const components = [
    component('gommes', 'Pas avant 12 ans.', 'Déclarez tout effet.'),
    component('pastilles', 'Effets laxatifs.', 'Déclarez tout effet.'),
  ];

  test('are those of its products, and what all of them say once', () => {
    const { each, common } = boxStatements(data({ components }), 'precautions');
    expect(each.map(({ title, href, text }) => [title, href, said(text)])).toEqual([
      ['gommes', '/gommes', ['Pas avant 12 ans.']],
      ['pastilles', '/pastilles', ['Effets laxatifs.']],
    ]);
    expect(said(common)).toEqual(['Déclarez tout effet.']);
  });

  test('of one product are whole', () => {
    const { each, common } = boxStatements(data({ components: components.slice(0, 1) }), 'precautions');
    expect(each.map(({ text }) => said(text))).toEqual([['Pas avant 12 ans.', 'Déclarez tout effet.']]);
    expect(common).toEqual([]);
  });

  test('its products are those that have a page here, with what their pages state', () => {
    const jam = { title: 'Confiture', sweetening: 'Avec édulcorants', allergens: [{ allergen: 'Sulfites' }] };
    const rows = [
      { component: { link_type: 'Document', id: 'gone', isBroken: true, data: jam } },
      { component: { link_type: 'Document' } },
      { component: { link_type: 'Document', id: 'jam', url: '/jam', data: jam } },
      { component: { link_type: 'Document', id: 'bare', data: { title: null } } },
    ];
    expect(boxProducts(data({ components: rows }))).toEqual([
      { title: 'Confiture', href: '/jam', data: jam },
      { title: '', href: null, data: { title: null } },
    ]);
    expect(boxProducts(data({}))).toEqual([]);
  });

  test.each([
    ['a field that the products leave empty', { components }, 'mention'],
    [
      'a product without a page here',
      { components: [{ component: { link_type: 'Document', id: 'x', isBroken: true } }] },
      'precautions',
    ],
    ['a product that is no box', {}, 'precautions'],
  ] as const)('none for %s', (_, fields, field) => {
    expect(boxStatements(data(fields), field)).toEqual({ each: [], common: [] });
  });
});
