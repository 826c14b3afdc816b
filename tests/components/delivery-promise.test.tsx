import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PromisedCarriers } from '../../components/delivery/carrier-form.tsx';
import { DeliveryChoice } from '../../components/delivery/delivery-choice.tsx';
import { DeliveryPromise } from '../../components/delivery/product-delivery.tsx';
import { writePostcode } from '../../lib/delivery/visitor-postcode.ts';
import { carrier, cartLine, inWords } from '../fixtures/cart-view.tsx';

const MINUTE = 60_000;

/** Sentences for orders of the next half hour and of the next two hours. */
function promise() {
  const now = Date.now();
  return {
    undated: { text: 'Chez vous en 2 à 3 jours ouvrés', deadline: 'Un jour ouvré avant 22 h.' },
    dated: [
      { until: now + 30 * MINUTE, text: 'Chez vous jeudi 26', deadline: 'Avant 22 h.' },
      { until: now + 120 * MINUTE, text: 'Chez vous vendredi 27', deadline: 'Avant demain.' },
    ],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const shown = () => screen.queryByText(/^Chez vous/)?.textContent;

test('the date of the page follows the time, and goes when no date is left', async () => {
  render(<DeliveryPromise locale="fr-fr" promise={promise()} exclusions={null} />);
  expect(shown()).toBe('Chez vous jeudi 26');
  expect(screen.getByText('Avant 22 h.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE));
  expect(shown()).toBe('Chez vous vendredi 27');
  await act(() => vi.advanceTimersByTimeAsync(90 * MINUTE));
  expect(shown()).toBe('Chez vous en 2 à 3 jours ouvrés');
  expect(screen.queryByText(/^Avant/)).toBeNull();
  expect(screen.getByText('Un jour ouvré avant 22 h.')).toBeTruthy();
});

test('without script a cached page says working days', () => {
  const html = renderToString(<DeliveryPromise locale="fr-fr" promise={promise()} exclusions={null} />);
  expect(html).toContain('Chez vous en 2 à 3 jours ouvrés');
  expect(html).not.toContain('jeudi');
});

test('nothing is promised for a postcode that the product is not delivered to', () => {
  writePostcode('20000');
  const page = render(<DeliveryPromise locale="fr-fr" promise={promise()} exclusions={['20']} />);
  expect(shown()).toBeUndefined();
  page.rerender(<DeliveryPromise locale="fr-fr" promise={promise()} exclusions={null} />);
  expect(shown()).toBe('Chez vous jeudi 26');
  writePostcode(null);
});

const choice = (more: Parameters<typeof cartLine>[0] = {}, place?: string) =>
  inWords(
    <PromisedCarriers promises={{ DOMICILE: { days: promise(), place } }}>
      <DeliveryChoice
        locale="fr-fr"
        cart={{
          lines: [cartLine(), cartLine({ id: 'l2', ...more })],
          deliveryAddress: { id: 'a', zip: '69004', country: 'FR' },
          shippingGroup: { id: 'g', carriers: [carrier('domicile', '4.90'), carrier('express', '8.90')] },
          selectedShippingCarrier: null,
        }}
        actions={{ setPlace: async () => {}, choose: async () => {} }}
        onPlace={async () => null}
        onChoose={async () => null}
      />
    </PromisedCarriers>,
  );

test('each carrier of the cart has its own date, also without script', () => {
  render(choice());
  expect(screen.getByRole('radio', { name: /^domicile .*Chez vous jeudi 26$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^express/ }).closest('label')?.textContent).not.toContain('Chez vous');
  expect(renderToString(choice())).toContain('Chez vous jeudi 26');
});

test('a relay point is said to be chosen later, whatever the stock', () => {
  render(choice({ quantity: 41 }, 'Vous choisissez votre point relais plus tard.'));
  expect(screen.getAllByText('Vous choisissez votre point relais plus tard.')).toHaveLength(1);
});

test.each([
  ['a line is sold out', { variant: { availableForSale: false, quantityAvailable: 0 } }],
  ['a line waits for stock', { variant: { isBackordered: true, quantityAvailable: 0 } }],
  ['a line is larger than the stock', { quantity: 41 }],
])('no date while %s', (_, more) => {
  render(choice(more));
  expect(shown()).toBeUndefined();
});
