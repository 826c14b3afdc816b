import { beforeEach, expect, test, vi } from 'vitest';
import { addWithWords } from '../../components/cart/add.ts';
import type { CartReply } from '../../lib/cart/types.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { cartView } from '../fixtures/cart-view.tsx';
import { addToCart } from '../setup/cart-actions.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));
beforeEach(() => void addToCart.mockReset());

const ok = (...codes: string[]): CartReply => ({
  status: 'ok',
  cart: cartView(),
  warnings: codes.map((code) => ({ code, message: code, lineId: '' })),
});
const link = (locale: Locale) => ({
  href: '/panier',
  text: locale === 'nl-be' ? 'Winkelmandje bekijken' : 'Voir le panier',
});
const failed: CartReply = { status: 'error', code: 'cartUpdate', values: {}, cart: cartView() };

test.each<[string, Locale, CartReply, string[], string]>([
  ['worked', 'fr-fr', ok(), ['Nuit posée est dans le panier'], ''],
  ['worked', 'nl-be', ok(), ['Nuit posée ligt in het winkelmandje'], ''],
  [
    'worked, without the gift',
    'fr-fr',
    ok('GIFT_OUT_OF_STOCK'),
    ['Nuit posée est dans le panier', 'Le cadeau prévu avec ces articles est épuisé.'],
    '',
  ],
  [
    'failed',
    'fr-be',
    failed,
    [],
    'Votre panier n’a pas pu être changé. Vous le voyez tel qu’il est, essayez de nouveau.',
  ],
])('an add that %s, in %s', async (_, locale, reply, toasts, problem) => {
  addToCart.mockResolvedValue(reply);
  const form = new FormData();
  form.set('variantId', '70011');
  const outcome = await addWithWords({ form, locale, name: 'Nuit posée', cartHref: '/panier' });
  expect(outcome.toasts.map(({ text }) => text)).toEqual(toasts);
  expect(outcome.toasts.map((toast) => toast.link)).toEqual(
    toasts.map((_text, index) => (index === 0 ? link(locale) : undefined)),
  );
  expect(outcome.problem).toBe(problem);
});
