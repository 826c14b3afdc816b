import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { payOf } from '../../../lib/careers/offers.ts';
import { offerWordsIn } from '../../../lib/careers/queries.ts';
import french from '../../../messages/fr/careers.json';
import dutch from '../../../messages/nl/careers.json';

type Currency = 'Euro' | 'Dinar tunisien' | null;
const pay = (min: number | null, max: number | null, currency: Currency, tag: string) => {
  const said = payOf({ pay_min: min, pay_max: max, pay_currency: currency as 'Euro' }, tag);
  const plain = (words: string) => words.replace(/\s/g, ' ');
  return said && { min: plain(said.min), max: said.max && plain(said.max) };
};

describe('the pay of an offer, in words of a locale', () => {
  test.each<[min: number, max: number | null, currency: Currency, tag: string, from: string, to: string | null]>([
    [38_000, 45_000, 'Euro', 'fr-FR', '38 000 €', '45 000 €'],
    [38_000, 45_000, 'Euro', 'fr-BE', '38 000 €', '45 000 €'],
    [38_000, 45_000, 'Euro', 'nl-BE', '€ 38.000', '€ 45.000'],
    [12.6, 13.5, 'Euro', 'fr-FR', '12,60 €', '13,50 €'],
    [12.6, 13.5, 'Euro', 'nl-BE', '€ 12,60', '€ 13,50'],
    [1_200, null, 'Dinar tunisien', 'fr-TN', '1 200 DT', null],
    [1_200, null, null, 'fr-FR', '1 200 €', null],
    [2_000, 2_000, 'Euro', 'fr-FR', '2 000 €', '2 000 €'],
    // The end is below the beginning.
    [2_000, 1_800, 'Euro', 'fr-FR', '2 000 €', null],
  ])('%d to %d %s in %s', (min, max, currency, tag, from, to) => {
    expect(pay(min, max, currency, tag)).toEqual({ min: from, max: to });
  });

  test.each(['fr-FR', 'nl-BE', 'fr-TN'])('breaks nowhere in %s, and needs no space that our fonts lack', (tag) => {
    const said = payOf({ pay_min: 38_000, pay_max: null, pay_currency: 'Euro' }, tag);
    expect(said?.min).not.toMatch(/[ \u202f]/);
  });

  test.each([null, 45_000])('is not said where it begins nowhere, up to %s', (max) => {
    expect(pay(null, max, 'Euro', 'fr-FR')).toBeNull();
  });
});

describe('the sentence of the pay', () => {
  const translators = {
    'fr-fr': createTranslator({ locale: 'fr-FR', messages: { careers: french }, namespace: 'careers' }),
    'nl-be': createTranslator({ locale: 'nl-BE', messages: { careers: dutch }, namespace: 'careers' }),
  };
  test.each<[locale: keyof typeof translators, min: number, max: number | null, said: string]>([
    ['fr-fr', 2_400, null, 'à partir de 2 400 € brut par mois'],
    ['fr-fr', 2_400, 2_400, '2 400 € brut par mois'],
    ['fr-fr', 2_400, 2_900, 'de 2 400 € à 2 900 € brut par mois'],
    ['nl-be', 2_400, 2_400, '€ 2.400 bruto per maand'],
    ['nl-be', 2_400, null, 'vanaf € 2.400 bruto per maand'],
  ])('in %s from %d to %s', (locale, min, max, said) => {
    const words = offerWordsIn(translators[locale] as Parameters<typeof offerWordsIn>[0], locale);
    const pay = { pay_min: min, pay_max: max, pay_currency: 'Euro', pay_period: 'Par mois' } as const;
    expect(words.pay(pay)?.replace(/\s/g, ' ')).toBe(said);
  });
});
