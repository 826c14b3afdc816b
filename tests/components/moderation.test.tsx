import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DecisionForm, Decisions } from '../../components/moderation/decisions.tsx';
import { SubmitButton } from '../../components/ui/action-form.tsx';
import type { DecisionOutcome } from '../../lib/moderation/moderator.ts';

const decideReview = vi.hoisted(() => vi.fn<() => Promise<DecisionOutcome | null>>());
vi.mock('../../lib/moderation/actions.ts', () => ({ decideReview }));
beforeEach(() => {
  decideReview.mockReset();
});

const words = new Proxy({} as Record<DecisionOutcome, string>, { get: (_, outcome) => String(outcome) });
const show = (outcome: DecisionOutcome | null = null) =>
  render(
    <Decisions outcome={outcome} words={words}>
      <DecisionForm>
        <SubmitButton>Décider</SubmitButton>
      </DecisionForm>
      <input aria-label="Autre avis" />
    </Decisions>,
  );
const press = () => {
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
};
const notice = (text: string) => screen.getByText(text).closest('[tabindex]');

test.each<[string, () => Promise<DecisionOutcome>, DecisionOutcome]>([
  ['refused', async () => 'refused', 'refused'],
  ['ended', async () => 'ended', 'ended'],
  ['not arrived', () => Promise.reject(new TypeError('no connection')), 'unavailable'],
])('%s twice: each is a notice of its own that takes the focus', async (_, answer, outcome) => {
  decideReview.mockImplementation(answer);
  show();
  const region = screen.getByRole('status');
  press();
  await waitFor(() => expect(document.activeElement).toBe(notice(outcome)));
  const first = document.activeElement;
  await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));
  press();
  // The effect that gives the focus follows the notice.
  await waitFor(() => {
    expect(notice(outcome)).not.toBe(first);
    expect(document.activeElement).toBe(notice(outcome));
  });
  expect(region.contains(document.activeElement)).toBe(true);
});

test('who writes at another review meanwhile is not interrupted', async () => {
  decideReview.mockResolvedValue('approved');
  show();
  press();
  screen.getByRole('textbox').focus();
  await screen.findByText('approved');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a text that was not accepted is said at its field: the last decision is said no more', async () => {
  decideReview.mockResolvedValue(null);
  show('answered');
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
