import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedProduct, PricedVariant } from '../../../lib/prices/reductions.ts';
import { scriptJson } from '../../../lib/seo/json-ld.ts';
import { drugNode, isGtin13, OPTION_TERMS, productNode, termsOf } from '../../../lib/seo/product-json-ld.ts';
import type { PlanPrice } from '../../../lib/services/shopify/types.ts';

/** Section 3 of the specification, word for word. */
const SPECIFICATION = 'Option names map to schema terms: format->size, arôme->color, style->pattern, référence->size.';
const specified = [...SPECIFICATION.matchAll(/([\p{L}]+)->(\w+)/gu)].map(
  ([, option = '', term = '']) => [option, term] as const,
);

describe('an option is said in the terms of schema.org', () => {
  test('there are four in the specification', () => {
    expect(specified).toHaveLength(4);
  });

  test.each(specified)('%s is %s', (option, term) => {
    expect(OPTION_TERMS[option]).toBe(term);
  });

  test.each<[options: string[], terms: (string | null)[]]>([
    [['format'], ['size']],
    [
      ['format', 'arôme', 'style'],
      ['size', 'color', 'pattern'],
    ],
    [
      ['formaat', 'smaak', 'stijl'],
      ['size', 'color', 'pattern'],
    ],
    // When two options map to one term, the first one is used.
    [
      ['format', 'référence'],
      ['size', null],
    ],
    [
      ['référence', 'arôme', 'format'],
      ['size', 'color', null],
    ],
    [['intensité'], [null]],
    [
      ['constructor', '__proto__', 'toString'],
      [null, null, null],
    ],
    [[], []],
  ])('%j are %j', (options, terms) => {
    expect([...termsOf(options)]).toEqual(options.map((option, index) => [option, terms[index]]));
  });
});

describe('an EAN', () => {
  test.each(['3401234567890', '4006381333931', '5901234123457', '0012345678905'])('%s is a GTIN', (ean) => {
    expect(isGtin13(ean)).toBe(true);
  });

  test.each([
    ['a wrong check digit', '4006381333932'],
    ['two digits changed over', '4006381339331'],
    ['eight digits', '96385074'],
    ['fourteen digits', '14006381333938'],
    ['a space', '4006381 333931'],
    ['letters', '400638133393X'],
    ['digits of another script', '٤٠٠٦٣٨١٣٣٣٩٣١'],
    ['nothing in it', ''],
    ['no value', null],
    ['no field', undefined],
  ])('with %s is none', (_, ean) => {
    expect(isGtin13(ean)).toBe(false);
  });

  test('has one check digit, and any other is wrong', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, (drawn) => {
        const right = [...'0123456789'].filter((check) => isGtin13(drawn.join('') + check));
        const sum = drawn.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
        expect(right).toEqual([String((10 - (sum % 10)) % 10)]);
      }),
    );
  });
});

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const variant = (id: string, more: Partial<PricedVariant> = {}): PricedVariant => ({
  id,
  sku: `SIL-${id}`,
  name: '',
  ean: '4006381333931',
  productHandle: 'baume',
  productId: '7',
  price: { amount: '9.90', currencyCode: 'EUR' },
  reduction: null,
  unitPrice: null,
  selectedOptions: {},
  image: null,
  quantityAvailable: 3,
  availableForSale: true,
  isBackordered: false,
  postalCodeExclusions: null,
  requiresShipping: true,
  isGiftCard: false,
  bundledProducts: [],
  ...more,
});
const product = (variants: PricedVariant[], options: PricedProduct['options'] = {}) =>
  ({
    id: '7',
    name: 'Baume',
    variants,
    options,
    images: Array.from({ length: 8 }, (_, index) => ({ url: `http://shop.test/${index}.webp` })),
  }) as PricedProduct;
const url = 'http://fr.localhost:3000/nos-produits/cosmetiques/baume';
const facts = {
  publisher: { site: 'http://fr.localhost:3000', name: 'Laboratoires Silène' },
  url,
  name: 'Baume du soir',
  description: 'Un baume.',
  country: 'FR',
};
/** As it is serialized into a page: without the keys that have no value. */
const written = (value: unknown) => JSON.parse(scriptJson(value));
const nodeOf = (variants: PricedVariant[], options?: PricedProduct['options']) =>
  written(productNode({ ...facts, product: product(variants, options) }));

test('a gift card has no return policy', () => {
  const card = { ...product([variant('11')]), isGiftCard: true };
  const { offers } = written(productNode({ ...facts, product: card }));
  expect(offers).toMatchObject({ price: '9.90' });
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

describe('a product of one variant', () => {
  test('is a product with its offer', () => {
    const node = nodeOf([variant('11')]);
    expect(node).toMatchObject({
      '@type': 'Product',
      '@id': `${url}#product`,
      name: 'Baume du soir',
      sku: 'SIL-11',
      gtin13: '4006381333931',
      brand: { '@type': 'Brand', name: 'Laboratoires Silène' },
      offers: {
        '@type': 'Offer',
        url: `${url}?variant=11`,
        price: '9.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        seller: { '@id': 'http://fr.localhost:3000/#organization', name: 'Laboratoires Silène' },
        hasMerchantReturnPolicy: { applicableCountry: 'FR', merchantReturnDays: 14 },
      },
    });
    expect(node.image).toHaveLength(6);
  });

  test.each([
    ['the pack, where the shop has no picture', [], 'http://cms.test/pack.webp', ['http://cms.test/pack.webp']],
    ['none, where there is none', [], undefined, undefined],
    [
      'the one of the shop',
      [{ url: 'http://shop.test/1.webp' }],
      'http://cms.test/pack.webp',
      ['http://shop.test/1.webp'],
    ],
  ])('has as its picture %s', (_, images, picture, expected) => {
    for (const variants of [[variant('11')], [variant('11'), variant('12')]]) {
      const shown = { ...product(variants), images } as unknown as PricedProduct;
      expect(written(productNode({ ...facts, picture, product: shown })).image).toEqual(expected);
    }
  });

  test('says of its reviews what the page shows, and nothing without any', () => {
    const review = {
      id: 'r',
      displayName: 'Hélène R.',
      rating: 4,
      title: 'Bien',
      text: 'Il fond bien.',
      answer: 'Merci.',
      locale: 'nl-be' as const,
      orderedAt: '2026-10-01T08:00:00.000Z',
      // After midnight in Brussels.
      publishedAt: '2026-11-01T23:30:00.000Z',
    };
    const summary = { count: 12, average: 4.3, shares: [] };
    const shown = { summary, page: { page: 0, pages: 2, skip: 0, take: 3 }, reviews: [review] };
    const node = written(productNode({ ...facts, product: product([variant('11')]), shown }));
    expect(node.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 12,
      bestRating: 5,
    });
    expect(node.review).toMatchObject([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Hélène R.' },
        reviewBody: 'Il fond bien.',
        inLanguage: 'nl-BE',
        datePublished: '2026-11-02',
        reviewRating: { ratingValue: 4 },
      },
    ]);
    for (const none of [
      nodeOf([variant('11')]),
      written(productNode({ ...facts, product: product([variant('11')]), shown: null })),
    ]) {
      expect(none).not.toHaveProperty('aggregateRating');
      expect(none).not.toHaveProperty('review');
    }
  });

  test('that is sold out says so', () => {
    expect(nodeOf([variant('11', { availableForSale: false })]).offers.availability).toBe(
      'https://schema.org/OutOfStock',
    );
  });

  test('that is sold before there are some again says so', () => {
    expect(nodeOf([variant('12', { isBackordered: true, quantityAvailable: 0 })]).offers.availability).toBe(
      'https://schema.org/BackOrder',
    );
  });

  const plan = (id: string, amount: string, each = amount): PlanPrice =>
    ({ plan: { id }, price: euros(amount), perDelivery: euros(each), compareAt: euros('9.90') }) as PlanPrice;
  const reduction = { before: euros('12.00'), percent: 17, basis: 'prior' } as const;
  test.each<[what: string, Partial<PricedVariant>, offer: { price: string; availability: string; struck: boolean }]>([
    [
      'by subscription alone, and may not be: not for sale',
      { requiresPlan: true, isBackordered: true },
      { price: '9.90', availability: 'OutOfStock', struck: true },
    ],
    [
      'by subscription alone: the price of a delivery with the first plan',
      { requiresPlan: true, plans: [plan('2', '25.20', '8.40'), plan('1', '8.10')] },
      { price: '8.40', availability: 'InStock', struck: false },
    ],
    [
      'by subscription alone and sold out',
      { requiresPlan: true, plans: [plan('1', '8.10')], availableForSale: false },
      { price: '8.10', availability: 'OutOfStock', struck: false },
    ],
    [
      'by subscription as well: that of a one-time purchase',
      { plans: [plan('1', '8.10')] },
      { price: '9.90', availability: 'InStock', struck: true },
    ],
  ])('is offered as the page does: %s', (_, more, { price, availability, struck }) => {
    const { offers } = nodeOf([variant('11', { reduction, ...more })]);
    expect(offers).toMatchObject({ price, availability: `https://schema.org/${availability}` });
    expect('priceSpecification' in offers).toBe(struck);
  });

  test('has no number that is none', () => {
    const node = nodeOf([variant('11', { ean: '4006381333932', sku: null })]);
    for (const key of ['gtin13', 'sku', 'additionalProperty']) expect(node).not.toHaveProperty(key);
  });

  test('strikes the price through that the page strikes through, and none where it strikes none', () => {
    const reduction = { before: { amount: '12.00', currencyCode: 'EUR' }, percent: 17, basis: 'prior' } as const;
    expect(nodeOf([variant('11', { reduction })]).offers.priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '12.00',
      priceCurrency: 'EUR',
    });
    expect(nodeOf([variant('11')]).offers).not.toHaveProperty('priceSpecification');
  });
});

describe('a product of several variants', () => {
  const options = { format: ['30 ml', '60 ml'], référence: ['A', 'B'], arôme: ['Miel'] };
  const node = nodeOf(
    [
      variant('11', { selectedOptions: { format: '30 ml', référence: 'A', arôme: 'Miel' } }),
      variant('12', { selectedOptions: { format: '60 ml', référence: 'B', arôme: 'Miel' } }),
    ],
    options,
  );

  test('is a group that says what they differ in', () => {
    expect(node).toMatchObject({
      '@type': 'ProductGroup',
      '@id': `${url}#product`,
      productGroupID: '7',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    });
    expect(node).not.toHaveProperty('offers');
  });

  test('each has its options by their terms, and the second option of a term as a property', () => {
    expect(node.hasVariant).toHaveLength(2);
    expect(node.hasVariant[1]).toMatchObject({
      '@type': 'Product',
      name: 'Baume du soir, 60 ml, B, Miel',
      size: '60 ml',
      color: 'Miel',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'référence', value: 'B' }],
      offers: { url: `${url}?variant=12` },
    });
  });
});

test('many variants by subscription alone: those with a plan first, and the range of the prices with it', () => {
  const many = Array.from({ length: 60 }, (_, index) => {
    const perDelivery = { amount: String(100 + index), currencyCode: 'EUR' };
    const plans = [{ plan: { id: '1' }, price: perDelivery, perDelivery }] as PlanPrice[];
    return variant(String(index), { requiresPlan: true, ...(index >= 20 && { plans }) });
  });
  const { hasVariant, offers } = nodeOf(many.slice(5));
  expect(hasVariant[0].offers).toMatchObject({ url: `${url}?variant=20`, price: '120' });
  expect(offers).toMatchObject({ lowPrice: '9.90', highPrice: '159' });
});

describe('a product of 250 variants', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    variant(String(index), {
      price: { amount: `${9 + (index % 100)}.5`, currencyCode: 'EUR' },
      availableForSale: index >= 100,
      selectedOptions: { format: `${index} ml` },
    }),
  );
  const node = nodeOf(many, { format: many.map(({ selectedOptions }) => selectedOptions.format ?? '') });

  test('tells of fifty, those that can be bought first, and the range of the prices of all', () => {
    const ids = (node.hasVariant as { offers: { url: string } }[]).map(({ offers }) => offers.url.split('=')[1]);
    expect(ids).toEqual(many.slice(100, 150).map(({ id }) => id));
    expect(node.offers).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '9.5',
      highPrice: '108.5',
      priceCurrency: 'EUR',
      offerCount: 250,
    });
  });
});

describe('a medicine', () => {
  const medicine = {
    ...{ publisher: facts.publisher, url, name: 'Arnica montana 9 CH', latin: 'Arnica montana', form: 'Granules' },
    leaflet: 'http://127.0.0.1:3102/files/notice.pdf',
    onPrescription: false,
    legalStatus: 'Homeopathisch geneesmiddel',
  };

  test('says what it is and where its leaflet is', () => {
    expect(written(drugNode(medicine))).toEqual({
      '@type': 'Drug',
      '@id': `${url}#drug`,
      url,
      name: 'Arnica montana 9 CH',
      nonProprietaryName: 'Arnica montana',
      activeIngredient: 'Arnica montana',
      dosageForm: 'Granules',
      prescriptionStatus: 'https://schema.org/OTC',
      legalStatus: 'Homeopathisch geneesmiddel',
      labelDetails: 'http://127.0.0.1:3102/files/notice.pdf',
      manufacturer: {
        '@type': 'Organization',
        '@id': 'http://fr.localhost:3000/#organization',
        name: 'Laboratoires Silène',
      },
    });
  });

  test('on prescription says so', () => {
    const prescribed = written(drugNode({ ...medicine, onPrescription: true }));
    expect(prescribed).toMatchObject({ prescriptionStatus: 'https://schema.org/PrescriptionOnly' });
  });

  test('has no offer, no price, no rating and no indication', () => {
    const text = JSON.stringify(drugNode(medicine));
    expect(text).not.toMatch(/offer|price|rating|review|availability|indication"|potentialAction/i);
  });
});
