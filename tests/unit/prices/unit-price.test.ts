import { describe, expect, test } from 'vitest';
import { normalUnitPrice, unitPriceText } from '../../../lib/services/shopify/money.ts';
import french from '../../../messages/fr/prices.json' with { type: 'json' };
import dutch from '../../../messages/nl/prices.json' with { type: 'json' };

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
type Contents = readonly [price: string, quantity: number, unit: string];
type Said = readonly [unitPrice: string, reference: number, unit: string];

describe('a unit price is comparable', () => {
  test.each<[Contents, Said, Said]>([
    // Small units are priced per hundred.
    [
      ['23.80', 60, 'G'],
      ['39.67', 100, 'G'],
      ['39.67', 100, 'g'],
    ],
    [
      ['23.80', 60, 'G'],
      ['0.40', 1, 'G'],
      ['39.67', 100, 'g'],
    ],
    [
      ['12.00', 50, 'ML'],
      ['24.00', 100, 'ML'],
      ['24.00', 100, 'ml'],
    ],
    [
      ['12.00', 50, 'ML'],
      ['2.40', 10, 'ML'],
      ['24.00', 100, 'ml'],
    ],
    [
      ['9.00', 15, 'CL'],
      ['60.00', 100, 'CL'],
      ['6.00', 100, 'ml'],
    ],
    [
      ['8.00', 400, 'MG'],
      ['0.02', 1, 'MG'],
      ['2000.00', 100, 'g'],
    ],
    [
      ['5.00', 1000, 'G'],
      ['0.50', 100, 'G'],
      ['0.50', 100, 'g'],
    ],
    [
      ['5.00', 1, 'L'],
      ['0.50', 100, 'ML'],
      ['0.50', 100, 'ml'],
    ],
    // Products sold by the kilogram or the litre.
    [
      ['3.10', 250, 'G'],
      ['12.40', 1, 'KG'],
      ['12.40', 1, 'kg'],
    ],
    [
      ['3.10', 500, 'ML'],
      ['6.20', 1, 'L'],
      ['6.20', 1, 'l'],
    ],
    [
      ['31.00', 5, 'L'],
      ['62.00', 10, 'L'],
      ['6.20', 1, 'l'],
    ],
    // Contents in another dimension, or none: the shop's own unit price is used, if that loses nothing.
    [
      ['3.10', 0, ''],
      ['62.00', 500, 'G'],
      ['12.40', 100, 'g'],
    ],
    [
      ['3.10', 1, 'M'],
      ['62.00', 100, 'G'],
      ['62.00', 100, 'g'],
    ],
    [
      ['3.10', 0, 'G'],
      ['0.40', 1, 'G'],
      ['0.40', 1, 'g'],
    ],
    [
      ['3.10', 0, ''],
      ['2.40', 10, 'CL'],
      ['2.40', 100, 'ml'],
    ],
    [
      ['3.10', 0, ''],
      ['0.24', 1, 'CL'],
      ['0.24', 1, 'cl'],
    ],
    [
      ['3.10', 0, ''],
      ['12.00', 50, 'CL'],
      ['2.40', 100, 'ml'],
    ],
    [
      ['3.10', 24, 'ITEM'],
      ['1.29', 10, 'ITEM'],
      ['0.13', 1, 'item'],
    ],
    // Neither weight nor volume nor pieces: shown as given.
    [
      ['3.10', 2, 'M'],
      ['1.55', 1, 'M'],
      ['1.55', 1, 'm'],
    ],
    [
      ['3.10', 2, 'M3'],
      ['1.55', 1, 'M3'],
      ['1.55', 1, 'm³'],
    ],
  ])('%j said as %j is %j', ([price, quantity, unit], [said, reference, referenceUnit], [amount, per, of]) => {
    const measured = { price: euros(price), unitPrice: euros(said), quantity, unit, reference, referenceUnit };
    expect(normalUnitPrice(measured)).toEqual({ price: euros(amount), quantity: per, unit: of });
  });
});

describe('a unit price in words', () => {
  test.each([
    [{ price: euros('39.67'), quantity: 100, unit: 'g' }, '39,67 € / 100 g', '€ 39,67 / 100 g'],
    [{ price: euros('12.40'), quantity: 1, unit: 'kg' }, '12,40 € / kg', '€ 12,40 / kg'],
    [{ price: euros('0.13'), quantity: 1, unit: 'item' }, '0,13 € / pièce', '€ 0,13 / stuk'],
  ])('%j', (unitPrice, fr, nl) => {
    expect(unitPriceText(unitPrice, 'fr-FR', french)).toBe(fr.replaceAll(' ', '\u00a0'));
    expect(unitPriceText(unitPrice, 'nl-BE', dutch)).toBe(nl.replaceAll(' ', '\u00a0'));
  });
});
