import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartContents } from '../../components/cart/cart-contents.tsx';
import { CartPageView } from '../../components/cart/cart-page-view.tsx';
import { CartProvider } from '../../components/cart/cart-provider.tsx';
import * as actions from '../../lib/cart/actions.ts';
import type { Posted } from '../../lib/cart/news.ts';
import type { CartReply, CartView } from '../../lib/cart/view.ts';
import { queryClient } from '../../lib/platform/browser/query-client.ts';
import cart from '../../messages/fr/cart.json';
import delivery from '../../messages/fr/delivery.json';
import prices from '../../messages/fr/prices.json';
import { cartLine, cartView, code, euros, plain } from '../fixtures/cart-view.tsx';
import { planPrice, prepaid } from '../fixtures/plans.ts';
import { UnrecognizedAction, visit } from '../setup/next/navigation.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

const nothingPosted: Posted = { words: null, field: null, typed: undefined };
const paths = { shop: '/boutique', cart: '/panier', checkout: '/commande' };
/** The shop's cart when the page requests it. */
let inShop: CartView | null | Error = null;

beforeEach(() => {
  queryClient().clear();
  vi.stubGlobal('fetch', async () => {
    if (inShop instanceof Error) throw inShop;
    return Response.json(inShop);
  });
  return () => vi.unstubAllGlobals();
});

async function open(
  initial: CartView | null | undefined,
  posted = nothingPosted,
  now: typeof inShop = initial ?? null,
) {
  inShop = now;
  await act(async () =>
    render(
      <CartProvider locale="fr-fr" messages={{ cart, delivery, prices }}>
        <CartPageView locale="fr-fr" initial={initial} silent={false} paths={paths} posted={posted} />
      </CartProvider>,
    ),
  );
}

/** The next response of an action; its cart is the shop's cart from then on. */
function answer(action: (form: FormData) => Promise<CartReply>, reply: CartReply): void {
  vi.mocked(action).mockImplementationOnce(async () => {
    if (reply.cart !== undefined) inShop = reply.cart;
    return reply;
  });
}
/** An action that is not answered yet; returns its answer. */
function held(action: (form: FormData) => Promise<CartReply>) {
  const asked = Promise.withResolvers<CartReply>();
  vi.mocked(action).mockImplementationOnce(() => asked.promise);
  return (reply: CartReply) => act(async () => asked.resolve(reply));
}
const ok = (after: CartView, ...codes: string[]): CartReply => ({
  status: 'ok',
  cart: after,
  warnings: codes.map((each) => ({ code: each, message: '', lineId: '' })),
});

const summary = () => within(screen.getByRole('complementary', { name: 'Récapitulatif' }));
const amounts = () =>
  summary()
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Code promotionnel/ });

async function tryCode(typed: string) {
  fireEvent.change(codeField(), { target: { value: typed } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Appliquer' })));
}

test('a cart is its lines, what it comes to, and one way on', async () => {
  await open(cartView());
  expect(screen.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Articles du panier' })).toBeTruthy();
  expect(amounts()).toEqual(['29,80 €', 'Selon votre code postal', '29,80 €']);
  expect(plain(summary().getByText(/TVA/).textContent)).toBe('Dont TVA : 2,59 €');
  expect(summary().getByRole('link', { name: 'Passer au paiement' }).getAttribute('href')).toBe('/commande');
});

test('a code that is taken shows in the amounts as the shop gave them, and leaves the field', async () => {
  await open(cartView());
  const after = cartView({
    discountCodes: [{ code: 'SOMMEIL15', applicable: true }],
    lines: [cartLine({ discounts: [code('SOMMEIL15', '4.48')], total: euros('25.32') })],
    cost: { subtotalAmount: euros('25.32'), totalAmount: euros('25.32'), totalTaxAmount: null },
    totalPrice: euros('25.32'),
    vatAmount: null,
  });
  answer(actions.addDiscountCode, ok(after));
  await tryCode('SOMMEIL15');
  expect(amounts()).toEqual(['25,32 €', 'Selon votre code postal', '25,32 €']);
  expect(summary().getByText('TVA incluse')).toBeTruthy();
  expect(codeField().value).toBe('');
  expect(announced()).toContain(cart.announcement.addCode);
});

test('a code for a cart that is gone is said to be kept for the next one', async () => {
  await open(cartView());
  answer(actions.addDiscountCode, { status: 'ok', cart: null, warnings: [] });
  await tryCode('ETE');
  const kept = cart.codes.kept.replace('{code}', 'ETE');
  expect(screen.getByRole('alert').textContent).toBe(`${cart.error.cartNotFound} ${kept}`);
});

test('a code that is refused stays in the field with its reason, which is announced', async () => {
  await open(cartView());
  answer(actions.addDiscountCode, ok(cartView(), 'DISCOUNT_EXPIRED'));
  await tryCode('HIVER25');
  const why = document.getElementById(codeField().getAttribute('aria-describedby') ?? '');
  expect([codeField().value, why?.textContent]).toEqual(['HIVER25', cart.warning.DISCOUNT_EXPIRED]);
  expect(announced()).toContain(cart.warning.DISCOUNT_EXPIRED);
});

describe('the same outcome once more is announced once more', () => {
  const gone = 'Nuit posée n’est plus dans le panier';

  test('of a code that is refused, whose reason stays at the field', async () => {
    await open(cartView());
    const refused = ok(cartView(), 'DISCOUNT_USAGE_LIMIT_REACHED');
    const why = () => document.getElementById(codeField().getAttribute('aria-describedby') ?? '')?.textContent;
    answer(actions.addDiscountCode, refused);
    await tryCode('BIENVENUE');
    const reason = why() ?? '';
    expect(announced()).toContain(reason);
    const reply = held(actions.addDiscountCode);
    await tryCode('BIENVENU');
    expect(announced()).not.toContain(reason);
    expect(why()).toBe(reason);
    await reply(refused);
    expect(announced()).toContain(reason);
  });

  test('of the removal of another kind of the same product', async () => {
    const [first, second] = [cartLine(), cartLine({ id: 'l8', variant: { id: '70012' } })];
    await open(cartView({ lines: [first, second] }));
    const remove = () =>
      act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^Retirer/ })[0] as HTMLElement));
    answer(actions.removeFromCart, ok(cartView({ lines: [second] })));
    await remove();
    expect(announced()).toContain(gone);
    const reply = held(actions.removeFromCart);
    await remove();
    expect(announced()).not.toContain(gone);
    await reply(ok(cartView({ lines: [] })));
    expect(announced()).toContain(gone);
  });

  test.each<[string, (form: FormData) => Promise<CartReply>, RegExp]>([
    ['quantity', actions.changeQuantity, /^Augmenter/],
    ['plan', actions.changePlan, /^Appliquer Nuit posée/],
  ])('of a %s that cannot be changed', async (_, action, button) => {
    await open(cartView({ lines: [cartLine({ variant: { plans: [planPrice(), prepaid()] } })] }));
    const error: CartReply = { status: 'error', code: 'throttled', values: {}, cart: undefined };
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: button, hidden: true })));
    answer(action, error);
    await press();
    await waitFor(() => expect(alerts()).toEqual([cart.error.throttled]));
    const reply = held(action);
    await press();
    expect(alerts()).toEqual([]);
    await reply(error);
    await waitFor(() => expect(alerts()).toEqual([cart.error.throttled]));
  });
});

describe('what the drawer says of the last change in it', () => {
  const drawer = () => <CartContents locale="fr-fr" messages={{ cart, delivery, prices }} paths={paths} />;
  const few = plain(cart.warning.MERCHANDISE_NOT_ENOUGH_STOCK);

  test.each<[string, (form: FormData) => Promise<CartReply>, CartReply, RegExp, string]>([
    ['with its undo', actions.removeFromCart, ok(cartView({ lines: [] })), /^Retirer/, 'Annuler'],
    ['of too few in stock', actions.changeQuantity, ok(cartView(), 'MERCHANDISE_NOT_ENOUGH_STOCK'), /^Augmenter/, few],
    [
      'of a cart that is gone',
      actions.removeFromCart,
      { status: 'error', code: 'cartNotFound', values: {}, cart: null },
      /^Retirer/,
      plain(cart.error.cartNotFound),
    ],
  ])('stays on the page, and goes with it: %s', async (_, action, reply, button, words) => {
    visit('/nos-produits');
    inShop = cartView();
    const { rerender } = render(drawer());
    answer(action, reply);
    const pressed = await screen.findByRole('button', { name: button });
    await act(async () => fireEvent.click(pressed));
    await screen.findByText(words);
    rerender(drawer());
    expect(screen.getByText(words)).toBeTruthy();
    visit('/conseils');
    rerender(drawer());
    expect(screen.queryByText(words)).toBeNull();
  });
});

test('a code, or a card, that is taken leaves its field, whatever the shop says about a line', async () => {
  await open(cartView());
  const after = cartView({
    discountCodes: [{ code: 'MOINS5', applicable: true }],
    giftCards: [{ id: 'g', lastCharacters: '7788', used: euros('5.00'), balance: euros('5.00') }],
    soldOut: [cartLine({ id: 'l9', quantity: 0, variant: { id: '70091', productTitle: 'Tisane' } })],
  });
  const reply: CartReply = {
    status: 'ok',
    cart: after,
    warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: '', lineId: 'l9' }],
  };
  answer(actions.addDiscountCode, reply);
  await tryCode('moins5');
  expect(codeField().value).toBe('');
  expect(announced()).toContain(cart.announcement.addCode);
  expect(plain(screen.getByText(/^Épuisé/).textContent)).toBe('Épuisé : Tisane ');
  const card = screen.getByRole<HTMLInputElement>('textbox', { name: /^Code de carte cadeau/ });
  answer(actions.applyGiftCard, reply);
  fireEvent.change(card, { target: { value: 'ABCD-7788' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Utiliser' })));
  expect(card.value).toBe('');
});

test('a cart of which everything has sold out is empty, and what sold out can be removed for good', async () => {
  const gone = cartLine({ id: 'l9', quantity: 0, variant: { id: '70091', productTitle: 'Tisane' } });
  const empty = cartView({ lines: [], totalQuantity: 0 });
  await open({ ...empty, soldOut: [gone] });
  expect(screen.getByText('Votre panier est vide')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Passer au paiement' })).toBeNull();
  answer(actions.removeFromCart, ok(empty));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retirer Tisane' })));
  expect(screen.queryByText(/^Épuisé/)).toBeNull();
  expect(announced()).toContain('Tisane n’est plus dans le panier');
  expect(document.activeElement?.tagName).toBe('UL');
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('a code that loses its effect with another change is said apart from that change', async () => {
  await open(cartView());
  const after = cartView({ discountCodes: [{ code: 'MOINS5', applicable: false }] });
  const codeNews = [{ code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', about: 'MOINS5' }];
  answer(actions.changeQuantity, { status: 'ok', cart: after, warnings: [], codeNews });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Nuit posée' })));
  await vi.waitFor(() =>
    expect(announced().join()).toContain(
      `Le code MOINS5 n’est pas appliqué. ${cart.warning.DISCOUNT_PURCHASE_NOT_IN_RANGE}`,
    ),
  );
  expect(screen.queryAllByRole('alert')).toEqual([]);
  answer(actions.saveNote, ok(after));
  const note = screen.getByRole('textbox', { name: cart.note.label, hidden: true });
  fireEvent.change(note, { target: { value: 'Merci' } });
  await act(async () => fireEvent.submit(note.closest('form') as HTMLFormElement));
  expect(announced().join()).not.toContain('MOINS5 n’est pas');
});

test('without script it stands at the head of the page', async () => {
  inShop = cartView();
  const posted: Posted = { words: 'Ce code n’existe pas.', field: 'code', typed: 'ETE' };
  await act(async () =>
    render(
      <CartProvider locale="fr-fr" messages={{ cart, delivery, prices }}>
        <CartPageView locale="fr-fr" initial={cartView()} paths={paths} posted={posted} news={['Le code X …']} />
      </CartProvider>,
    ),
  );
  expect(document.activeElement?.textContent).toBe('Le code X …');
});

test('a lost answer leaves lines and amounts as they were', async () => {
  await open(cartView());
  answer(actions.saveNote, { status: 'error', code: 'unreachable', values: {}, cart: undefined });
  const note = screen.getByRole('textbox', { name: cart.note.label, hidden: true });
  fireEvent.change(note, { target: { value: 'Chez la voisine' } });
  await act(async () => fireEvent.submit(note.closest('form') as HTMLFormElement));
  expect(amounts()).toEqual(['29,80 €', 'Selon votre code postal', '29,80 €']);
  const ids = note.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(ids[0] ?? '')?.textContent).toBe(cart.error.unreachable);
  expect((note as HTMLTextAreaElement).value).toBe('Chez la voisine');
});

test('the last line goes, and can be taken back above the empty cart', async () => {
  await open(cartView());
  const [before, empty] = [cartView(), cartView({ lines: [], totalQuantity: 0 })];
  answer(actions.removeFromCart, ok(empty));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retirer Nuit posée' })));
  expect(screen.getByText('Votre panier est vide')).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Annuler' });
  expect(document.activeElement).toBe(undo);
  answer(actions.restoreToCart, ok(before));
  await act(async () => fireEvent.click(undo));
  const sent = vi.mocked(actions.restoreToCart).mock.lastCall?.[0];
  expect([sent?.get('variantId'), sent?.get('quantity'), sent?.has('giftRule')]).toEqual(['70011', '2', false]);
  expect(screen.getByRole('listitem').textContent).toContain('Nuit posée');
  expect(screen.getByText(cart.announcement.restore)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('what has sold out since its removal is not said to be back', async () => {
  const left = cartView({ lines: [cartLine({ id: 'l3', variant: { id: '70013', productTitle: 'Tisane' } })] });
  await open({ ...left, lines: [cartLine(), ...left.lines] });
  answer(actions.removeFromCart, ok(left));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retirer Nuit posée' })));
  answer(actions.restoreToCart, ok(left, 'MERCHANDISE_OUT_OF_STOCK'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Annuler' })));
  expect(screen.getByRole('alert').textContent).toBe(cart.warning.MERCHANDISE_OUT_OF_STOCK);
  expect(screen.queryByText(new RegExp(cart.announcement.restore))).toBeNull();
});

test('what could not be taken back can be tried again, unless it has come back all the same', async () => {
  await open(cartView());
  const [before, empty] = [cartView(), cartView({ lines: [], totalQuantity: 0 })];
  answer(actions.removeFromCart, ok(empty));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retirer Nuit posée' })));
  const undo = () => screen.queryByRole('button', { name: 'Annuler' }) as HTMLElement;
  answer(actions.restoreToCart, { status: 'error', code: 'unreachable', values: {}, cart: empty });
  await act(async () => fireEvent.click(undo()));
  expect(screen.getByText(cart.error.unreachable)).toBeTruthy();
  expect(document.activeElement).toBe(undo());
  answer(actions.restoreToCart, { status: 'error', code: 'unconfirmed', values: {}, cart: before });
  await act(async () => fireEvent.click(undo()));
  expect(screen.getByRole('listitem').textContent).toContain('Nuit posée');
  expect(undo()).toBeNull();
});

test('without an answer of the shop the cart is said to be kept', async () => {
  vi.useFakeTimers();
  await open(undefined, nothingPosted, new Error('down'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('alert').textContent).toContain(cart.unavailable);
  inShop = cartView();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Essayer de nouveau' })));
  await act(() => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  expect(amounts()).toHaveLength(3);
});

test.each<[string, Posted, () => string | null | undefined]>([
  [
    'of no field stands at the head of the page, and has the focus',
    { words: 'Le panier a changé.', field: null, typed: undefined },
    () => document.activeElement?.textContent,
  ],
  [
    'of a code stands at its field',
    { words: 'Ce code n’existe pas.', field: 'code', typed: 'ETE' },
    () => document.getElementById(codeField().getAttribute('aria-describedby') ?? '')?.textContent,
  ],
])('what was answered to a form without script %s', async (_, posted, found) => {
  await open(cartView(), posted);
  expect(found()).toBe(posted.words);
  expect(screen.getAllByText(posted.words ?? '')).toHaveLength(1);
  expect(codeField().value).toBe(posted.typed ?? '');
});

describe('on the way to the payment', () => {
  const giftOf = (message: string) => [
    { key: 'gift_wrap', value: 'yes' },
    { key: 'gift_message', value: message },
  ];
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: cart.note.label, hidden: true });
  const card = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: cart.giftOptions.message, hidden: true });
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === paths.checkout);
  const sentTo = (action: (form: FormData) => unknown) =>
    vi.mocked(action).mock.calls.map(([form]) => Object.fromEntries(form as FormData));
  /** Whether the browser follows the link itself. */
  const follow = async (index = 0, init = {}) => {
    let isFollowed = false;
    // It would leave the page.
    const stop = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    await act(async () => fireEvent.click(links()[index] as HTMLElement, init));
    return isFollowed;
  };
  beforeEach(() => {
    vi.mocked(actions.saveNote).mockClear();
    vi.mocked(actions.saveGiftOptions).mockClear();
  });

  test.each([0, 1])('what was typed and not saved is saved first, by link %i', async (index) => {
    const visited = visit('/panier');
    await open(cartView());
    fireEvent.click(screen.getByRole('checkbox', { name: cart.giftOptions.wrap, hidden: true }));
    type(card(), ' Pour Lou ');
    type(note(), 'Sonnez deux fois');
    answer(actions.saveNote, ok(cartView({ note: 'Sonnez deux fois' })));
    answer(actions.saveGiftOptions, ok(cartView({ note: 'Sonnez deux fois', attributes: giftOf('Pour Lou') })));
    expect(await follow(index)).toBe(false);
    await vi.waitFor(() => expect(visited).toEqual([paths.checkout]));
    expect(sentTo(actions.saveNote)).toMatchObject([{ note: 'Sonnez deux fois' }]);
    expect(sentTo(actions.saveGiftOptions)).toMatchObject([{ wrap: 'on', message: 'Pour Lou' }]);
    expect(await follow(index)).toBe(true);
    expect(sentTo(actions.saveNote)).toHaveLength(1);
  });

  test('what cannot be saved stays, is said at its field, and can be tried again', async () => {
    const visited = visit('/panier');
    await open(cartView({ note: 'Rez-de-chaussée' }));
    type(card(), 'Bravo, Inès');
    answer(actions.saveGiftOptions, { status: 'error', code: 'timeout', values: {}, cart: undefined });
    expect(await follow()).toBe(false);
    await vi.waitFor(() => expect(document.activeElement).toBe(card()));
    expect([card().value, card().closest('details')?.open]).toEqual(['Bravo, Inès', true]);
    const ids = card().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids[0] ?? '')?.textContent).toBe(cart.error.timeout);
    expect(visited).toEqual([]);
    answer(actions.saveGiftOptions, ok(cartView({ note: 'Rez-de-chaussée', attributes: giftOf('Bravo, Inès') })));
    await follow();
    await vi.waitFor(() => expect(visited).toEqual([paths.checkout]));
  });

  test('a link without anything to save is a link, and so is one for a new tab', async () => {
    await open(cartView({ note: 'Rez-de-chaussée', attributes: giftOf('Bravo') }));
    expect(await follow()).toBe(true);
    type(note(), 'Deuxième étage');
    expect(await follow(0, { ctrlKey: true })).toBe(true);
    type(note(), ' Rez-de-chaussée\n');
    expect(await follow(1)).toBe(true);
    expect(actions.saveNote).not.toHaveBeenCalled();
  });

  test('what another tab has saved is not overwritten', async () => {
    await open(cartView({ note: 'Étage 1' }), nothingPosted, cartView({ note: 'Étage 3' }));
    await waitFor(() => expect(note().value).toBe('Étage 3'));
    expect(await follow()).toBe(true);
    expect(actions.saveNote).not.toHaveBeenCalled();
  });

  describe('when the cart has become another one', () => {
    /** As after a message of another tab. */
    const become = (now: CartView) =>
      act(async () => {
        inShop = now;
        await queryClient().invalidateQueries({ queryKey: ['cart'] });
      });
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: cart.giftOptions.wrap, hidden: true });
    const before = cartView({ note: 'Code du portail : 17B', attributes: giftOf('Bon rétablissement') });

    test('fields that were left as they were show what it has', async () => {
      await open(before);
      await become(cartView({ lines: [cartLine({ id: 'n1' })] }));
      await waitFor(() => expect([note().value, card().value, box().checked]).toEqual(['', '', false]));
      expect(await follow()).toBe(true);
    });

    test('what was typed since stays, and is saved before the payment', async () => {
      const visited = visit('/panier');
      await open(before);
      type(note(), 'Chez le voisin du dessus');
      fireEvent.click(box());
      await become(cartView({ lines: [cartLine({ id: 'n2', variant: { productTitle: 'Tisane du soir' } })] }));
      await screen.findByRole('link', { name: 'Tisane du soir' });
      expect([note().value, card().value, box().checked]).toEqual([
        'Chez le voisin du dessus',
        'Bon rétablissement',
        false,
      ]);
      answer(actions.saveNote, ok(cartView({ note: 'Chez le voisin du dessus' })));
      answer(actions.saveGiftOptions, ok(cartView({ note: 'Chez le voisin du dessus' })));
      await follow();
      await vi.waitFor(() => expect(visited).toEqual([paths.checkout]));
      expect(sentTo(actions.saveGiftOptions)).toMatchObject([{ message: 'Bon rétablissement' }]);
    });
  });

  describe('while a change is under way', () => {
    const more = () => fireEvent.click(screen.getByRole('button', { name: 'Augmenter la quantité de Nuit posée' }));
    const isBusy = () => links()[0]?.getAttribute('aria-busy') === 'true';

    test('the link waits for it, and then leads on', async () => {
      const visited = visit('/panier');
      await open(cartView());
      const reply = held(actions.addDiscountCode);
      await tryCode('RENTREE10');
      expect(await follow()).toBe(false);
      expect([visited.length, isBusy()]).toEqual([0, true]);
      await reply(ok(cartView({ discountCodes: [{ code: 'RENTREE10', applicable: true }] })));
      await waitFor(() => expect(visited).toEqual([paths.checkout]));
    });

    test('and for its clicks that are not sent yet', async () => {
      const visited = visit('/panier');
      await open(cartView());
      answer(actions.changeQuantity, ok(cartView({ lines: [cartLine({ quantity: 3 })], totalQuantity: 3 })));
      await act(async () => more());
      expect(await follow(1)).toBe(false);
      expect(visited).toEqual([]);
      await waitFor(() => expect(visited).toEqual([paths.checkout]));
    });

    test.each<[string, CartReply]>([
      ['is refused', ok(cartView(), 'DISCOUNT_NOT_FOUND')],
      ['fails', { status: 'error', code: 'throttled', values: {}, cart: undefined }],
    ])('a code that %s is read first; the next click leads on', async (_, reply) => {
      const visited = visit('/panier');
      await open(cartView());
      const answered = held(actions.addDiscountCode);
      await tryCode('PRINTEMPS');
      await follow();
      await answered(reply);
      await waitFor(() => expect(isBusy()).toBe(false));
      const why = document.getElementById(codeField().getAttribute('aria-describedby') ?? '')?.textContent;
      expect(why).toBe(reply.status === 'error' ? cart.error.throttled : cart.warning.DISCOUNT_NOT_FOUND);
      expect(visited).toEqual([]);
      expect(await follow()).toBe(true);
    });

    test('an earlier one that fails is not covered by a later one that does not', async () => {
      const visited = visit('/panier');
      await open(cartView());
      const answered = held(actions.applyGiftCard);
      const field = screen.getByRole('textbox', { name: new RegExp(`^${cart.giftCards.label}`) });
      type(field, 'ABCD EFGH 2345');
      await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
      answer(actions.changeQuantity, ok(cartView({ lines: [cartLine({ quantity: 3 })], totalQuantity: 3 })));
      await act(async () => more());
      await follow();
      await answered({ status: 'error', code: 'giftCardRefused', values: {}, cart: undefined });
      await waitFor(() => expect(isBusy()).toBe(false));
      expect(visited).toEqual([]);
    });
  });

  test.each<[string, Partial<Extract<CartReply, { status: 'ok' }>>, string]>([
    [
      'a code',
      { codeNews: [{ code: 'DISCOUNT_EXPIRED', about: 'AUTOMNE' }] },
      `Le code AUTOMNE n’est pas appliqué. ${cart.warning.DISCOUNT_EXPIRED}`,
    ],
    ['a gift', { warnings: [{ code: 'GIFT_NOT_GIVEN', message: '', lineId: '' }] }, cart.warning.GIFT_NOT_GIVEN],
  ])('what the reply to the saved text says of %s is read first', async (_, said, words) => {
    const visited = visit('/panier');
    await open(cartView());
    type(note(), 'Porte bleue');
    answer(actions.saveNote, { ...ok(cartView({ note: 'Porte bleue' })), ...said } as CartReply);
    await follow();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words));
    expect(visited).toEqual([]);
    expect(await follow()).toBe(true);
    expect(sentTo(actions.saveNote)).toHaveLength(1);
  });

  test('after a deployment the reason is that the page is older than the site', async () => {
    const visited = visit('/panier');
    await open(cartView({ note: 'Rue de la Paix' }));
    type(note(), 'Rue des Lilas');
    vi.mocked(actions.saveNote).mockRejectedValueOnce(new UnrecognizedAction());
    expect(await follow()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(note()));
    const [why = ''] = note().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(why)?.textContent).toBe(cart.error.outdated);
    expect([note().value, visited]).toEqual(['Rue des Lilas', []]);
    type(note(), 'Rue de la Paix');
    expect(await follow()).toBe(true);
  });

  const save = (field: HTMLElement) => act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));

  test.each(['unconfirmed', 'unreachable'] as const)(
    'a note that may be in the cart (%s) is taken out again when its field is emptied',
    async (code) => {
      const visited = visit('/panier');
      await open(cartView());
      type(note(), 'Déposez au 3e');
      answer(actions.saveNote, { status: 'error', code, values: {}, cart: undefined });
      await save(note());
      type(note(), '');
      answer(actions.saveNote, ok(cartView()));
      expect(await follow()).toBe(false);
      await vi.waitFor(() => expect(visited).toEqual([paths.checkout]));
      expect(sentTo(actions.saveNote).at(-1)).toMatchObject({ note: '' });
    },
  );

  test('what is restored while another text is being saved stays', async () => {
    await open(cartView({ note: 'Au fond de la cour' }));
    let reply = (_: CartReply) => {};
    vi.mocked(actions.saveNote).mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
    type(note(), 'Au premier');
    await save(note());
    type(note(), 'Au fond de la cour');
    await act(async () => reply(ok(cartView({ note: 'Au premier' }))));
    expect(note().value).toBe('Au fond de la cour');
    expect(note().closest('form')?.textContent).not.toContain(cart.note.saved);
  });

  test('what came back from a failure without script is saved too', async () => {
    const visited = visit('/panier');
    await open(cartView(), { words: cart.error.timeout, field: 'note', typed: 'Chez le gardien' });
    answer(actions.saveNote, ok(cartView({ note: 'Chez le gardien' })));
    await follow();
    await vi.waitFor(() => expect(visited).toEqual([paths.checkout]));
  });
});
