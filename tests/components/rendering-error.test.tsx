import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import GlobalError from '../../app/global-error.tsx';
import { ErrorBoundary } from '../../components/layout/error-boundary.tsx';
import french from '../../messages/fr/common.json';
import dutch from '../../messages/nl/common.json';
import { expectConsole } from '../setup/console.ts';

const failure = { error: new Error('a part of the page'), retry: vi.fn() };
const at = (path: string, lang: string) => {
  history.replaceState(null, '', path);
  document.documentElement.lang = lang;
};
afterEach(() => at('/', ''));

test.each([
  ['fr-FR', '/', french, '/'],
  ['nl-BE', '/auth', dutch, '/nl'],
  // A document that failed completely declares no language: it is taken from the URL.
  ['', '/nl/winkel', dutch, '/nl'],
  ['', '/nlle', french, '/'],
])('a page in "%s" at %s that failed says so, with code 500, and leads home', async (lang, path, words, home) => {
  expectConsole('error', /a part of the page/);
  at(path, lang);
  render(<ErrorBoundary {...failure} />);
  const heading = await screen.findByRole('heading', { level: 1, name: words.error['500'].title });
  expect(screen.getByText(words.error.label.replace('{code}', '500'))).toBeTruthy();
  expect(screen.getByRole('link', { name: words.error.action }).getAttribute('href')).toBe(home);
  expect(heading.closest('main')?.lang.slice(0, 2)).toBe(words === dutch ? 'nl' : 'fr');
  expect(document.activeElement).toBe(heading.closest('main'));
  screen.getByRole('button', { name: words.error.retry }).click();
  expect(failure.retry).toHaveBeenCalled();
});

test('where a root layout failed, the document has the language and the faces of the one that it replaces', () => {
  document.documentElement.lang = 'nl-BE';
  document.documentElement.className = 'faces';
  expect(renderToString(<GlobalError {...failure} />)).toMatch(/^<html lang="nl-BE" class="faces"><head>.*<body>/);
  document.documentElement.className = '';
});
