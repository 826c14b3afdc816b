import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { cardView } from '../../components/product/catalogue-card.tsx';
import { explainedPrice } from '../../components/product/variant-price.ts';
import type { CatalogueCard, Sale } from '../../lib/catalogue/product.ts';
import french from '../../messages/fr/catalogue.json' with { type: 'json' };
import frenchPrices from '../../messages/fr/prices.json' with { type: 'json' };
import dutch from '../../messages/nl/catalogue.json' with { type: 'json' };
import dutchPrices from '../../messages/nl/prices.json' with { type: 'json' };

const fr = createTranslator({ locale: 'fr-FR', messages: { catalogue: french }, namespace: 'catalogue' });
const nl = createTranslator({ locale: 'nl-BE', messages: { catalogue: dutch }, namespace: 'catalogue' }) as typeof fr;
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

const sold: Extract<Sale, { kind: 'shop' }> = {
  kind: 'shop',
  productId: '1',
  price: euros('14.90'),
  reduction: null,
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

test.each([
  ['is larger than any card', [2000, 3000], [1080, 1620]],
  ['is smaller', [900, 600], [900, 600]],
])('the renditions of a picture that %s', (_, [width = 0, height = 0], shown) => {
  const picture = { src: '/tisane.webp', alt: 'Boîte', width, height };
  const { image } = cardView({ ...card(sold), picture }, 'fr-FR', fr, frenchPrices);
  expect(image).toEqual({ ...picture, width: shown[0], height: shown[1], service: 'prismic' });
});

describe('a card says how a product is had', () => {
  test('in a pharmacy: no price', () => {
    const { status, price, note } = cardView(card({ kind: 'pharmacy' }), 'fr-FR', fr, frenchPrices);
    expect({ status, price, note }).toEqual({ status: 'En pharmacie' });
  });

  test('the shop did not answer: a sentence, no price', () => {
    const { status, price } = cardView(card({ kind: 'unavailable' }), 'fr-FR', fr, frenchPrices);
    expect({ status, price }).toEqual({ status: 'Prix indisponible pour l’instant' });
  });

  test('sold: price, format and unit price', () => {
    const { price, note, tags } = cardView(card(sold, 'Nouveau'), 'fr-FR', fr, frenchPrices);
    expect(price).toEqual({ kind: 'plain', amount: '14,90\u00a0€' });
    expect(note).toBe('20 sachets, 23,00\u00a0€\u00a0/\u00a0100\u00a0g');
    expect(tags).toEqual([{ text: 'Nouveau', tone: 'sun' }]);
  });

  test('sold in Dutch', () => {
    expect(cardView(card(sold), 'nl-BE', nl, dutchPrices).price).toEqual({ kind: 'plain', amount: '€\u00a014,90' });
  });

  test('in several formats: from a price, without the unit price of one of them', () => {
    const { price, note } = cardView(card({ ...sold, priceVaries: true, variantId: null }), 'fr-FR', fr, frenchPrices);
    expect(price).toEqual({ kind: 'range', from: '14,90\u00a0€', fromWords: 'À partir de' });
    expect(note).toBe('20 sachets');
  });

  test.each([
    [20, 'prior', '−20\u00a0%', 'Prix le plus bas des 30 jours précédents'],
    [null, 'prior', undefined, 'Prix le plus bas des 30 jours précédents'],
    [20, 'compareAt', '−20\u00a0%', 'Prix précédent'],
  ] as const)('reduced by %s per cent from a price of %s', (percent, basis, shown, beforeWords) => {
    const reduction = { before: euros('18.63'), percent, basis };
    expect(cardView(card({ ...sold, reduction }), 'fr-FR', fr, frenchPrices).price).toEqual({
      kind: 'sale',
      amount: '14,90\u00a0€',
      amountWords: 'Prix',
      before: '18,63\u00a0€',
      beforeWords,
      percent: shown,
    });
  });

  test('reduced, on the page of the product: what is struck through is explained for all to read', () => {
    const reduction = { before: euros('18.63'), percent: 20, basis: 'prior' } as const;
    expect(explainedPrice(sold.price, reduction, 'nl-BE', dutchPrices)).toMatchObject({
      kind: 'sale',
      beforeWords: 'In plaats van',
      explained: 'Laagste prijs van de 30 dagen ervoor: €\u00a018,63',
    });
    const vouched = explainedPrice(sold.price, { ...reduction, basis: 'compareAt' }, 'nl-BE', dutchPrices);
    expect(vouched).toMatchObject({ beforeWords: 'Vorige prijs' });
    expect(vouched).not.toHaveProperty('explained');
    expect(explainedPrice(sold.price, null, 'nl-BE', dutchPrices)).toEqual({ kind: 'plain', amount: '€\u00a014,90' });
  });

  test('sold out: the price and a tag', () => {
    const { price, tags } = cardView(card({ ...sold, available: false }), 'fr-FR', fr, frenchPrices);
    expect(price?.kind).toBe('plain');
    expect(tags).toEqual([{ text: 'Épuisé' }]);
  });
});
