import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { hasTyping, watchTyping } from '../../lib/session/sign-in-restart.ts';

/** As the note of the cart: React writes the value of such a field into its default value as well. */
function Note() {
  const [text, setText] = useState('');
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}
const page = (
  <main>
    <Note />
    <input type="hidden" name="locale" defaultValue="fr-fr" />
    <input type="email" aria-label="E-mail" defaultValue="camille@exemple.fr" />
  </main>
);
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('what is written in a controlled field would be lost, and what was written and taken out again would not', () => {
  const stop = watchTyping(document);
  render(page);
  expect(hasTyping(document)).toBe(false);
  const [note] = screen.getAllByRole('textbox') as [HTMLTextAreaElement, HTMLInputElement];
  type(note, 'Sonnez chez la voisine');
  expect(note.value).toBe('Sonnez chez la voisine');
  expect(hasTyping(document)).toBe(true);
  type(note, '');
  expect(hasTyping(document)).toBe(false);
  stop();
});

test('what was typed before anybody watched is seen by the value with which the page came', () => {
  render(page);
  type(screen.getByLabelText('E-mail'), 'elise@exemple.fr');
  expect(hasTyping(document)).toBe(true);
});

test('a search in the header is not what the page is about', () => {
  const stop = watchTyping(document);
  render(<input type="search" />);
  type(screen.getByRole('searchbox'), 'sommeil');
  expect(hasTyping(document)).toBe(false);
  stop();
});
