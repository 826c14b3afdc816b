import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DiscountCodes } from '../../components/cart/cart-codes.tsx';
import french from '../../messages/fr/cart.json';
import { inWords } from '../fixtures/cart-view.tsx';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));

type Props = ComponentProps<typeof DiscountCodes>;

const view = (more: Partial<Props> = {}, locale: 'fr-fr' | 'nl-be' = 'fr-fr') =>
  inWords(
    <DiscountCodes locale={locale} codes={[]} busy={false} onAdd={async () => true} onRemove={() => {}} {...more} />,
    locale,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code promotionnel (facultatif)' });
const apply = () => screen.getByRole('button', { name: 'Appliquer' });
const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

async function tryCode(typed: string) {
  fireEvent.change(field(), { target: { value: typed } });
  await act(async () => fireEvent.click(apply()));
}

describe('a code that is tried', () => {
  test('is sent without what surrounds it, and leaves the field when it is taken', async () => {
    const onAdd = vi.fn<Props['onAdd']>(async () => true);
    render(view({ onAdd }));
    await tryCode(' SOMMEIL15 ');
    expect(onAdd.mock.calls).toEqual([['SOMMEIL15']]);
    expect([field().value, described()]).toEqual(['', undefined]);
  });

  test('stays as it was typed when it is refused, with the reason at the field that has the focus', async () => {
    const onAdd = vi.fn<Props['onAdd']>(async () => false);
    const { rerender } = render(view({ onAdd }));
    apply().focus();
    await tryCode(' INCONNU');
    rerender(view({ onAdd, error: french.warning.DISCOUNT_NOT_FOUND }));
    expect([field().value, described()]).toEqual([' INCONNU', french.warning.DISCOUNT_NOT_FOUND]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  test('is sent once, and the waiting shows', async () => {
    const onAdd = vi.fn<Props['onAdd']>(async () => true);
    render(view({ onAdd, busy: true }));
    await tryCode('SOMMEIL15');
    expect(apply().getAttribute('aria-busy')).toBe('true');
    expect(onAdd).not.toHaveBeenCalled();
    expect(field().value).toBe('SOMMEIL15');
  });

  test('is not sent when there is none', async () => {
    const onAdd = vi.fn<Props['onAdd']>();
    render(view({ onAdd }));
    await tryCode('   ');
    expect(onAdd).not.toHaveBeenCalled();
  });
});

test.each([
  ['one that waits in the cart', [{ code: 'MOINS5', applicable: false }], ''],
  ['one that the cart did not keep', [], 'moins5'],
])('once the reason has gone, %s is typed or not', async (_, codes, expected) => {
  const onAdd = async () => false;
  const { rerender } = render(view({ onAdd }));
  await tryCode('moins5');
  rerender(view({ onAdd, codes, error: 'Il manque 14,68 € d’achats.' }));
  expect(field().value).toBe('moins5');
  rerender(view({ onAdd, codes }));
  expect(field().value).toBe(expected);
});

describe('the codes of the cart', () => {
  const codes = [
    { code: 'SOMMEIL15', applicable: true },
    { code: 'MOINS5', applicable: false },
  ];
  const list = (name: string) =>
    [...screen.getByRole('list', { name }).querySelectorAll('li > span')].map(({ textContent }) => textContent);

  test('say whether they take something off', () => {
    render(view({ codes }));
    expect(list('Codes de ce panier')).toEqual(['SOMMEIL15 est appliqué', 'MOINS5 n’est pas appliqué pour l’instant']);
  });

  test('say so in Dutch', () => {
    render(view({ codes }, 'nl-be'));
    expect(list('Codes van dit winkelmandje')).toEqual([
      'SOMMEIL15 is toegepast',
      'MOINS5 wordt voorlopig niet toegepast',
    ]);
    expect(screen.getByRole('button', { name: 'Verwijderen MOINS5' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Kortingscode (niet verplicht)' })).toBeTruthy();
  });

  test('are taken out one by one, and the focus does not go with them', () => {
    const onRemove = vi.fn<Props['onRemove']>();
    const { container, rerender } = render(view({ codes, onRemove }));
    const button = screen.getByRole('button', { name: 'Retirer MOINS5' });
    button.focus();
    fireEvent.click(button);
    expect(onRemove.mock.calls).toEqual([['MOINS5']]);
    rerender(view({ codes: codes.slice(0, 1), onRemove }));
    expect(container.firstElementChild).toBe(document.activeElement);
  });

  test('are no list when there is none', () => {
    render(view());
    expect(screen.queryByRole('list')).toBeNull();
  });
});
