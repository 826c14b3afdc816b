import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import {
  documentProduct,
  REGULATORY_CLASSES,
  type RegulatoryClass,
  stripClaims,
} from '../../../lib/catalogue/product.ts';

type Data = Content.ProductDocument['data'];

const product = (id: string, regulatory_class: RegulatoryClass) => ({
  product: {
    link_type: 'Document',
    id,
    type: 'product',
    tags: [],
    lang: 'fr-fr',
    url: `/${id}`,
    data: { regulatory_class },
  },
});
const carousel = (...products: object[]) => ({ slice_type: 'product_carousel', primary: { title: 'Aussi', products } });
const text = { slice_type: 'text', primary: { text: [] } };
const quotation = { slice_type: 'quotation', primary: { quote: 'Je dors enfin.' } };
const empty = { product: { link_type: 'Document' } };

const filled = (regulatory_class: RegulatoryClass) =>
  ({
    regulatory_class,
    title: 'Arnica',
    benefits: [{ type: 'paragraph', text: 'Contre les bleus', spans: [], direction: 'ltr' }],
    claims_on_hold: [{ claim: 'Apaise', identifier: '1234', dose: '1 g' }],
    indication: [{ type: 'paragraph', text: 'Poussées dentaires', spans: [], direction: 'ltr' }],
    side_effects: [{ type: 'paragraph', text: 'Réaction', spans: [], direction: 'ltr' }],
    dosage_intro: [{ type: 'paragraph', text: 'Usage habituel', spans: [], direction: 'ltr' }],
    dosage: [{ age: 'Adulte', intake: '5 granules', how: 'Sous la langue' }],
    needs: [{ need: 'Sommeil' }],
    plants: [],
    quote_text: 'Je le donne à tous mes patients.',
    slices: [text, quotation, carousel(product('tisane', 'food'), empty, product('granules', 'medicine_registered'))],
  }) as unknown as Data;

describe('whatever an editor fills in', () => {
  test.each(REGULATORY_CLASSES.map((each) => [each] as const))(
    '%s: shows what the law lets it say',
    (regulatoryClass) => {
      const isMedicine = regulatoryClass.startsWith('medicine_');
      const isRegistered = regulatoryClass === 'medicine_registered';
      const data = filled(regulatoryClass);
      const shown = stripClaims(data);
      expect(shown.title).toBe('Arnica');
      expect(shown.benefits).toEqual(isRegistered ? [] : data.benefits);
      for (const field of ['claims_on_hold', 'indication', 'side_effects', 'dosage_intro', 'dosage', 'needs'] as const)
        expect(shown[field], field).toEqual(isRegistered ? [] : data[field]);
      expect(shown.quote_text).toBe(isMedicine ? null : data.quote_text);
      const beside = [text, carousel(product('granules', 'medicine_registered'))];
      expect(shown.slices).toEqual(isMedicine ? beside : data.slices);
    },
  );

  test.each([
    ['medicine_registered', []],
    ['medicine_amm', [{ need: 'Sommeil' }]],
    ['supplement', [{ need: 'Sommeil' }]],
  ] as const)('the filters of a list find a product of the class %s by these needs: %j', (regulatoryClass, needs) => {
    const document = { id: 'p', url: '/p', data: filled(regulatoryClass) } as Content.ProductDocument;
    expect(documentProduct(document)?.data.needs).toEqual(needs);
  });
});
