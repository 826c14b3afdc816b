import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Change, useEarlyChanges } from '../../lib/forms/use-early-changes.ts';

const FORMS = ['choice'];
const take = vi.fn<(changes: readonly Change[]) => void>();
beforeEach(() => {
  take.mockReset();
});

function Listening() {
  useEarlyChanges(FORMS, take);
  return null;
}

const page = (mode: 'visible' | 'hidden' = 'visible') => (
  <>
    <form id="choice">
      <input type="checkbox" name="need" value="sleep" />
      <input type="radio" name="plan" value="once" defaultChecked />
      <input type="radio" name="plan" value="monthly" />
      <input type="number" name="quantity" defaultValue={1} />
    </form>
    <Activity mode={mode}>
      <Listening />
    </Activity>
  </>
);

/** The document of the server, before its script has run. */
function served(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  return container;
}

test('what was chosen before the script came is handed over once, not at each return to the page', async () => {
  const container = served();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByDisplayValue('monthly'));
  fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '6' } });
  const { rerender } = render(page(), { container, hydrate: true, reactStrictMode: true });
  const chosen = [
    { name: 'need', value: 'sleep' },
    { name: 'plan', value: 'monthly' },
    { name: 'quantity', value: '6' },
  ];
  expect(take.mock.calls).toEqual([[chosen]]);
  rerender(page('hidden'));
  rerender(page());
  expect(take).toHaveBeenCalledOnce();
});

test('of a page that the browser renders nothing is handed over: its fields say nothing of what was chosen', () => {
  // As React renders a controlled select: its option is selected, but not by default.
  const form = document.body.appendChild(document.createElement('form'));
  form.id = 'choice';
  form.innerHTML = '<input type="checkbox" name="need" value="sleep">';
  fireEvent.click(screen.getByRole('checkbox'));
  render(<Listening />);
  expect(take).not.toHaveBeenCalled();
  form.remove();
});
