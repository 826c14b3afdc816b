import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuantityInput, StepButton, Stepper } from '../../components/ui/quantity-input.tsx';

test('the buttons move the number between its bounds, and tell the form', () => {
  const onInput = vi.fn();
  render(
    <form onInput={onInput}>
      <QuantityInput label="Quantité" decreaseLabel="Diminuer" increaseLabel="Augmenter" name="quantity" max={2} />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantité' });
  fireEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
  expect(field.value).toBe('2');
  expect(onInput).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Diminuer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Diminuer' }));
  expect(field.value).toBe('1');
});

test('a cart stepper is a named group whose steps submit their own forms', () => {
  const submit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <Stepper
      label="Quantité de Crème au souci"
      quantity={3}
      decrease={<StepButton step="minus" label="Diminuer" />}
      increase={
        <form onSubmit={submit}>
          <StepButton step="plus" label="Augmenter" />
        </form>
      }
    />,
  );
  expect(screen.getByRole('group', { name: 'Quantité de Crème au souci' }).textContent).toBe('3');
  // The cart announces it, with the name of the article.
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Augmenter' }));
  expect(submit).toHaveBeenCalledTimes(1);
});
