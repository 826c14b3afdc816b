import { describe, expect, test } from 'vitest';
import { type Case, findings, product, rich, table, to } from './cases.ts';

const tube = (data: object) => product('medicine_registered', { title: 'Arnica montana', ...data });
const flask = (data: object) => product('medicine_amm', { title: 'Souci', ...data });
const row = (...products: object[]) => ({
  slice_type: 'product_carousel',
  primary: { products: products.map((link) => ({ product: link })) },
});
const SAID_FR = 'Ceci est un médicament : lisez attentivement la notice et demandez conseil à votre pharmacien.';
const SAID_NL = 'Dit is een geneesmiddel: lees de bijsluiter en vraag raad aan uw apotheker.';

table([
  [
    'registered-no-dosage',
    'fr-fr',
    'product',
    tube({ dosage: [{ age: 'Adulte', intake: '5 granules', how: '' }] }),
    ['dosage'],
    tube({ dosage: [] }),
  ],
  [
    'registered-no-dosage',
    'nl-be',
    'product',
    tube({ dosage_intro: rich('Volg uw arts.') }),
    ['dosage_intro'],
    tube({ dosage_intro: [] }),
  ],
  [
    'registered-no-dosage',
    'fr-be',
    'product',
    tube({ usage: rich('5 granules trois fois par jour.') }),
    ['usage'],
    tube({ usage: rich('À laisser fondre sous la langue.') }),
  ],
  [
    'registered-no-dosage',
    'nl-be',
    'product',
    tube({ usage: rich('Neem 5 korrels per keer, 3 keer per dag.') }),
    ['usage', 'usage'],
    tube({ usage: rich('Laat smelten onder de tong.') }),
  ],
  [
    'registered-no-dosage',
    'fr-tn',
    'product',
    tube({ intro: rich('Posologie.'), faq: [{ answer: rich('Deux fois par jour.') }] }),
    ['intro', 'faq[0].answer'],
    tube({ precautions: rich('Posologie : consultez.') }),
  ],
  [
    'registered-label-only',
    'fr-be',
    'product',
    tube({ title: 'Le favori', subtitle: 'Le favori', meta_title: 'Le favori', meta_description: 'Le favori' }),
    ['title', 'subtitle', 'meta_title', 'meta_description'],
    tube({ usage: rich('Favori.') }),
  ],
  [
    'registered-label-only',
    'fr-fr',
    'product',
    tube({ badge: 'Le favori', intro: rich('Cueillie en pleine floraison.') }),
    ['badge', 'intro', 'intro'],
    tube({ intro: rich('Granules de 4 à 30 CH. Tube de 4 g.') }),
  ],
  [
    'registered-label-only',
    'nl-be',
    'product',
    tube({ intro: rich('Uw trouwe metgezel.') }),
    ['intro', 'intro'],
    tube({ intro: rich('Korrels van 4 tot 30 CH.') }),
  ],
  [
    'registered-no-story',
    'fr-fr',
    'news_article',
    { slices: [{ slice_type: 'text', primary: { link: to('arnica') } }] },
    ['slices[0 text].link'],
    { slices: [{ slice_type: 'text', primary: { link: to('theme') } }] },
  ],
  [
    'prescription-not-advertised',
    'fr-tn',
    'campaign_page',
    { link: to('syrup'), slices: [{ slice_type: 'text', primary: { link: to('creme') } }] },
    ['link'],
    { link: to('arnica') },
  ],
  [
    'prescription-not-advertised',
    'nl-be',
    'product',
    flask({ prescription: true, badge: 'Nieuw' }),
    ['badge'],
    flask({ prescription: false, badge: 'Nieuw' }),
  ],
  ['registered-no-story', 'fr-be', 'advice', { link: to('arnica') }, ['link'], { link: to('syrup') }],
  ['registered-no-story', 'fr-tn', 'campaign_page', { link: to('arnica') }, ['link'], { link: to('theme') }],
  ['registered-no-story', 'nl-be', 'home', { link: to('arnica') }, ['link'], { link: to('creme') }],
  [
    'medicine-not-sold',
    'fr-fr',
    'product',
    flask({ shop_product_id: '7001' }),
    ['shop_product_id'],
    flask({ shop_product_id: null }),
  ],
  [
    'medicine-not-sold',
    'nl-be',
    'product',
    tube({ related: [{ product: to('creme') }, { product: to('arnica') }], intro: rich('A'), more: to('shop') }),
    ['related[0].product', 'more'],
    tube({ related: [{ product: to('arnica') }] }),
  ],
  [
    'medicine-own-row',
    'nl-be',
    'shop_page',
    { slices: [row(to('arnica'), to('creme')), row(to('arnica'))] },
    ['slices[0 product_carousel].products[0].product'],
    { slices: [row(to('arnica')), row(to('creme')), row(to('theme'), to('gone'))] },
  ],
  [
    'medicine-own-row',
    'fr-fr',
    'advice',
    { related_products: [{ product: to('creme') }, { product: to('arnica') }] },
    ['related_products[1].product'],
    { related_products: [{ product: to('arnica') }], related_advice: [{ product: to('creme') }] },
  ],
  [
    'medicine-own-row',
    'fr-be',
    'product',
    product('cosmetic', { shop_product_id: '7002', related: [{ product: to('arnica') }] }),
    ['related[0].product'],
    product('cosmetic', { shop_product_id: null, related: [{ product: to('arnica') }] }),
  ],
  [
    'medicine-own-row',
    'fr-fr',
    'product',
    product('supplement', {
      shop_product_id: '7019',
      components: [{ component: to('honey') }, { component: to('syrup') }],
    }),
    ['components[1].component'],
    product('supplement', {
      shop_product_id: null,
      components: [{ component: to('honey') }, { component: to('syrup') }],
    }),
  ],
  [
    'medicine-own-row',
    'nl-be',
    'product',
    product('accessory', { components: [{ component: to('arnica') }, { component: to('creme') }] }),
    ['components[0].component'],
    product('accessory', { shop_product_id: '7019', components: [{ component: to('creme') }] }),
  ],
  ['medicine-no-praise', 'nl-be', 'product', tube({ quote_text: 'Dank' }), ['quote_text'], tube({ quote_text: null })],
  ['medicine-no-praise', 'fr-fr', 'product', flask({ quote_text: 'Merci' }), ['quote_text'], flask({ quote_text: '' })],
  [
    'medicine-mention',
    'fr-fr',
    'product',
    flask({ mention: rich('Médicament.') }),
    ['mention'],
    flask({ mention: rich(SAID_FR) }),
  ],
  ...(['médicament, notice', 'médicament, pharmacien', 'notice, médecin'] as const).map(
    (said): Case => [
      'medicine-mention',
      'fr-be',
      'product',
      flask({ mention: rich(said) }),
      ['mention'],
      flask({ mention: rich('Demandez à votre médecin : c’est un médicament. Lisez la notice.') }),
    ],
  ),
  ...(['geneesmiddel, bijsluiter', 'geneesmiddel, arts', 'bijsluiter, apotheker'] as const).map(
    (said): Case => [
      'medicine-mention',
      'nl-be',
      'product',
      tube({ mention: rich(said) }),
      ['mention'],
      tube({ mention: rich('Vraag het uw arts: het is een geneesmiddel. Lees de bijsluiter.') }),
    ],
  ),
  [
    'medicine-mention',
    'nl-be',
    'product',
    tube({ mention: rich('Geneesmiddel.') }),
    ['mention'],
    tube({ mention: rich(SAID_NL) }),
  ],
  [
    'medicine-leaflet',
    'fr-fr',
    'product',
    tube({ leaflets: [] }),
    ['leaflets'],
    tube({ leaflets: [{ language: 'fr' }] }),
  ],
  [
    'authorised-particulars',
    'fr-tn',
    'product',
    flask({ indication: rich('Poussées dentaires.') }),
    ['side_effects'],
    flask({ indication: rich('Poussées dentaires.'), side_effects: rich('Allergie.') }),
  ],
  [
    'authorised-particulars',
    'nl-be',
    'product',
    flask({ side_effects: rich('Allergie.') }),
    ['indication'],
    flask({ indication: rich('Tandjes.'), side_effects: rich('Allergie.') }),
  ],
  [
    'medicine-leaflet',
    'nl-be',
    'product',
    tube({ leaflets: [{ language: 'fr' }] }),
    ['leaflets'],
    tube({ leaflets: [{ language: 'fr' }, { language: 'nl' }] }),
  ],
]);

describe('a medicine registered without indication', () => {
  const id = 'registered-no-indication';
  const of = (data: object, lang: 'fr-fr' | 'nl-be' = 'fr-fr') =>
    findings(id, { type: 'product', lang, data: tube(data) });

  test.each([
    ['benefits', { benefits: rich('Une plante de montagne.') }, 'benefits: benefits are an indication'],
    ['needs', { needs: [{ need: 'Sommeil' }] }, 'needs: a need in the filters is an indication'],
    ['an indication in its introduction', { intro: rich('Indiqué en cas de chute.') }, 'intro: says "Indiqué en cas"'],
    ['a complaint in its title', { subtitle: 'Pour les bosses' }, 'subtitle: says "bosses"'],
    [
      'a complaint for search engines',
      { meta_description: 'Granules contre la toux.' },
      'meta_description: says "toux"',
    ],
    [
      'a complaint in a slice',
      { slices: [{ slice_type: 'text', primary: { text: rich('Et la fièvre tombe.') } }] },
      'slices[0 text].text: says "fièvre"',
    ],
    ['what it is good for', { usage: rich('Favorise le repos.') }, 'usage: says "Favorise le"'],
  ])('may not have %s', (_, data, finding) => {
    const lines = of(data);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(finding);
  });

  test('is read in Dutch too', () => {
    const lines = of({ intro: rich('Aangewezen bij blauwe plekken.') }, 'nl-be');
    expect(lines.map((line) => /says "(.*?)"/.exec(line)?.[1])).toEqual(['Aangewezen bij', 'blauwe plekken']);
  });

  test.each([
    ['says when to ask a doctor', { precautions: rich('Fièvre, douleurs : consultez.') }],
    ['answers when to ask a doctor', { faq: [{ answer: rich('Fièvre : consultez.') }] }],
    ['says what the law dictates', { mention: rich('Si les symptômes persistent, consultez.') }],
    ['says that it says nothing', { intro: rich('Ce médicament n’est indiqué pour aucune maladie.') }],
    ['says what it is made of', { intro: rich('Une plante de montagne, à la dilution indiquée.') }],
  ])('%s', (_, data) => expect(of(data)).toEqual([]));

  test.each(['medicine_amm', 'supplement', 'cosmetic'])('is not a %s', (regulatory_class) => {
    const data = { regulatory_class, benefits: rich('Pour la toux.') };
    expect(findings(id, { type: 'product', lang: 'fr-fr', data })).toEqual([]);
  });
});

test('other products are sold, praised and linked', () => {
  const data = product('cosmetic', { shop_product_id: '1', quote_text: 'Douce', related: [{ product: to('creme') }] });
  for (const id of ['medicine-not-sold', 'medicine-no-praise'])
    expect(findings(id, { type: 'product', lang: 'fr-fr', data })).toEqual([]);
});
