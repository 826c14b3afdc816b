import { expect, test } from 'vitest';
import { EN } from '../../../lib/compliance/texts/en.ts';
import { SELECTS, type ValueOf } from '../../../lib/services/prismic/selects.ts';
import { findings, product, rich, table, to, web } from './cases.ts';

const pill = (data: Record<string, unknown>) => product('supplement', data);
const hemp = (data: Record<string, unknown>) => product('cosmetic', { title: 'Huile au CBD', ...data });

const MENTION = {
  fr: rich(
    'Complément alimentaire. Ne remplace pas une alimentation variée. Ne pas dépasser la portion. Tenir hors de portée des enfants.',
  ),
  nl: rich(
    'Voedingssupplement. Vervangt geen gevarieerde voeding. De portie niet overschrijden. Buiten bereik van kinderen houden. NUT_PL 1/2.',
  ),
} as const;
const FACTS = {
  composition_values: [{ substance: 'Zinc', amount: '5 mg' }],
  composition: rich('Zinc.'),
  usage: rich('Deux par jour.'),
};
const HELD = { fr: 'La mélisse favorise la détente.', nl: 'Citroenmelisse bevordert de ontspanning.' };

table([
  [
    'novel-food-cbd',
    'fr-fr',
    'product',
    product('cbd', { title: 'Huile CBD' }),
    ['regulatory_class'],
    hemp({ usage: rich('Massez la peau.') }),
  ],
  [
    'novel-food-cbd',
    'fr-be',
    'product',
    hemp({ usage: rich('Quelques gouttes sous la langue.') }),
    ['usage'],
    hemp({ usage: rich('Ne pas avaler.') }),
  ],
  [
    'novel-food-cbd',
    'nl-be',
    'product',
    hemp({ usage: rich('Druppels onder de tong.') }),
    ['usage'],
    hemp({ usage: rich('Niet inslikken.') }),
  ],
  [
    'novel-food-cbd',
    'fr-be',
    'product',
    product('food', { title: 'Bonbons au cannabidiol' }),
    ['regulatory_class'],
    product('food', { title: 'Bonbons au chanvre' }),
  ],
  [
    'novel-food-cbd',
    'nl-be',
    'product',
    pill({ title: 'Druppels met CBD' }),
    ['regulatory_class'],
    pill({ title: 'Druppels met hennep' }),
  ],
  [
    'supplement-particulars',
    'fr-fr',
    'product',
    pill({ mention: rich('Délicieux.'), ...FACTS }),
    ['mention', 'mention', 'mention', 'mention'],
    pill({ mention: MENTION.fr, ...FACTS }),
  ],
  [
    'supplement-particulars',
    'nl-be',
    'product',
    pill({ mention: MENTION.nl }),
    ['composition_values', 'composition', 'usage'],
    pill({ mention: MENTION.nl, ...FACTS }),
  ],
  [
    'supplement-notification',
    'nl-be',
    'product',
    pill({ mention: rich('Voedingssupplement.') }),
    ['mention'],
    pill({ mention: MENTION.nl }),
  ],
  [
    'food-no-professional',
    'fr-fr',
    'product',
    pill({ quote_text: 'Bien.', quote_role: 'Pharmacienne' }),
    ['quote_role'],
    pill({ quote_text: 'Bien.', quote_role: 'Responsable des formules' }),
  ],
  [
    'food-no-professional',
    'nl-be',
    'product',
    pill({ quote_text: 'Goed.', quote_role: 'Apotheker' }),
    ['quote_role'],
    pill({ quote_text: '', quote_role: 'Apotheker' }),
  ],
  [
    'food-no-professional',
    'fr-fr',
    'product',
    pill({ quote_text: 'Bien.', quote_author: 'Dr Martin' }),
    ['quote_role'],
    pill({ quote_text: 'Bien.', quote_author: 'M. Martin' }),
  ],
  [
    'food-no-professional',
    'fr-be',
    'product',
    pill({ intro: rich('Recommandé par les médecins.') }),
    ['intro'],
    pill({ intro: rich('Demandez à votre médecin.') }),
  ],
  [
    'food-no-professional',
    'nl-be',
    'product',
    pill({ intro: rich('Aanbevolen door artsen.') }),
    ['intro'],
    pill({ intro: rich('Vraag raad aan uw arts.') }),
  ],
  [
    'claim-on-hold',
    'fr-fr',
    'product',
    pill({ benefits: rich(HELD.fr) }),
    ['benefits'],
    pill({
      benefits: rich('Le magnésium contribue à réduire la fatigue.'),
      claims_on_hold: [{ claim: HELD.fr, identifier: '3712', dose: '300 mg' }],
    }),
  ],
  [
    'claim-on-hold',
    'nl-be',
    'product',
    pill({ benefits: rich(HELD.nl) }),
    ['benefits'],
    pill({ benefits: rich('Magnesium draagt bij tot minder vermoeidheid.') }),
  ],
  [
    'claim-on-hold',
    'fr-be',
    'product',
    pill({ claims_on_hold: [{ claim: HELD.fr, identifier: '3712', dose: null }] }),
    ['claims_on_hold[0]'],
    pill({ claims_on_hold: [] }),
  ],
  [
    'claim-on-hold',
    'nl-be',
    'product',
    pill({ claims_on_hold: [{ claim: HELD.nl, identifier: '', dose: '300 mg' }] }),
    ['claims_on_hold[0]'],
    pill({ claims_on_hold: [{ claim: '', identifier: '', dose: '300 mg' }] }),
  ],
  [
    'claim-on-hold',
    'fr-fr',
    'product',
    pill({ subtitle: HELD.fr, intro: rich(HELD.fr), meta_description: HELD.fr }),
    ['subtitle', 'intro', 'meta_description'],
    pill({ subtitle: 'Mélisse', usage: rich(HELD.fr) }),
  ],
  [
    'food-sweeteners',
    'fr-fr',
    'product',
    pill({ composition: rich('Édulcorants (isomalt), arôme.') }),
    ['sweetening', 'precautions'],
    pill({
      composition: rich('Édulcorants (isomalt), arôme.'),
      sweetening: 'sweeteners',
      precautions: rich('Une consommation excessive peut avoir des effets laxatifs.'),
    }),
  ],
  [
    'food-sweeteners',
    'nl-be',
    'product',
    pill({ composition: rich('Zoetstof (steviolglycosiden).') }),
    ['sweetening'],
    pill({ composition: rich('Suiker, water.') }),
  ],
  [
    'food-allergens',
    'fr-fr',
    'product',
    pill({ composition: rich('Lactose, lécithine de soja.'), allergens: [{ allergen: 'milk' }] }),
    ['allergens'],
    pill({
      composition: rich('Lactose, lécithine de soja.'),
      allergens: [{ allergen: 'milk' }, { allergen: 'soybeans' }],
    }),
  ],
  [
    'food-allergens',
    'nl-be',
    'product',
    pill({ composition: rich('Tarwezetmeel, melk.') }),
    ['allergens', 'allergens'],
    pill({ composition: rich('Tarwezetmeel, melk.'), allergens: [{ allergen: 'gluten' }, { allergen: 'milk' }] }),
  ],
  [
    'food-allergens',
    'fr-be',
    'product',
    pill({ composition: rich('Glucosamine de crustacés, poudre de moule.') }),
    ['allergens', 'allergens'],
    pill({
      composition: rich('Glucosamine de crustacés, poudre de moule.'),
      allergens: [{ allergen: 'crustaceans' }, { allergen: 'molluscs' }],
    }),
  ],
  [
    'box-components',
    'fr-fr',
    'product',
    pill({ form: 'Coffret', components: [{ component: to('creme') }] }),
    ['components'],
    pill({ form: 'Coffret', components: [{ component: to('creme') }, { component: to('theme') }] }),
  ],
  [
    'box-ingredients',
    'fr-be',
    'product',
    pill({ components: [{ component: to('jam') }, { component: to('honey') }, { component: to('creme') }] }),
    ['components[1].component'],
    pill({ components: [{ component: to('jam') }, { component: to('creme') }, { component: to('gone') }] }),
  ],
  [
    'box-ingredients',
    'nl-be',
    'product',
    product('accessory', { components: [{ component: to('honey') }], composition: [] }),
    ['components[0].component'],
    product('accessory', { components: [{ component: to('honey') }], composition: rich('Honing.') }),
  ],
  ['box-components', 'nl-be', 'product', pill({ form: 'Geschenkset' }), ['components'], pill({ form: 'Gummies' })],
]);

const SPELLINGS: Readonly<Record<ValueOf<'allergen'>, readonly [fr: string[], nl: string[]]>> = {
  gluten: [
    ['farine de froment', 'BLE'],
    ['roggemeel', 'volkorentarwe', 'gerstemout', 'havervlokken', 'speltbloem'],
  ],
  crustaceans: [['écrevisse'], ['garnalenpoeder', 'krillolie']],
  molluscs: [['poudre d’huître'], ['groenlipmosselextract', 'oesterschelp']],
  eggs: [['blanc d’œuf'], ['eipoeder', 'kippeneiwit', 'ei']],
  fish: [['huile de foie de morue'], ['viscollageen', 'levertraan']],
  peanuts: [['arachide'], ['pindakaas', 'arachideolie']],
  soybeans: [['lécithine de soja'], ['sojameel', 'soja-eiwit']],
  milk: [
    ['beurre', 'caséinates', 'lait écrémé'],
    ['melkpoeder', 'karnemelk', 'weiproteïne', 'boter'],
  ],
  nuts: [
    ['macadamia', 'pécan', 'noix du Brésil'],
    ['cashewnoten', 'paranoten', 'hazelnootpasta'],
  ],
  celery: [['CELERI'], ['selderijzout', 'knolselder']],
  mustard: [['graine de moutarde'], ['mosterdzaad', 'mosterdbloem']],
  sesame: [['huile de sésame'], ['sesamolie', 'sesamzaad']],
  sulphites: [['métabisulfite de sodium'], ['natriumbisulfiet', 'E 223']],
  lupin: [['farine de lupin'], ['lupinemeel', 'lupinevezel']],
};

const allergensIn = (lang: 'fr-fr' | 'nl-be', ingredients: string) => {
  const data = pill({ composition: rich(`Ingrediënten: ${ingredients}, water.`) });
  return findings('food-allergens', { type: 'product', lang, data }).map((line) => /contain (.+): add/.exec(line)?.[1]);
};

test.each(Object.values(SELECTS.allergen))('%s are found as ingredient lists spell them', (option) => {
  const [fr, nl] = SPELLINGS[option];
  for (const word of fr) expect(allergensIn('fr-fr', word), word).toEqual([EN[`allergen.${option}`]]);
  for (const word of nl) expect(allergensIn('nl-be', word), word).toEqual([EN[`allergen.${option}`]]);
});

test.each([
  ['fr-fr', 'sans gluten, lait de coco, beurre de cacao, noix de muscade, blé noir, acide arachidonique, galactose'],
  ['nl-be', 'melkzuurbacteriën, kokosmelk, cacaoboter, Roomse kamille, kaasjeskruid, galactose, lactosevrij'],
  [
    'nl-be',
    'eikenschors, erwteneiwit, plantaardig eiwit, Viscum album, viscose, boekweit, oesterzwam, gelatine 220 mg',
  ],
] as const)('in %s no allergen is %s', (lang, ingredients) => {
  expect(allergensIn(lang, ingredients)).toEqual([]);
});

test.each(['sorbitol', 'xylitol', 'maltitol', 'isomalt', 'mannitol', 'lactitol', 'érythritol'])(
  'a food with %s warns of its effect',
  (polyol) => {
    const data = pill({ composition: rich(`Sucre, ${polyol}.`) });
    const lines = findings('food-sweeteners', { type: 'product', lang: 'fr-be', data });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['sweetening', 'precautions']);
  },
);

test.each(['sucralose', 'stévia', 'aspartame', 'acésulfame', 'saccharine', 'thaumatine', 'zoetstoffen'])(
  'a food with %s says so beside its name',
  (sweetener) => {
    const data = pill({ composition: rich(`Eau, ${sweetener}.`) });
    const lines = findings('food-sweeteners', { type: 'product', lang: 'nl-be', data });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['sweetening']);
  },
);

test.each([
  ['fr-fr', 'Médecin, docteure, pharmacien, diététicienne, nutritionniste, sage-femme, infirmière, kinésithérapeute'],
  ['nl-be', 'Arts, huisarts, dokter, apotheker, diëtiste, voedingsdeskundige, vroedvrouw, verpleegkundige, kinesist'],
] as const)('in %s no professional of health speaks for a food', (lang, roles) => {
  for (const role of roles.split(', ')) {
    const data = pill({ quote_text: '…', quote_role: role });
    expect(findings('food-no-professional', { type: 'product', lang, data }), role).toHaveLength(1);
  }
});

test.each([
  ['fr-fr', 'La vitamine C, le magnésium, le zinc, le fer, la mélatonine, le sélénium, l’iode, le calcium, le cuivre'],
  ['nl-be', 'Vitamine C, magnesium, zink, ijzer, melatonine, selenium, jodium, calcium, koper'],
] as const)('in %s a claim about what is in the register is not on hold', (lang, substances) => {
  const benefit = { 'fr-fr': 'contribue à la concentration', 'nl-be': 'draagt bij tot de concentratie' }[lang];
  const of = (substance: string) =>
    findings('claim-on-hold', { type: 'product', lang, data: pill({ benefits: rich(`${substance} ${benefit}.`) }) });
  for (const substance of substances.split(', ')) expect(of(substance), substance).toEqual([]);
  expect(of('Ginkgo')).toHaveLength(1);
});

test('selects are read by the options that an editor sees', () => {
  const data = {
    regulatory_class: 'Complément alimentaire',
    composition: rich('Lait, soja.'),
    allergens: [{ allergen: 'Lait' }],
  };
  expect(findings('food-allergens', { type: 'product', lang: 'fr-fr', data })).toEqual([
    'allergens: the ingredients contain soybeans: add it to the allergens',
  ]);
});

test('a box has the particulars of its products', () => {
  const data = pill({ mention: MENTION.fr, components: [{ component: to('creme') }] });
  expect(findings('supplement-particulars', { type: 'product', lang: 'fr-fr', data })).toEqual([]);
});

test('what is not about hemp may be swallowed', () => {
  const data = pill({ usage: rich('Deux gouttes par jour, à avaler.'), more: web('https://silene.example/') });
  expect(findings('novel-food-cbd', { type: 'product', lang: 'fr-fr', data })).toEqual([]);
});
