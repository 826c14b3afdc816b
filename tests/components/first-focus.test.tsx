import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test } from 'vitest';
import { AnswerNotice } from '../../components/ui/answer-notice.tsx';
import { useFocusOnChange } from '../../components/ui/hooks.ts';

const answer = <AnswerNotice tone="warning">Vérifiez votre panier.</AnswerNotice>;

test('an answer has the focus when its page comes, and no more when the page is drawn again', () => {
  const { rerender } = render(answer);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  (document.activeElement as HTMLElement).blur();
  rerender(answer);
  expect(document.activeElement).toBe(document.body);
});

test.each(['input', 'textarea', 'select'])('who has begun with a field (%s) before the script came goes on', (name) => {
  const field = document.body.appendChild(document.createElement(name));
  field.focus();
  render(answer);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('a button that is still there is left for the answer', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  render(answer);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  button.remove();
});

function Places({ to }: { to: string | null }) {
  useFocusOnChange(to, (id) => document.getElementById(id ?? '')?.focus());
  return ['first', 'second'].map((id) => <button type="button" key={id} id={id} aria-label={id} />);
}

test('a change moves the focus once, not at each return to its page', () => {
  const page = (to: string | null, mode: 'visible' | 'hidden' = 'visible') => (
    <>
      <a href="/panier">Panier</a>
      <Activity mode={mode}>
        <Places to={to} />
      </Activity>
    </>
  );
  const focused = () => document.activeElement?.getAttribute('id');
  const { rerender } = render(page(null));
  expect(document.activeElement).toBe(document.body);
  rerender(page('second'));
  expect(focused()).toBe('second');
  const elsewhere = screen.getByRole('link');
  elsewhere.focus();
  rerender(page('second', 'hidden'));
  rerender(page('second'));
  expect(document.activeElement).toBe(elsewhere);
  rerender(page('first'));
  expect(focused()).toBe('first');
  elsewhere.focus();
  rerender(page(null));
  rerender(page('first'));
  expect(focused()).toBe('first');
});
