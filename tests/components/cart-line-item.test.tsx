import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CartLineItem } from '../../components/cart/cart-lines.tsx';
import { MAX_QUANTITY } from '../../lib/catalogue/tables.ts';
import { cartLine, code, euros, giftLine, giftTitle, inWords, plain } from '../fixtures/cart-view.tsx';
import { planPrice, prepaid } from '../fixtures/plans.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

type Props = ComponentProps<typeof CartLineItem>;

function show({ locale = 'fr-fr', line = cartLine(), ...more }: Partial<Props> = {}) {
  const watched = {
    onChange: vi.fn<Props['onChange']>(),
    onRemove: vi.fn<Props['onRemove']>(),
    onPlan: vi.fn<Props['onPlan']>(),
  };
  const inList = (given: Partial<Props>) => {
    const item = <CartLineItem {...{ locale, line, updating: false, quantity: line.quantity, ...watched, ...given }} />;
    return inWords(<ul>{item}</ul>, locale);
  };
  const { rerender } = render(inList(more));
  return { ...watched, item: screen.getByRole('listitem'), change: (given: Partial<Props>) => rerender(inList(given)) };
}

describe.each([
  ['fr-fr', 'Quantité de ', 'Diminuer la quantité de ', 'Augmenter la quantité de ', 'Retirer ', '9,93 € / 100 g'],
  ['fr-be', 'Quantité de ', 'Diminuer la quantité de ', 'Augmenter la quantité de ', 'Retirer ', '9,93 € / 100 g'],
  ['nl-be', 'Aantal van ', 'Aantal van ', 'Aantal van ', 'Verwijderen ', '€ 9,93 / 100 g'],
] as const)('in %s', (locale, quantity, decrease, increase, remove, perUnit) => {
  const [less, more] = locale === 'nl-be' ? [' verlagen', ' verhogen'] : ['', ''];

  test('an article has its options, its price per 100 g, a quantity to change and a way out', () => {
    const { item, onChange, onRemove } = show({ locale });
    expect(screen.getByRole('link', { name: 'Nuit posée' }).getAttribute('href')).toBe('/nuit-posee');
    expect(screen.getByText('Mûre, 60 gommes')).toBeTruthy();
    expect(screen.getByText(perUnit)).toBeTruthy();
    const stepper = within(screen.getByRole('group', { name: `${quantity}Nuit posée` }));
    expect(stepper.getByText('2')).toBeTruthy();
    fireEvent.click(stepper.getByRole('button', { name: `${increase}Nuit posée${more}` }));
    fireEvent.click(stepper.getByRole('button', { name: `${decrease}Nuit posée${less}` }));
    fireEvent.click(screen.getByRole('button', { name: `${remove}Nuit posée` }));
    expect(onChange.mock.calls).toEqual([['increase'], ['decrease']]);
    expect([onRemove.mock.calls.length, item.hasAttribute('aria-busy')]).toEqual([1, false]);
  });
});

test.each([
  ['fr-fr', 'Offert', 'Quantité : 1', 'Retirer Pastilles grand air'],
  ['nl-be', 'Gratis', 'Aantal: 1', 'Verwijderen Pastilles grand air'],
] as const)(
  'in %s a gift is given, says why, and can be taken out but not multiplied',
  (locale, given, count, remove) => {
    const { item, onRemove } = show({ locale, line: giftLine() });
    expect(within(item).getByText(given)).toBeTruthy();
    expect(within(item).getByText(count)).toBeTruthy();
    expect(within(item).getByText(giftTitle)).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    expect(plain(item.textContent)).not.toMatch(/5,60|0,00|100 g/);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: remove }));
    expect(onRemove).toHaveBeenCalledOnce();
  },
);

test.each([
  ['fr-fr', 'Prix avant remise 29,80 €', '25,32 €', 'SOMMEIL15 : − 4,48 €'],
  ['nl-be', 'Prijs vóór korting € 29,80', '€ 25,32', 'SOMMEIL15: − € 4,48'],
] as const)('in %s what comes off a line is struck through, named and given', (locale, before, now, saving) => {
  const line = cartLine({ discounts: [code('SOMMEIL15', '4.48')], total: euros('25.32') });
  const { item } = show({ locale, line });
  expect(plain(item.querySelector('s')?.textContent)).toBe(before);
  expect(within(item).getByText(now)).toBeTruthy();
  expect(within(item).getByText(saving).textContent).toContain('−\u00a0');
});

test('what costs nothing by itself is an article like any other', () => {
  const { item } = show({ line: cartLine({ subtotal: euros('0.0'), total: euros('0.0') }) });
  expect(screen.getByRole('group', { name: 'Quantité de Nuit posée' })).toBeTruthy();
  expect(within(item).getByText('0,00 €')).toBeTruthy();
});

test('the sentence about a line stands in it, and interrupts', () => {
  const { item } = show({ error: 'Il n’en reste que deux.' });
  expect(within(item).getByRole('alert').textContent).toBe('Il n’en reste que deux.');
});

test('a line that the shop is asked about is busy, and takes more clicks', () => {
  const { item, onChange } = show({ updating: true, quantity: 3 });
  expect(item.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('group').textContent).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: /^Augmenter/ }));
  expect(onChange.mock.calls).toEqual([['increase']]);
});

test.each([/^Augmenter/, /^Diminuer/, /^Retirer/])('%s with script does not post its form', (name) => {
  show();
  const form = screen.getByRole('button', { name }).closest('form');
  expect(form && fireEvent.submit(form)).toBe(false);
});

test('nobody orders more than the most of a line', () => {
  show({ quantity: MAX_QUANTITY });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Augmenter/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Diminuer/ }).disabled).toBe(false);
});

test('the button that reaches the most keeps the focus, and does nothing until it is left', () => {
  const { change, onChange } = show({ quantity: MAX_QUANTITY - 1 });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Augmenter/ });
  button.focus();
  fireEvent.click(button);
  expect(onChange.mock.calls).toEqual([['increase']]);
  change({ quantity: MAX_QUANTITY });
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  act(() => screen.getByRole('button', { name: /^Diminuer/ }).focus());
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
});

test('without the page of its product a line has a name and no link', () => {
  show({ line: cartLine({ href: null }) });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Nuit posée' })).toBeTruthy();
});

describe('a subscription', () => {
  const plans = [planPrice(), prepaid()];
  const subscribed = (more = {}) =>
    cartLine({ plan: planPrice(), total: euros('26.82'), subtotal: euros('26.82'), variant: { plans, ...more } });
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rythme de Nuit posée' });

  test('says its name, what is paid now and what follows', () => {
    const { item } = show({ line: subscribed() });
    expect(plain(item.textContent)).toContain('Abonnement : Tous les mois');
    expect(plain(item.textContent)).toContain('Aujourd’hui 26,82 €, puis 26,82 € chaque mois, hors livraison.');
  });

  test('is changed, or ended, by a form of its own', () => {
    const { onPlan } = show({ line: subscribed() });
    expect([...choice().options].map(({ value, text }) => [value, plain(text)])).toEqual([
      ['', 'Achat unique, 14,90 €'],
      ['80011', 'Tous les mois, 13,41 € par livraison'],
      ['80012', 'Trois mois d’avance, 12,67 € par livraison'],
    ]);
    expect(choice().value).toBe('80011');
    fireEvent.change(choice(), { target: { value: '80012' } });
    fireEvent.submit(choice().form as HTMLFormElement);
    fireEvent.change(choice(), { target: { value: '' } });
    fireEvent.submit(choice().form as HTMLFormElement);
    expect(onPlan.mock.calls).toEqual([['80012'], ['']]);
    expect(Object.fromEntries(new FormData(choice().form as HTMLFormElement))).toMatchObject({
      locale: 'fr-fr',
      lineId: 'l1',
      planId: '',
    });
  });

  test('is offered for a one-time purchase', () => {
    show({ line: cartLine({ variant: { plans } }) });
    expect(screen.getByText('Passer en abonnement')).toBeTruthy();
    expect(choice().value).toBe('');
  });

  test.each([
    ['no plan', cartLine()],
    ['one plan, which it needs', subscribed({ plans: [planPrice()], requiresPlan: true })],
  ])('is nothing to choose with %s', (_, line) => {
    show({ line });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test.each([
    ['another one is offered', { plans: [prepaid()] }, ['', '80011', '80012']],
    ['none is offered', { plans: [] }, ['', '80011']],
    ['it is needed', { plans: [prepaid()], requiresPlan: true }, ['80011', '80012']],
  ])('that is no longer offered stays chosen until the visitor chooses: %s', (_, variant, values) => {
    show({ line: subscribed(variant) });
    expect([...choice().options].map(({ value }) => value)).toEqual(values);
    expect(choice().value).toBe('80011');
  });

  test('of an article that is sold by it alone cannot be ended', () => {
    show({ line: subscribed({ requiresPlan: true }) });
    expect([...choice().options].map(({ value }) => value)).toEqual(['80011', '80012']);
  });
});
