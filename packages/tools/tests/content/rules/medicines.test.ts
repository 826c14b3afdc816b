import { describe, expect, test } from 'vitest';
import { claims } from '../../../lib/content/rules/claims.ts';
import { indications, medicinesAreNotSold } from '../../../lib/content/rules/medicines.ts';
import { found } from '../written.ts';

const tube = { title: 'Arnica montana', regulatory_class: 'medicine_registered' };
const only = { locales: ['fr-fr'] };

describe('a medicine registered without indication', () => {
  test.each([
    ['benefits', { benefits: 'Une plante de montagne.' }, 'benefits: benefits are an indication'],
    ['needs', { needs: [{ need: 'Sommeil' }] }, 'needs: a need in the filters is an indication'],
    ['an indication in its introduction', { intro: 'Indiqué en cas de chute.' }, 'intro: says "Indiqué en cas"'],
    ['a complaint in its title', { subtitle: 'Pour les bosses' }, 'subtitle: says "bosses"'],
    [
      'a complaint for search engines',
      { meta_description: 'Granules contre la toux.' },
      'meta_description: says "toux"',
    ],
    [
      'a complaint in a slice',
      { slices: [{ slice: 'text', text: 'Et la fièvre tombe.' }] },
      'slices[0 text].text: says "fièvre"',
    ],
    ['what it is good for', { usage: 'Favorise le repos.' }, 'usage: says "Favorise le"'],
  ])('may not have %s', async (_, fields, finding) => {
    const lines = await found(indications, { 'product/a.fr': { ...only, ...tube, ...fields } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`product/a.fr fr-fr ${finding}`);
  });

  test('is looked at in Dutch too', async () => {
    const lines = await found(indications, { 'product/a.nl': { ...tube, intro: 'Aangewezen bij blauwe plekken.' } });
    expect(lines.map((line) => /says "(.*?)"/.exec(line)?.[1])).toEqual(['Aangewezen bij', 'blauwe plekken']);
  });

  test.each([
    ['says when to ask a doctor', { precautions: 'Fièvre, douleurs : consultez.' }],
    ['says what the law dictates', { mention: 'Si les symptômes persistent, consultez.' }],
    ['says that it says nothing', { intro: "Ce médicament n'est indiqué pour aucune maladie." }],
    ['says what it is made of', { intro: 'Une plante de montagne, cueillie à la dilution indiquée.' }],
  ])('%s', async (_, fields) => {
    expect(await found(indications, { 'product/a.fr': { ...only, ...tube, ...fields } })).toEqual([]);
  });

  test.each(['medicine_amm', 'supplement', 'cosmetic'])('is not a %s', async (regulatory_class) => {
    const fields = { ...only, title: 'A', regulatory_class, benefits: 'Pour la toux.' };
    expect(await found(indications, { 'product/a.fr': fields })).toEqual([]);
  });
});

describe('a medicine is not for sale', () => {
  const shop = { 'shop_page/shop.fr': { ...only, title: 'La boutique' } };
  const cream = {
    'product/creme.fr': { ...only, title: 'Crème', regulatory_class: 'cosmetic', shop_product_id: '7001' },
  };

  test.each(['medicine_registered', 'medicine_amm'])(
    '%s has no shop product and no praise',
    async (regulatory_class) => {
      const fields = { ...only, title: 'A', regulatory_class, shop_product_id: '7001', quote_text: 'Merci' };
      expect(await found(medicinesAreNotSold, { 'product/a.fr': fields })).toEqual([
        'product/a.fr fr-fr shop_product_id: a medicine is not sold here: remove the shop product',
        expect.stringContaining('quote_text: nobody recommends a medicine'),
      ]);
    },
  );

  test('it leads neither to the shop nor to what is sold', async () => {
    const fields = {
      ...only,
      ...tube,
      intro: 'Voir [la boutique](document:shop_page/shop).',
      related: [{ product: 'document:product/creme' }, { product: 'document:product/b' }],
    };
    const files = { ...shop, ...cream, 'product/a.fr': fields, 'product/b.fr': { ...only, ...tube } };
    expect(await found(medicinesAreNotSold, files)).toEqual([
      'product/a.fr fr-fr intro: the page of a medicine does not lead to the shop',
      'product/a.fr fr-fr related[0].product: the page of a medicine does not lead to creme, which is sold',
    ]);
  });

  test('other products are sold, praised and linked', async () => {
    const fields = {
      ...only,
      title: 'B',
      regulatory_class: 'cosmetic',
      shop_product_id: '1',
      quote_text: 'Douce',
      related: [{ product: 'document:product/creme' }],
    };
    expect(await found(medicinesAreNotSold, { ...cream, 'product/b.fr': fields })).toEqual([]);
  });
});

describe('claims', () => {
  test('are found in every kind of text, in every type', async () => {
    const lines = await found(claims, {
      'page/a.fr': {
        ...only,
        title: 'Ce qui guérit',
        intro: 'Un remède ancien.',
        slices: [
          { slice: 'table', table: '| Plante | Effet |\n| --- | --- |\n| Souci | soigne |' },
          {
            slice: 'image_text',
            image: { src: 'packs/pack.webp', alt: 'Un flacon qui guérit' },
            link: { to: '/', text: 'Se soigner' },
          },
        ],
      },
    });
    expect(lines.map((line) => line.replace(/: says.*/, ''))).toEqual([
      'page/a.fr fr-fr title',
      'page/a.fr fr-fr intro',
      'page/a.fr fr-fr slices[0 table].table',
      'page/a.fr fr-fr slices[1 image_text].link',
      'page/a.fr fr-fr slices[1 image_text].image',
    ]);
  });

  test('of some kinds are for what is sold only', async () => {
    const text = 'Un savon sans danger.';
    const lines = await found(claims, {
      'advice/a.fr': { ...only, title: 'A', standfirst: text },
      'product/a.fr': { ...only, title: 'A', intro: text },
    });
    expect(lines).toEqual([expect.stringContaining('product/a.fr fr-fr intro: says "sans danger"')]);
  });
});
