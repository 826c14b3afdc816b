import { beforeEach, expect, test, vi } from 'vitest';
import { addWithWords } from '../../components/cart/with-words.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/cart.json';
import dutch from '../../messages/nl/cart.json';
import { cartLine, cartView, plain } from '../fixtures/cart-view.tsx';
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

const about = (lineId: string, code = 'MERCHANDISE_OUT_OF_STOCK'): CartReply => ({
  status: 'ok',
  cart: cartView({ soldOut: [cartLine({ id: 'l9', quantity: 0, variant: { id: '70091' } })] }),
  warnings: [{ code, message: '', lineId }],
});

test.each<[string, Locale, CartReply, string[], string]>([
  [
    'worked, while another article sold out',
    'nl-be',
    about('l9'),
    ['Nuit posée ligt in het winkelmandje', 'Een artikel in uw winkelmandje is niet meer op voorraad.'],
    '',
  ],
  [
    'found nothing left',
    'fr-fr',
    about('gone'),
    [],
    'Cet article n’est plus en stock : il n’a pas été ajouté au panier.',
  ],
  [
    'was cut to the stock',
    'fr-be',
    about('l1', 'MERCHANDISE_NOT_ENOUGH_STOCK'),
    [],
    'Il n’en reste pas autant : la quantité a été ramenée au stock disponible.',
  ],
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
    'Votre panier n’a pas pu être changé. Vous le voyez tel qu’il est. Essayez de nouveau.',
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
  // No page says again what else the cart has to say.
  expect(outcome.toasts.map((toast) => toast.isPersistent ?? false)).toEqual(toasts.map((_text, index) => index > 0));
  expect(plain(outcome.problem)).toBe(problem);
});

test('a code that leaves the cart is named until the message is closed, also when the add failed', async () => {
  const news = { codeNews: [{ code: 'DISCOUNT_NOT_APPLICABLE', about: 'TISANE' }] };
  addToCart.mockResolvedValue({ ...about('gone'), ...news });
  const { toasts } = await addWithWords({ form: new FormData(), locale: 'nl-be', name: 'Thym', cartHref: '/panier' });
  expect(toasts).toEqual([{ text: expect.stringContaining('TISANE'), isPersistent: true }]);
});

test.each<[Locale, string]>([
  ['fr-fr', french.cookiesRefused],
  ['nl-be', dutch.cookiesRefused],
])('an add whose cart the next page does not have says so, and not that it worked, in %s', async (locale, problem) => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  addToCart.mockResolvedValue(ok());
  const outcome = await addWithWords({ form: new FormData(), locale, name: 'Nuit posée', cartHref: '/panier' });
  expect(outcome).toEqual({ toasts: [], problem });
});
