import { render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Main } from '../../components/layout/main.tsx';

/** A router that keeps previous pages mounted, as the framework's does. */
const site = (shown: 'a' | 'b', inB?: ReactNode) => (
  <>
    <input aria-label="Hors des pages" />
    <Activity mode={shown === 'a' ? 'visible' : 'hidden'}>
      <Main>
        <a href="/b">Vers la page B</a>
      </Main>
    </Activity>
    <Activity mode={shown === 'b' ? 'visible' : 'hidden'}>
      <Main>
        <h1>Page B</h1>
        {inB}
      </Main>
    </Activity>
  </>
);

// The first page of a document, as in a browser.
test('the first page leaves the focus where the browser has it', () => {
  render(site('a'));
  expect(document.activeElement).toBe(document.body);
});

test('a page that was come to has the focus, when what had it is hidden with the page before; so has it on the way back', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('link').focus();
  rerender(site('b'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.activeElement?.textContent).toContain('Page B');
  rerender(site('a'));
  expect(document.activeElement?.textContent).toContain('Vers la page B');
});

test('a link of the frame that has led on gives it to the page; a dialog that is open keeps it', () => {
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = '<a href="/b">Vers B</a><dialog open><button>Fermer</button></dialog>';
  const { rerender } = render(site('a'));
  header.querySelector('a')?.focus();
  rerender(site('b'));
  expect(document.activeElement?.textContent).toContain('Page B');
  const button = header.querySelector('button');
  button?.focus();
  rerender(site('a'));
  expect(document.activeElement).toBe(button);
  header.remove();
});

test('what stays on the screen keeps it', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('textbox').focus();
  rerender(site('b'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('what the page itself puts the focus on keeps it', () => {
  const { rerender } = render(site('a'));
  screen.getByRole('link').focus();
  // biome-ignore lint/a11y/noAutofocus: that is what is tried
  rerender(site('b', <input aria-label="Dans la page" autoFocus />));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dans la page' }));
});
