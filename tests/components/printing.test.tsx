import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageListeners } from '../../components/layout/main.tsx';

const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
const tell = (...names: string[]) => {
  for (const name of names) window.dispatchEvent(new Event(name));
};

const page = (
  <>
    <details>
      <summary>Précautions</summary>
      <details>
        <summary>Enfants</summary>
      </details>
    </details>
    <details open>
      <summary>Composition</summary>
    </details>
    <details>
      <summary>Supprimer cette adresse</summary>
      <form />
    </details>
    <PageListeners />
  </>
);
const asRead = [false, false, true, false];
const onPaper = [true, true, true, false];

test.each([
  ['once', ['beforeprint'], ['afterprint']],
  ['for a preview, then for the paper', ['beforeprint', 'beforeprint'], ['afterprint']],
  ['twice', ['beforeprint', 'afterprint', 'beforeprint'], ['afterprint', 'afterprint']],
])('closed sections are open on paper and closed again after it: printed %s', (_, before, after) => {
  render(page);
  expect(isOpen()).toEqual(asRead);
  tell(...before);
  expect(isOpen()).toEqual(onPaper);
  tell(...after);
  expect(isOpen()).toEqual(asRead);
});

test('what the reader has opened since the last print stays open', () => {
  render(page);
  tell('beforeprint', 'afterprint');
  screen.getByText('Précautions').click();
  tell('beforeprint', 'afterprint');
  expect(isOpen()).toEqual([true, false, true, false]);
});

test('a page without the part is printed as it is', () => {
  render(page).unmount();
  render(
    <details>
      <summary>Conservation</summary>
    </details>,
  );
  tell('beforeprint');
  expect(isOpen()).toEqual([false]);
});
