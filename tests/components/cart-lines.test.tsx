import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveCartLines } from '../../components/cart/cart-lines.tsx';
import type { CartState, LastResult } from '../../lib/cart/use-cart.ts';
import type { CartLineView, CartReply } from '../../lib/cart/view.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { GIFT_MARK } from '../../lib/services/shopify/cart-attributes.ts';
import french from '../../messages/fr/cart.json';
import dutch from '../../messages/nl/cart.json';
import { cartLine, cartView, failed, giftLine, inWords, plain, stateOf, warned } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const view = (state: CartState, locale: Locale = 'fr-fr', excluded = {}) =>
  inWords(<LiveCartLines locale={locale} state={state} excluded={excluded} />, locale);

const ok: CartReply = { status: 'ok', cart: cartView(), warnings: [] };
const resultOf = (about: LastResult['about'], reply: CartReply, lineId = ''): LastResult => ({
  about,
  lineId,
  name: lineId && 'Nuit posée',
  reply,
});

/** The text that a screen reader announces. */
const announced = () => plain(screen.getAllByRole('status')[0]?.textContent);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => plain(textContent));

test('nothing stands there before the cart is known', () => {
  const { container } = render(view(stateOf({ cart: undefined })));
  expect(container.textContent).toBe('');
});

describe('what became of a gesture', () => {
  test.each<[string, Locale, LastResult, string]>([
    ['a quantity', 'fr-fr', resultOf('line', ok, 'l1'), 'Nuit posée : quantité 2'],
    ['a quantity', 'nl-be', resultOf('line', ok, 'l1'), 'Nuit posée: aantal 2'],
    ['a removal', 'fr-fr', resultOf('line', ok, 'gone'), 'Nuit posée n’est plus dans le panier'],
    ['a removal', 'nl-be', resultOf('line', ok, 'gone'), 'Nuit posée ligt niet meer in het winkelmandje'],
    ['a code', 'fr-fr', resultOf('addCode', ok), french.announcement.addCode],
    ['a note that was emptied', 'nl-be', resultOf('note', ok), dutch.note.removed],
    ['gift options that were emptied', 'fr-fr', resultOf('gift', ok), french.giftOptions.removed],
    // Its form announces what can be delivered there.
    ['a place', 'fr-fr', resultOf('place', ok), ''],
    ['a carrier', 'nl-be', resultOf('carrier', ok), dutch.announcement.carrier],
    ['another plan', 'fr-fr', resultOf('plan', ok, 'l1'), french.announcement.plan],
    ['a plan that joined another line', 'nl-be', resultOf('plan', ok, 'gone'), dutch.announcement.plan],
    ['an undo', 'fr-fr', resultOf('restore', ok), french.announcement.restore],
    ['a refused code', 'fr-fr', resultOf('addCode', warned('DISCOUNT_EXPIRED')), french.warning.DISCOUNT_EXPIRED],
    ['a lost note', 'nl-be', resultOf('note', failed('timeout')), dutch.error.timeout],
    ['a lost place', 'fr-fr', resultOf('place', failed('timeout')), ''],
  ])('%s is announced in %s', (_, locale, word, expected) => {
    render(view(stateOf({ lastResult: word }), locale));
    expect(announced()).toBe(plain(expected));
    expect(alerts()).toEqual([]);
  });

  test.each<[LastResult['about'], string]>([
    ['note', dutch.announcement.note],
    ['gift', dutch.announcement.gift],
  ])('a saved %s is announced', (about, expected) => {
    const cart = cartView({ note: 'Bij de buren', attributes: [{ key: 'gift_wrap', value: 'yes' }] });
    render(view(stateOf({ cart, lastResult: resultOf(about, ok) }), 'nl-be'));
    expect(announced()).toBe(expected);
  });

  test('what went wrong with a line is said in it, and not twice', () => {
    render(view(stateOf({ lastResult: resultOf('line', failed('cartLineUpdate'), 'l1') })));
    expect(within(screen.getByRole('listitem')).getByRole('alert').textContent).toBe(french.error.cartLineUpdate);
    expect([announced(), alerts().length]).toEqual(['', 1]);
  });

  test('what went wrong with a line stays during the next change, and is said anew after it', () => {
    const lastResult = resultOf('line', failed('throttled'), 'l1');
    const { rerender } = render(view(stateOf({ lastResult }), 'nl-be'));
    const [first] = screen.getAllByRole('alert');
    rerender(view(stateOf({ lastResult: { ...lastResult, isPast: true } }), 'nl-be'));
    expect([alerts(), screen.getByText(dutch.error.throttled).isConnected]).toEqual([[], true]);
    rerender(view(stateOf({ lastResult: { ...lastResult } }), 'nl-be'));
    expect(alerts()).toEqual([plain(dutch.error.throttled)]);
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  test('so does what is to be said of an undo, and other results are announced no more', () => {
    const undone = resultOf('restore', failed('timeout'));
    const { rerender } = render(view(stateOf({ lastResult: { ...undone, isPast: true } })));
    expect([alerts(), screen.getByText(french.error.timeout).isConnected]).toEqual([[], true]);
    rerender(view(stateOf({ lastResult: undone })));
    expect(alerts()).toEqual([french.error.timeout]);
    rerender(view(stateOf({ lastResult: { ...resultOf('carrier', ok), isPast: true } })));
    expect([announced(), alerts()]).toEqual(['', []]);
  });

  test('that a line cannot be delivered is not said anew with each change', () => {
    const excluded = { l1: 'Pas de livraison au code postal 97400.' };
    const lastResult = resultOf('line', ok, 'l1');
    const { rerender } = render(view(stateOf({ lastResult }), 'fr-fr', excluded));
    const [alert] = screen.getAllByRole('alert');
    rerender(view(stateOf({ lastResult: { ...lastResult, isPast: true } }), 'fr-fr', excluded));
    expect(screen.getByRole('alert')).toBe(alert);
  });

  test.each([
    ['a line that is gone', resultOf('line', warned('MERCHANDISE_OUT_OF_STOCK'), 'gone')],
    ['what was to come back', resultOf('restore', warned('MERCHANDISE_OUT_OF_STOCK'))],
    ['the plan of a line that is gone', resultOf('plan', warned('MERCHANDISE_OUT_OF_STOCK'), 'gone')],
  ])('what is to be said of %s stands above the lines', (_, word) => {
    render(view(stateOf({ lastResult: word })));
    expect(alerts()).toEqual([plain(french.warning.MERCHANDISE_OUT_OF_STOCK)]);
    expect(within(screen.getByRole('listitem')).queryByRole('alert')).toBeNull();
  });

  test('that a gift did not come is no failure of the line', () => {
    render(view(stateOf({ lastResult: resultOf('line', warned('GIFT_OUT_OF_STOCK'), 'l1') })));
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['that did not come', 'line', 'GIFT_OUT_OF_STOCK', `Nuit posée : quantité 2. ${french.warning.GIFT_OUT_OF_STOCK}`],
    ['that has left', 'place', 'GIFT_NOT_DELIVERED', french.warning.GIFT_NOT_DELIVERED],
  ] as const)('of a gift %s is said why, above the lines and to a screen reader', (_, about, warning, expected) => {
    render(view(stateOf({ lastResult: resultOf(about, warned(warning), about === 'line' ? 'l1' : '') })));
    expect(announced()).toBe(plain(expected));
    const words = screen.getByText(plain(french.warning[warning]), { selector: 'p:not([role])' });
    // It takes the focus on the way to the payment, and is no stop for the Tab key.
    expect(words.closest('[tabindex]')?.getAttribute('tabindex')).toBe('-1');
    expect(alerts()).toEqual([]);
  });
});

describe('an undo says that the line is back only when it is', () => {
  const gift = (rule: string) => ({ ...giftLine(), attributes: [{ key: GIFT_MARK, value: rule }] });
  const back = french.announcement.restore;
  const cases: [string, CartLineView, string, CartLineView[], string][] = [
    ['a gift that the rule no longer gives', gift('a'), 'GIFT_NOT_GIVEN', [cartLine()], ''],
    ['a gift that has sold out', gift('a'), 'GIFT_OUT_OF_STOCK', [cartLine()], ''],
    [
      'a gift that the postcode excludes, beside that of another rule',
      gift('a'),
      'GIFT_NOT_DELIVERED',
      [gift('b')],
      '',
    ],
    ['a gift, with the news of another one', gift('a'), 'GIFT_OUT_OF_STOCK', [cartLine(), gift('a')], back],
    [
      'a gift, as another article of the same rule',
      gift('a'),
      'GIFT_OUT_OF_STOCK',
      [{ ...gift('a'), variant: { ...gift('a').variant, id: '70102' } }],
      back,
    ],
    ['an article whose gift has sold out', cartLine(), 'GIFT_OUT_OF_STOCK', [cartLine({ id: 'new' })], back],
    ['an article whose gift the postcode excludes', cartLine(), 'GIFT_NOT_DELIVERED', [cartLine({ id: 'new' })], back],
    ['an article that came back in part', cartLine(), 'MERCHANDISE_NOT_ENOUGH_STOCK', [cartLine({ id: 'new' })], back],
    ['an article that has sold out', cartLine(), 'MERCHANDISE_OUT_OF_STOCK', [gift('a')], ''],
    ['an article that is there as a gift only', giftLine(), 'MERCHANDISE_OUT_OF_STOCK', [gift('a')], ''],
  ];
  test.each(cases)('%s', (_, restored, code, lines, expected) => {
    const reply = warned(code, cartView({ lines }));
    render(view(stateOf({ cart: reply.cart, lastResult: { ...resultOf('restore', reply), restored } })));
    const isNews = code.startsWith('GIFT_');
    const words = french.warning[code as keyof typeof french.warning];
    expect(announced()).toBe(plain([expected, isNews ? words : ''].filter(Boolean).join('. ')));
    expect(alerts()).toEqual(isNews ? [] : [plain(words)]);
  });
});

describe('what sold out in the cart', () => {
  const gone = cartLine({ id: 'l7', quantity: 0, variant: { id: '70021', productTitle: 'Tisane claire' } });
  const cart = cartView({ soldOut: [gone] });
  const warning = { code: 'MERCHANDISE_OUT_OF_STOCK', message: '', lineId: 'l7' };

  test('is listed, and can be removed', () => {
    const remove = vi.fn();
    render(view(stateOf({ cart, remove })));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const notice = plain(screen.getByText(/^Épuisé/).parentElement?.textContent);
    expect(notice).toBe('Épuisé : Tisane claire Retirer Tisane claire');
    fireEvent.click(screen.getByRole('button', { name: 'Retirer Tisane claire' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith(gone);
  });

  test('is announced after a change of its line, and said once', () => {
    const reply: CartReply = { status: 'ok', cart, warnings: [warning] };
    const lastResult: LastResult = { about: 'line', lineId: 'l7', name: 'Tisane claire', reply };
    render(view(stateOf({ cart, lastResult }), 'nl-be'));
    expect([announced(), alerts()]).toEqual(['Uitverkocht: Tisane claire', []]);
  });

  test('is no failure of another change', () => {
    const reply: CartReply = { status: 'ok', cart, warnings: [warning] };
    render(view(stateOf({ cart, lastResult: resultOf('line', reply, 'l1') })));
    expect([announced(), alerts()]).toEqual(['Nuit posée : quantité 2', []]);
  });

  test('a line that can no longer be ordered says so', () => {
    const lines = [cartLine({ variant: { availableForSale: false } }), giftLine()];
    render(view(stateOf({ cart: cartView({ lines }) })));
    expect(alerts()).toEqual([french.soldOutLine]);
  });
});

describe('a line that cannot be delivered', () => {
  const cart = cartView({ lines: [cartLine(), giftLine()] });
  const why = { l1: 'Pas de livraison au code postal 20000.' };

  test('says so, and the others do not', () => {
    render(view(stateOf({ cart }), 'fr-fr', why));
    expect(screen.getAllByRole('listitem').map((line) => within(line).queryByRole('alert')?.textContent)).toEqual([
      why.l1,
      undefined,
    ]);
  });

  test('says first what just went wrong', () => {
    render(view(stateOf({ cart, lastResult: resultOf('line', failed('timeout'), 'l1') }), 'fr-fr', why));
    expect(alerts()).toEqual([french.error.timeout]);
  });
});

describe('the last one of a line', () => {
  const single = cartLine({ quantity: 1 });
  const click = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  test('is removed by one less, so that it can be taken back', () => {
    const state = stateOf({ cart: cartView({ lines: [single] }) });
    render(view(state));
    click(/^Diminuer/);
    expect(state.remove).toHaveBeenCalledWith(single);
    expect(state.change).not.toHaveBeenCalled();
  });

  test.each([
    ['by one less when there are more', cartLine(), false, /^Diminuer/, 'decrease'],
    ['by one less when clicks are being gathered', single, true, /^Diminuer/, 'decrease'],
    ['by one more', single, false, /^Augmenter/, 'increase'],
  ])('is not removed %s', (_, line, isUpdating, button, action) => {
    const state = stateOf({ cart: cartView({ lines: [line] }), isUpdating: () => isUpdating });
    render(view(state));
    click(button);
    expect(state.change).toHaveBeenCalledWith(line, action);
    expect(state.remove).not.toHaveBeenCalled();
  });
});

describe('after a removal', () => {
  const undo = () => screen.getByRole('button', { name: 'Annuler' });
  let state: CartState;
  beforeEach(() => {
    state = stateOf({ cart: cartView({ lines: [giftLine()] }), removed: cartLine() });
  });

  test('the button that takes it back has the focus of the one that is gone', () => {
    const { rerender } = render(view(stateOf()));
    screen.getByRole('button', { name: 'Retirer Nuit posée' }).focus();
    rerender(view(state));
    expect(screen.getByText('Nuit posée n’est plus dans le panier')).toBeTruthy();
    expect(document.activeElement).toBe(undo());
  });

  test('a second one takes the focus again', () => {
    const { rerender } = render(view(state));
    screen.getByRole('button', { name: 'Retirer Pastilles grand air' }).focus();
    rerender(view(stateOf({ cart: cartView({ lines: [] }), removed: giftLine() })));
    expect(screen.getByText('Pastilles grand air n’est plus dans le panier')).toBeTruthy();
    expect(document.activeElement).toBe(undo());
  });

  test('taking back leaves the focus on the lines', () => {
    render(view(state));
    fireEvent.click(undo());
    expect(state.undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  test('Dutch visitors take back in Dutch', () => {
    render(view(state, 'nl-be'));
    expect(screen.getByText('Nuit posée ligt niet meer in het winkelmandje')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ongedaan maken' }));
  });
});
