import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerNotice } from '../../components/ui/answer-notice.tsx';

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
