import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { cardView } from '../../components/product/card-view.ts';
import type { CatalogueCard, Sale } from '../../lib/catalogue/types.ts';
import french from '../../messages/fr/catalogue.json' with { type: 'json' };
import dutch from '../../messages/nl/catalogue.json' with { type: 'json' };

const fr = createTranslator({ locale: 'fr-FR', messages: { catalogue: french }, namespace: 'catalogue' });
const nl = createTranslator({ locale: 'nl-BE', messages: { catalogue: dutch }, namespace: 'catalogue' }) as typeof fr;
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

const sold: Extract<Sale, { kind: 'shop' }> = {
  kind: 'shop',
  productId: '1',
  price: euros('14.90'),
  compareAtPrice: null,
  priceVaries: false,
  unitPrice: { price: euros('23.0'), quantity: 100, unit: 'g' },
  available: true,
  variantId: '11',
};

const card = (sale: Sale, badge = ''): CatalogueCard => ({
  id: 'a',
  href: '/nos-produits/tisane',
  title: 'Tisane du soir',
  line: 'Camomille',
  format: '20 sachets',
  badge,
  tint: '#E9F3EF',
  picture: null,
  sale,
  facets: { need: [], form: '', plant: [] },
  position: 0,
});

describe('a card says how a product is had', () => {
  test('in a pharmacy: no price', () => {
    const { status, price, note } = cardView(card({ kind: 'pharmacy' }), 'fr-FR', fr);
    expect({ status, price, note }).toEqual({ status: 'En pharmacie' });
  });

  test('the shop did not answer: a sentence, no price', () => {
    const { status, price } = cardView(card({ kind: 'unavailable' }), 'fr-FR', fr);
    expect({ status, price }).toEqual({ status: 'Prix indisponible pour l’instant' });
  });

  test('sold: price, format and unit price', () => {
    const { price, note, tags } = cardView(card(sold, 'Nouveau'), 'fr-FR', fr);
    expect(price).toEqual({ kind: 'plain', amount: '14,90\u00a0€' });
    expect(note).toBe('20 sachets, 23,00\u00a0€\u00a0/\u00a0100\u00a0g');
    expect(tags).toEqual([{ text: 'Nouveau', tone: 'sun' }]);
  });

  test('sold in Dutch', () => {
    expect(cardView(card(sold), 'nl-BE', nl).price).toEqual({ kind: 'plain', amount: '€\u00a014,90' });
  });

  test('in several formats: from a price, without the unit price of one of them', () => {
    const { price, note } = cardView(card({ ...sold, priceVaries: true, variantId: null }), 'fr-FR', fr);
    expect(price).toEqual({ kind: 'range', from: '14,90\u00a0€', fromWords: 'À partir de' });
    expect(note).toBe('20 sachets');
  });

  test.each([
    ['17.90', 'sale'],
    ['14.90', 'plain'],
    ['12.00', 'plain'],
  ])('a price before of %s is shown only when it is higher', (amount, kind) => {
    expect(cardView(card({ ...sold, compareAtPrice: euros(amount) }), 'fr-FR', fr).price?.kind).toBe(kind);
  });

  test('sold out: the price and a tag', () => {
    const { price, tags } = cardView(card({ ...sold, available: false }), 'fr-FR', fr);
    expect(price?.kind).toBe('plain');
    expect(tags).toEqual([{ text: 'Bientôt de retour' }]);
  });
});
