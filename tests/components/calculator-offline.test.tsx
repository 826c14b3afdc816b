import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Calculator } from '../../components/calculator/calculator.tsx';
import messages from '../../messages/fr/calculator.json';

// The lazily loaded component is available at once.
vi.mock('../../components/calculator/lazy-counter.tsx', async () => ({
  LazyCounter: (await import('../../components/calculator/counter.tsx')).Counter,
}));
vi.mock('../../lib/calculator/actions.ts', () => ({ countQuantity: vi.fn() }));
vi.mock('../../lib/calculator/calculate.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('where the rules do not arrive it says so once the answer is asked for, and keeps what was typed', async () => {
  render(await Calculator({ locale: 'fr-fr', comp: 'granules' }));
  const daily = screen.getByLabelText<HTMLInputElement>(messages.dailyQty);
  fireEvent.focus(daily);
  fireEvent.input(daily, { target: { value: '3' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: messages.submit }));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.unavailable);
  expect(daily.value).toBe('3');
});
