import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAW } from '../../../../../lib/compliance/check.ts';
import { findingsOf, isWarning, reportOf } from '../../../lib/content/check.ts';
import { lawPage, ruleList } from '../../../lib/content/law-page.ts';
import { lawRule } from '../../../lib/content/rules/law.ts';
import { contentOf, found } from '../written.ts';

const only = { locales: ['fr-fr'] };
const rule = (...ids: string[]) => lawRule(LAW.filter(({ id }) => ids.includes(id)));

test('documents are read as the loader returns them, links to other documents included', async () => {
  const tube = { ...only, title: 'Arnica', regulatory_class: 'Médicament homéopathique enregistré' };
  const cream = { ...only, title: 'Crème', regulatory_class: 'Cosmétique', shop_product_id: '7001' };
  const files = {
    'shop_page/shop.fr': { ...only, title: 'La boutique' },
    'product/creme.fr': cream,
    'product/a.fr': {
      ...tube,
      intro: 'Voir [la boutique](document:shop_page/shop).',
      related: [{ product: 'document:product/creme' }],
      slices: [{ slice: 'text', text: 'Et la fièvre tombe.' }],
    },
  };
  expect(await found(rule('medicine-not-sold', 'registered-no-indication'), files)).toEqual([
    'product/a.fr fr-fr slices[0 text].text: says "fièvre": a medicine registered without indication names none (code de la santé publique, L5121-13) [registered-no-indication]',
    'product/a.fr fr-fr intro: the page of a medicine does not lead to the shop [medicine-not-sold]',
    'product/a.fr fr-fr related[0].product: the page of a medicine does not lead to Crème, which is sold [medicine-not-sold]',
  ]);
});

describe('in Tunisia', () => {
  test.each([
    ['Votre panier', 'panier'],
    ['Les livraisons partent de Die', 'livraisons'],
    ['Commandez avant midi', 'Commandez'],
    ['La boutique', 'boutique'],
    ['Un prix juste', 'prix'],
  ])('"%s" speaks of a shop', async (title, word) => {
    const lines = await found(rule('no-shop-tunisia'), { 'page/a.fr': { title } });
    expect(lines).toEqual([
      expect.stringContaining(`page/a.fr fr-tn title: says "${word}": there is no shop in Tunisia`),
    ]);
  });

  test.each([
    ['narrowed', { title: 'La boutique', locales: ['fr-fr', 'fr-be'] }],
    ['said otherwise there', { title: 'La boutique', markets: { 'fr-tn': { title: 'En pharmacie' } } }],
    ['denied', { title: "Il n'y a pas de boutique en Tunisie" }],
    ['none', { title: 'Le livre et la précision' }],
  ])('%s, it does not', async (_, fields) => {
    expect(await found(rule('no-shop-tunisia'), { 'page/a.fr': fields })).toEqual([]);
  });
});

test('a rule of a later day warns before it, and fails after it', async () => {
  const content = await contentOf({
    'product/a.fr': { ...only, title: 'A', regulatory_class: 'Cosmétique', composition: 'Liste INCI : Aqua, Retinol.' },
  });
  const on = (day: string) => findingsOf(content, day, [rule('cosmetic-retinol')]);
  expect(on('2026-11-26').map(isWarning)).toEqual([true]);
  expect(reportOf(on('2026-11-26'))).toContain('  from 2027-05-01 on: precautions: must warn');
  expect(on('2027-06-01').map(isWarning)).toEqual([false]);
});

test('the list and docs/law.md name every rule; the page is current', () => {
  const page = lawPage();
  for (const { id, source } of LAW) {
    expect(ruleList()).toContain(`  ${id}`);
    expect(page).toContain(`${source} | \`${id}\` |`);
  }
  expect(readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/law.md'), 'utf8')).toBe(page);
});
