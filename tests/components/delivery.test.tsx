import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DeliveryChoice } from '../../components/delivery/delivery-choice.tsx';
import { deliveryIn } from '../../lib/delivery/rules.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/delivery.json';
import dutch from '../../messages/nl/delivery.json';

type Props = ComponentProps<typeof DeliveryChoice>;
type CartPart = Props['cart'];

const carrier = (handle: string, title: string, amount: string, description = '') => ({
  code: handle.toUpperCase(),
  handle,
  title,
  description,
  shippingPrice: { amount, currencyCode: 'EUR' },
});
const relay = carrier('point-relais', 'Point relais', '0.0', 'Sous 3 jours');
const home = carrier('domicile', 'À domicile', '4.90');
const express = carrier('express', 'Express', '8.90');

const line = (id: string, name: string, postalCodeExclusions: string[] | null) =>
  ({
    id,
    quantity: 1,
    variant: {
      productTitle: name,
      requiresShipping: true,
      postalCodeExclusions,
      availableForSale: true,
      quantityAvailable: 9,
    },
  }) as CartPart['lines'][number];
const lines = [line('1', 'L’étui', ['20']), line('2', 'Le pilulier', ['20']), line('3', 'Baume de nuit', null)];

const cartAt = (zip: string | null, more: Partial<CartPart> = {}): CartPart => ({
  lines,
  deliveryAddress: zip ? { id: 'a', zip, country: zip.length === 4 ? 'BE' : 'FR' } : null,
  shippingGroup: { id: 'g', carriers: [relay, home, express] },
  selectedShippingCarrier: zip ? relay : null,
  ...more,
});

/** A server action as the server renders it: a form of its own. */
const action = (name: string) =>
  Object.assign(async () => {}, {
    $$FORM_ACTION: () => ({ name, method: 'POST', encType: 'multipart/form-data', data: null }),
  });
const actions = { setPlace: action('$ACTION_place'), choose: action('$ACTION_choose') };

function tree(props: Partial<Props> & { cart: CartPart }, locale: Locale = 'fr-fr') {
  const delivery = MARKETS[locale].language === 'nl' ? dutch : french;
  return (
    <NextIntlClientProvider locale={MARKETS[locale].tag} messages={{ delivery }}>
      <DeliveryChoice
        locale={locale}
        actions={actions}
        onPlace={async () => null}
        onChoose={async () => null}
        {...props}
      />
    </NextIntlClientProvider>
  );
}

const field = (name = 'Code postal') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const fieldError = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

/** A promise that the test settles. */
function later<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value: T) => act(async () => settle(value)) };
}

describe('before the postcode', () => {
  test('the choices wait, and what is not delivered is said', () => {
    render(tree({ cart: cartAt(null) }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(french.waiting)).toBeTruthy();
    expect(screen.getByText(/en outre-mer ni à Monaco \(codes 971 à 989\)/)).toBeTruthy();
    expect(field()).toMatchObject({ required: true, value: '', autocomplete: 'postal-code', inputMode: 'numeric' });
  });

  test('Belgium has no region to explain, and an address of another market is none', () => {
    render(tree({ cart: cartAt('69004') }, 'nl-be'));
    expect(field('Postcode').value).toBe('');
    expect(screen.getByText(dutch.waiting)).toBeTruthy();
    expect(screen.queryByText(/overzeese/)).toBeNull();
  });

  test.each([
    ['', french.error.zipRequired],
    ['1000', 'Indiquez un code postal de 5 chiffres, par exemple 69004.'],
  ])('%j is refused at the field, which keeps it and has the focus', (typed, words) => {
    const onPlace = vi.fn<Props['onPlace']>();
    render(tree({ cart: cartAt(null), onPlace }));
    type(typed);
    check();
    expect(fieldError()).toBe(words);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect([field().value, document.activeElement]).toEqual([typed, field()]);
    expect(onPlace).not.toHaveBeenCalled();
  });

  test.each(['', '1'])('%j, refused again, is announced again', (typed) => {
    render(tree({ cart: cartAt(null) }));
    type(typed);
    check();
    const first = screen.getByRole('status').firstChild;
    expect(first?.textContent).toBe(fieldError());
    check();
    expect(screen.getByRole('status').textContent).toBe(first?.textContent);
    expect(screen.getByRole('status').firstChild).not.toBe(first);
  });

  test('a code with letters has a keyboard with letters, and is sent in capitals', async () => {
    const belgium = deliveryIn('BE');
    const postcode = belgium?.postcode;
    Object.assign(belgium ?? {}, { postcode: { form: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, digits: null, example: 'K1A 0B1' } });
    onTestFinished(() => void Object.assign(belgium ?? {}, { postcode }));
    const onPlace = vi.fn<Props['onPlace']>(async () => null);
    render(tree({ cart: cartAt(null), onPlace }, 'fr-be'));
    expect(field().inputMode).toBe('text');
    type('k1a 0b');
    check();
    expect(fieldError()).toBe('Indiquez un code postal comme K1A 0B1.');
    type('k1a 0b1');
    await act(async () => check());
    expect(onPlace.mock.calls).toEqual([['K1A0B1']]);
  });

  test('it is asked for once, the waiting is said, and what the shop refuses stays in the field', async () => {
    const answer = later<string | null>();
    const onPlace = vi.fn<Props['onPlace']>(() => answer.promise);
    render(tree({ cart: cartAt(null), onPlace }));
    type(' ６９ 004 ');
    check();
    check();
    expect(onPlace.mock.calls).toEqual([['69004']]);
    expect(screen.getByRole('button', { name: 'Vérifier' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(french.checking);
    await answer.settle('La boutique ne répond pas.');
    expect(fieldError()).toBe('La boutique ne répond pas.');
    expect([field().value, document.activeElement]).toEqual([' ６９ 004 ', field()]);
  });
});

describe('the carriers of a place', () => {
  test('are cards with their price, the chosen one marked', () => {
    render(tree({ cart: cartAt('69004') }));
    expect(screen.getByRole('group', { name: 'Mode de livraison pour le 69004' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Point relais Offert Sous 3 jours', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^À domicile 4,90.€$/, checked: false })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('3 modes de livraison pour le 69004');
    expect(field().value).toBe('69004');
  });

  test('have Dutch names in Flanders', () => {
    render(tree({ cart: cartAt('9000') }, 'nl-be'));
    expect(screen.getByRole('group', { name: 'Leveringswijze op postcode 9000' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Point relais Gratis Sous 3 jours' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Controleren' })).toBeTruthy();
  });

  test('a choice shows at once, and stays when the cart has it', async () => {
    const answer = later<string | null>();
    const onChoose = vi.fn<Props['onChoose']>(() => answer.promise);
    const { rerender } = render(tree({ cart: cartAt('69004'), onChoose }));
    fireEvent.click(screen.getByRole('radio', { name: /domicile/ }));
    expect(onChoose.mock.calls).toEqual([['domicile', 'g']]);
    expect([chosen(), screen.getByRole('group').getAttribute('aria-busy')]).toEqual(['domicile', 'true']);
    rerender(tree({ cart: cartAt('69004', { selectedShippingCarrier: home }), onChoose }));
    await answer.settle(null);
    expect([chosen(), screen.getByRole('group').getAttribute('aria-busy')]).toEqual(['domicile', null]);
  });

  test('a choice that failed goes back, and says so', async () => {
    const answer = later<string | null>();
    render(tree({ cart: cartAt('69004'), onChoose: () => answer.promise }));
    fireEvent.click(screen.getByRole('radio', { name: /Express/ }));
    expect(chosen()).toBe('express');
    await answer.settle('La livraison n’a pas changé.');
    expect(chosen()).toBe('point-relais');
    expect(screen.getByRole('alert').textContent).toBe('La livraison n’a pas changé.');
  });

  test('refused twice is said twice: nothing of the first while the second is on its way', async () => {
    let answer = later<string | null>();
    render(tree({ cart: cartAt('69004'), onChoose: () => answer.promise }));
    for (let tries = 0; tries < 2; tries += 1) {
      answer = later();
      fireEvent.click(screen.getByRole('radio', { name: /Express/ }));
      expect(screen.getByRole('alert').textContent).toBe('');
      await act(async () => answer.settle('Ce mode n’est plus proposé.'));
      expect(screen.getByRole('alert').textContent).toBe('Ce mode n’est plus proposé.');
    }
  });

  test('the radio buttons are one group of the browser’s own, for the keyboard', () => {
    render(tree({ cart: cartAt('69004') }));
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(new Set(radios.map(({ name, form }) => `${name} ${form?.id}`))).toEqual(
      new Set(['handle delivery-carriers']),
    );
    expect(radios.map(({ disabled, tabIndex }) => [disabled, tabIndex])).toEqual(radios.map(() => [false, 0]));
  });

  test.each([
    ['fr-fr', '31000', french.unpriced, french.noCarrier],
    ['nl-be', '2800', dutch.unpriced, dutch.noCarrier],
  ] as const)('none is shown in %s: the payment page knows more', (locale, zip, words, otherwise) => {
    const said = words.replace('{zip}', zip);
    render(tree({ cart: cartAt(zip, { shippingGroup: { id: 'g', carriers: [] } }) }, locale));
    expect(screen.getByText(said, { selector: 'p:not([role])' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(screen.queryByText(otherwise.replace('{zip}', zip))).toBeNull();
  });

  test('nobody goes to a postcode that no place has: another one is asked for', () => {
    render(
      tree({ cart: cartAt('310', { deliveryAddress: { id: null, zip: '310', country: 'FR' }, shippingGroup: null }) }),
    );
    expect(
      screen.getByText(/Aucun transporteur ne livre ce panier au code postal 310\. Indiquez-en un autre/),
    ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Aucun mode de livraison pour le 310');
  });
});

describe('what cannot be delivered', () => {
  test('is named, beside the carriers of the rest, with a way to the postcode', () => {
    render(tree({ cart: cartAt('20000') }));
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain(
      '2 articles ne peuvent pas être livrés au code postal 20000',
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['L’étui', 'Le pilulier']);
    const link = screen.getByRole('link', { name: french.excluded.change });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(field());
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  test('overseas nothing is chosen: the cart is kept, another postcode is asked for', () => {
    render(tree({ cart: cartAt('97400', { shippingGroup: { id: 'g', carriers: [] } }) }));
    expect(screen.getByRole('alert').textContent).toContain('Nous ne livrons pas encore au code postal 97400.');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/Aucun transporteur/)).toBeNull();
    expect(screen.queryByText(/outre-mer/)).toBeNull();
    expect(field().value).toBe('97400');
  });

  test.each([
    ['Monaco, in France', 'fr-fr', '98000', 'MC', 'Nous ne livrons pas encore au code postal 98000.', 'Code postal'],
    [
      'Martinique, in Belgium',
      'fr-be',
      '97200',
      'FR',
      'Nous ne livrons pas encore au code postal 97200.',
      'Code postal',
    ],
    ['Guyane, in Flanders', 'nl-be', '97300', 'FR', 'We leveren nog niet op postcode 97300.', 'Postcode'],
    [
      'Corsica, in Belgium',
      'fr-be',
      '20200',
      'FR',
      '2 articles ne peuvent pas être livrés au code postal 20200',
      'Code postal',
    ],
  ] as const)(
    'an address that blocks the order is named, wherever it is: %s',
    (_, locale, zip, country, words, name) => {
      const deliveryAddress = { id: null, zip, country };
      render(tree({ cart: cartAt(null, { deliveryAddress, shippingGroup: { id: 'g', carriers: [] } }) }, locale));
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain(words);
      expect(alert.querySelector('a')?.getAttribute('href')).toBe(`#${field(name).id}`);
      expect(field(name).value).toBe('');
      expect(screen.queryByText((locale === 'nl-be' ? dutch : french).waiting)).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  test('a Belgian code is never overseas', () => {
    render(tree({ cart: cartAt('9710') }, 'fr-be'));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByText(/ne livrons pas/)).toBeNull();
  });
});

test('a postcode accepted in another tab comes into the field, but not under the fingers', () => {
  const { rerender } = render(tree({ cart: cartAt('69004') }));
  rerender(tree({ cart: cartAt('75011') }));
  expect(field().value).toBe('75011');
  field().focus();
  type('310');
  rerender(tree({ cart: cartAt('13001') }));
  expect(field().value).toBe('310');
});

/** The cart of a shop that accepts every change. */
function Page() {
  const [cart, setCart] = useState(cartAt(null));
  const change = async (next: CartPart) => {
    setCart(next);
    return null;
  };
  return tree({
    cart,
    onPlace: (zip) => change(cartAt(zip)),
    onChoose: () => change(cartAt('69004', { selectedShippingCarrier: express })),
  });
}

test('the whole way: postcode, carriers, another carrier', async () => {
  render(<Page />);
  type('69004');
  check();
  fireEvent.click(await screen.findByRole('radio', { name: /Express/ }));
  await waitFor(() => expect(screen.getByRole('group').getAttribute('aria-busy')).toBeNull());
  expect(chosen()).toBe('express');
});

describe('without script', () => {
  const page = (props: Partial<Props> & { cart: CartPart }) => {
    document.body.innerHTML = renderToString(tree(props));
    const [place, carriers] = document.querySelectorAll('form');
    const sent = (form?: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('$')));
    return { place, carriers, sent };
  };

  test('both are forms that carry what the actions read', () => {
    const { place, carriers, sent } = page({ cart: cartAt('69004') });
    expect([place, carriers].map((form) => form?.method.toLowerCase())).toEqual(['post', 'post']);
    expect(place?.getAttribute('action') ?? '').not.toContain('javascript:');
    expect(place?.noValidate).toBe(false);
    expect(sent(place)).toEqual({ locale: 'fr-fr', zip: '69004' });
    expect(sent(carriers)).toEqual({ locale: 'fr-fr', group: 'g', handle: 'point-relais' });
    const buttons = [place, carriers].map((form) => form?.querySelector('button')?.type);
    expect(buttons).toEqual(['submit', 'submit']);
    document.body.innerHTML = '';
  });

  test('what was answered stands at its place, and the typed postcode stays', () => {
    const posted = { zip: '6900', place: 'Cinq chiffres.', carrier: 'Pas changé.' };
    const { place, carriers, sent } = page({ cart: cartAt('69004'), posted });
    expect(sent(place).zip).toBe('6900');
    expect(place?.textContent).toContain('Cinq chiffres.');
    expect(place?.querySelector('input[name=zip]')?.hasAttribute('autofocus')).toBe(true);
    expect(carriers?.textContent).toContain('Pas changé.');
    document.body.innerHTML = '';
  });

  test('a choice made while the script was on its way is not lost, nor is a typed postcode', async () => {
    const onChoose = vi.fn<Props['onChoose']>(async () => null);
    const view = tree({ cart: cartAt('69004'), onChoose });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(view);
    const early = container.querySelector<HTMLInputElement>('input[value=express]');
    const zip = container.querySelector<HTMLInputElement>('input[name=zip]');
    if (!early || !zip) throw new Error('no such field');
    early.checked = true;
    zip.value = '75011';
    await act(async () => render(view, { container, hydrate: true }));
    expect(onChoose.mock.calls).toEqual([['express', 'g']]);
    expect(zip.value).toBe('75011');
  });
});
