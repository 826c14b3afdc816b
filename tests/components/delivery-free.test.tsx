import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { FreeDeliveryProgress } from '../../components/cart/cart-notices.tsx';
import { freeDelivery } from '../../lib/delivery/free-delivery.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/delivery.json';
import dutch from '../../messages/nl/delivery.json';

/** A delivery option that the service offers for free. */
const given = (title: string) => ({ code: title, title, shippingPrice: { amount: '0.0', currencyCode: 'EUR' } });

const show = (progress: ReturnType<typeof freeDelivery>, locale: Locale = 'fr-fr') => {
  const delivery = MARKETS[locale].language === 'nl' ? dutch : french;
  if (!progress) throw new Error('nothing to show');
  render(
    <NextIntlClientProvider locale={MARKETS[locale].tag} messages={{ delivery }}>
      <FreeDeliveryProgress locale={locale} progress={progress} />
    </NextIntlClientProvider>,
  );
  const spaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
  return [spaces(screen.getByRole('status').textContent), spaces(screen.getByRole('img').getAttribute('aria-label'))];
};
const threshold = { from: 3900, code: 'Point relais', kind: 'relay' } as const;
const home = { from: 6000, code: 'Colissimo', kind: 'home' } as const;

test.each<[string, Locale, ReturnType<typeof freeDelivery>, string[]]>([
  [
    'missing',
    'fr-fr',
    freeDelivery(2680, threshold, null),
    ['Plus que 12,20 € pour la livraison offerte en point relais.', '26,80 € sur 39,00 €'],
  ],
  [
    'missing',
    'nl-be',
    freeDelivery(2680, threshold, null),
    ['Nog € 12,20 en u krijgt gratis levering in een afhaalpunt.', '€ 26,80 van € 39,00'],
  ],
  [
    'reached',
    'fr-fr',
    freeDelivery(4000, threshold, [given('Point relais')]),
    ['La livraison en point relais est offerte.', 'Seuil de 39,00 € atteint'],
  ],
  [
    'reached to the cent',
    'fr-be',
    freeDelivery(3900, threshold, [given('Point relais')]),
    ['La livraison en point relais est offerte.', 'Seuil de 39,00 € atteint'],
  ],
  [
    'not confirmed',
    'fr-fr',
    freeDelivery(4000, threshold, null),
    [
      'Seuil de 39,00 € atteint. Votre code postal confirmera la livraison offerte en point relais.',
      'Seuil de 39,00 € atteint',
    ],
  ],
  [
    'given below the threshold',
    'fr-be',
    freeDelivery(1000, threshold, [given('Point relais')]),
    ['La livraison en point relais est offerte.', 'Livraison offerte'],
  ],
  [
    'another option',
    'fr-fr',
    freeDelivery(1000, null, [given('À domicile')]),
    ['La livraison est offerte (À domicile).', 'Livraison offerte'],
  ],
  [
    'another option than that of the threshold',
    'nl-be',
    freeDelivery(4000, threshold, [given('Bpost')]),
    ['U krijgt gratis levering (Bpost).', 'Drempel van € 39,00 bereikt'],
  ],
  [
    'missing, at home',
    'fr-be',
    freeDelivery(4500, home, null),
    ['Plus que 15,00 € pour la livraison offerte à domicile.', '45,00 € sur 60,00 €'],
  ],
  [
    'missing, at home',
    'nl-be',
    freeDelivery(4500, home, null),
    ['Nog € 15,00 en u krijgt gratis levering aan huis.', '€ 45,00 van € 60,00'],
  ],
  [
    'not confirmed, at home',
    'nl-be',
    freeDelivery(6000, home, null),
    [
      'U hebt de drempel van € 60,00 bereikt. Met uw postcode bevestigen we de gratis levering aan huis.',
      'Drempel van € 60,00 bereikt',
    ],
  ],
  [
    'reached, at home',
    'fr-fr',
    freeDelivery(6000, home, [given('Colissimo')]),
    ['La livraison est offerte (Colissimo).', 'Seuil de 60,00 € atteint'],
  ],
])('%s, %s', (_, locale, progress, words) => {
  expect(show(progress, locale)).toEqual(words);
});
