import { describe, expect, test } from 'vitest';
import { QUALITY } from '../../../../../lib/compliance/check.ts';
import { backgrounds } from '../../../lib/content/rules/backgrounds.ts';
import { loader } from '../../../lib/content/rules/loader.ts';
import { qualityRule } from '../../../lib/content/rules/quality.ts';
import { campaignIds, jobReferences } from '../../../lib/content/rules/references.ts';
import { found, type Written } from '../written.ts';

const only = { locales: ['fr-fr'] };
const silent = { src: 'packs/pack.webp', alt: '' };
const speaking = { src: 'packs/pack.webp', alt: 'Un flacon' };
/** Positions of the findings in a document of a type. */
const placesIn = async (rule: typeof loader, file: string, fields: Record<string, unknown>) =>
  (await found(rule, { [`${file}.fr`]: { ...only, ...fields } })).map(
    (line) => line.split(' ').slice(2).join(' ').split(': ')[0],
  );

describe('alternatives', () => {
  test.each([
    ['product/a', { pack: silent }, 'pack'],
    ['author/a', { portrait: silent }, 'portrait'],
    ['news_article/a', { slices: [{ slice: 'image_text', image: silent }] }, 'slices[0 image_text].image'],
  ])('in %s the picture of %j must speak', async (file, fields, place) => {
    expect(await placesIn(qualityRule(QUALITY.alternatives), file, fields)).toEqual([place]);
  });

  test.each([
    ['product/a', { pack: speaking }],
    ['product/a', {}],
    ['product/a', { plate: silent, quote_portrait: silent, meta_image: silent }],
    ['health_theme/a', { picture: silent }],
  ])('in %s %j is right', async (file, fields) => {
    expect(await placesIn(qualityRule(QUALITY.alternatives), file, fields)).toEqual([]);
  });
});

describe('Pink', () => {
  const PINK = 'Rose (pédiatrie)';
  const theme = { 'health_theme/bebe.fr': { ...only, title: 'Bébé', pediatry: true, section_background: PINK } };
  const shelf = {
    'product_category/tout-petits.fr': { ...only, title: 'Tout-petits', pediatry: true, section_background: PINK },
  };

  test.each<[string, Written]>([
    ['a theme about children', theme],
    [
      'an article of that theme',
      { ...theme, 'advice/a.fr': { ...only, theme: 'document:health_theme/bebe', section_background: PINK } },
    ],
    [
      'the shelf for babies and its products',
      {
        ...shelf,
        'product/a.fr': {
          ...only,
          category: 'document:product_category/tout-petits',
          section_background: PINK,
        },
      },
    ],
  ])('is for %s', async (_, files) => {
    expect(await found(backgrounds, files)).toEqual([]);
  });

  test.each<[string, Written, string]>([
    ['another theme', { 'health_theme/peau.fr': { ...only, section_background: PINK } }, 'section_background'],
    [
      'a shelf by its name',
      { 'product_category/premieres-fois-de-bebe.fr': { ...only, section_background: PINK } },
      'section_background',
    ],
    [
      'a product of another shelf',
      {
        'product_category/peau.fr': { ...only, title: 'Peau' },
        'product/a.fr': { ...only, category: 'document:product_category/peau', section_background: PINK },
      },
      'section_background',
    ],
  ])('is not for %s', async (_, files, place) => {
    expect(await found(backgrounds, files)).toEqual([
      expect.stringContaining(`${place}: Pink is reserved for pediatry`),
    ]);
  });
});

describe('corporate sections', () => {
  test('have a uid that the route table serves', async () => {
    const files = {
      'corporate_section/qui-sommes-nous.fr': { title: 'Q' },
      'corporate_section/qui-sommes-nous.nl': { title: 'Q', uid: 'wie-zijn-we' },
      'corporate_section/notre-vision.nl': { title: 'V' },
      'corporate_section/nos-valeurs.fr': { ...only, title: 'V' },
    };
    expect(await found(qualityRule(QUALITY.corporateSections), files)).toEqual([
      'corporate_section/nos-valeurs.fr fr-fr uid: no page is served at /nos-valeurs: the uid is one of qui-sommes-nous, notre-vision',
      'corporate_section/notre-vision.nl nl-be uid: no page is served at /notre-vision: the uid is one of wie-zijn-we, onze-visie',
    ]);
  });
});

describe('job offers', () => {
  test.each([
    ['with a range', { pay_min: 30_000, pay_max: 34_000, closes_on: '2026-12-01' }, []],
    ['with a minimum, closing today', { pay_min: 30_000, closes_on: '2026-11-20' }, []],
    ['without a closing date', { pay_max: 34_000 }, []],
    ['closed, whatever it says', { closed: true, closes_on: '2026-01-01' }, []],
    ['past its date', { pay_min: 1, closes_on: '2026-11-19' }, ['closes_on']],
  ])('%s', async (_, fields, places) => {
    expect(await placesIn(qualityRule(QUALITY.closingDate), 'job_offer/a', { title: 'A', ...fields })).toEqual(places);
  });
});

describe('the references of job offers', () => {
  const offers = (...fields: Record<string, unknown>[]): Written =>
    Object.fromEntries(fields.map((each, index) => [`job_offer/${'abc'[index]}.fr`, { ...only, title: 'A', ...each }]));

  test.each<[string, Written]>([
    ['of their own', offers({ reference: 'S-1' }, { reference: 'S-2' })],
    ['none, so that the address counts', offers({}, { reference: ' ' })],
    ['that of a closed one', offers({ reference: 'S-1' }, { reference: 'S-1', closed: true })],
    ['that of one past its date', offers({ reference: 'S-1', closes_on: '2026-11-19' }, { reference: 'S-1' })],
    [
      'that of another language',
      { ...offers({ reference: 'S-1' }), 'job_offer/b.nl': { title: 'A', reference: 'S-1', locales: ['nl-be'] } },
    ],
  ])('may be %s', async (_, files) => {
    expect(await found(jobReferences, files)).toEqual([]);
  });

  test('are not those of another open offer, however they are written', async () => {
    const files = offers({ reference: 'S-1' }, { reference: ' S-1 ', closes_on: '2026-11-20' }, { reference: 'S-3' });
    expect(await found(jobReferences, files)).toEqual([
      'job_offer/b.fr fr-fr reference: S-1 is the reference of documents/job_offer/a.fr.md as well: both offers are open',
    ]);
  });

  test('are not the address of another one', async () => {
    expect(await found(jobReferences, offers({}, { reference: 'a' }))).toEqual([
      'job_offer/b.fr fr-fr reference: a is the reference of documents/job_offer/a.fr.md as well: both offers are open',
    ]);
  });
});

test.each([
  ['other ids', { campaign_id: 'hiver' }, { campaign_id: 'hiver', contact_list_id: '42' }, 0],
  ['the address', {}, {}, 0],
  ['the ids of one that has ended', { campaign_id: 'hiver', ends_on: '2026-11-19' }, { campaign_id: 'hiver' }, 0],
  ['the ids of another one', { campaign_id: 'hiver ' }, { campaign_id: 'hiver', ends_on: '2026-11-20' }, 1],
  ['the address of another one', {}, { campaign_id: 'a' }, 1],
])('a campaign with %s', async (_, first, second, count) => {
  const files = {
    'campaign_page/a.fr': { ...only, title: 'A', ...first },
    'campaign_page/b.fr': { ...only, title: 'B', ...second },
  };
  const sentence = 'the three ids are those of documents/campaign_page/a.fr.md as well: neither campaign has ended';
  expect(await found(campaignIds, files)).toEqual(
    Array.from({ length: count }, () => `campaign_page/b.fr fr-fr campaign_id: ${sentence}`),
  );
});

describe('meta lengths', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each([
    ['nothing', {}, []],
    ['at their limits', { meta_title: long(60), meta_description: long(160) }, []],
    ['the shortest', { meta_description: long(50) }, []],
    ['a long title', { meta_title: long(61) }, ['meta_title']],
    ['a long description', { meta_description: long(161) }, ['meta_description']],
    ['a short description', { meta_description: long(49) }, ['meta_description']],
  ])('%s', async (_, fields, places) => {
    expect(await placesIn(qualityRule(QUALITY.metaLengths), 'page/a', { title: 'A', ...fields })).toEqual(places);
  });
});

describe('what the loader reports', () => {
  test('is told by file and field', async () => {
    expect(
      await found(loader, {
        'page/a.fr': { titel: 'A' },
        'page/b.fr': { ...only, title: 'B', slices: [{ slice: 'text', text: '[x](document:page/c)' }] },
      }),
    ).toEqual([
      'page/a.fr titel: the model has no such field',
      'page/b.fr slices[0 text].text: there is no document page/c',
    ]);
  });

  test('nothing, of sound content', async () => {
    expect(await found(loader, { 'page/a.fr': { title: 'A' } })).toEqual([]);
  });
});
