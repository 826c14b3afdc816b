import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuaranteeNotice } from '../../components/guarantee/guarantee-notice.tsx';

test.each([
  ['fr-fr', 'Garantie légale dans l’Union européenne', 'europa.eu/youreurope/garanties', 'qr-fr.svg'],
  ['fr-be', 'Garantie légale dans l’Union européenne', 'europa.eu/youreurope/garanties', 'qr-fr.svg'],
  ['nl-be', 'Wettelijke garantie in de Europese Unie', 'europa.eu/youreurope/garantie', 'qr-nl.svg'],
] as const)('%s has the notice in its language, as text', async (locale, title, address, file) => {
  render(await GuaranteeNotice({ locale }));
  const notice = screen.getByRole('region', { name: title });
  expect(notice.textContent).toMatch(/2 (?:ans minimum|jaar)/);
  // Two defects, two remedies, and two steps to take.
  expect(notice.querySelectorAll('li')).toHaveLength(6);
  expect(screen.getByRole('link', { name: address })).toHaveProperty('href', `https://${address}`);
  expect(screen.getByRole('img').getAttribute('src')).toContain(file);
  expect(screen.getByRole('img').getAttribute('alt')).toContain(address);
});

test('there is none where nothing is sold', async () => {
  expect(await GuaranteeNotice({ locale: 'fr-tn' })).toBeNull();
});
