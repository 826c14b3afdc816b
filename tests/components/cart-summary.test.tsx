import { render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import * as css from '../../components/cart/cart-summary.css.ts';
import { CartSummary, RecurringPayments, SummaryRows } from '../../components/cart/cart-summary.tsx';
import french from '../../messages/fr/cart.json';
import dutch from '../../messages/nl/cart.json';
import { cartLine, cartView, plain } from '../fixtures/cart-view.tsx';
import { planPrice, prepaid } from '../fixtures/plans.ts';

const words = {
  'fr-FR': createTranslator({ locale: 'fr-FR', messages: { cart: french }, namespace: 'cart' }),
  'nl-BE': createTranslator({ locale: 'nl-BE', messages: { cart: dutch }, namespace: 'cart' }),
};
const rows = [
  { label: 'Sous-total', amount: '49,20 €' },
  { label: 'Total', amount: '43,80 €', kind: 'total' as const },
  { label: 'Reste à payer', amount: '18,80 €', kind: 'strong' as const },
];

const subscribed = [
  cartLine({ plan: planPrice() }),
  cartLine({ id: 'l3', quantity: 1, plan: planPrice() }),
  cartLine({ id: 'l4', plan: prepaid() }),
];

test.each([
  [
    'fr-FR',
    subscribed,
    [french.plan.cartTitle, '40,23 € chaque mois', '76,02 € tous les 3 mois', french.plan.cartNote],
  ],
  ['nl-BE', subscribed, [dutch.plan.cartTitle, '€ 40,23 elke maand', '€ 76,02 om de 3 maanden', dutch.plan.cartNote]],
  ['fr-FR', [cartLine()], []],
] as const)('what subscriptions take later is said by rhythm, in %s', (tag, lines, expected) => {
  const { container } = render(
    <RecurringPayments cart={cartView({ lines: [...lines, cartLine({ id: 'l5' })] })} tag={tag} t={words[tag]} />,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => plain(textContent))).toEqual(expected);
  expect(container.childElementCount).toBe(expected.length && 1);
});

test.each([
  [undefined, ['Dont TVA']],
  ['Paiement sécurisé', ['Dont TVA', 'Paiement sécurisé']],
])('with the note %s, the paragraphs below the amounts are %j', (note, paragraphs) => {
  render(<CartSummary title="Récapitulatif" rows={rows} vat="Dont TVA" action="" note={note} />);
  const box = screen.getByRole('complementary', { name: 'Récapitulatif' });
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs);
  expect(within(box).getAllByRole('definition')).toHaveLength(rows.length);
});

test.each([
  [true, 'true'],
  [false, null],
  [undefined, null],
])('the amounts during an update (%s) are busy and dimmed', (updating, busy) => {
  const { container } = render(<SummaryRows rows={rows} updating={updating} />);
  const list = container.querySelector('dl');
  expect([list?.getAttribute('aria-busy'), list?.classList.contains(css.updating)]).toEqual([busy, busy !== null]);
});

test('the total is what hides the bar at the lower edge while it is in view', () => {
  const { container } = render(<SummaryRows rows={rows} />);
  expect([...container.getElementsByClassName(css.total)].map(({ textContent }) => textContent)).toEqual([
    'Total43,80 €',
  ]);
});
