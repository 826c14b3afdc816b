import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showToast, ToastRegion } from '../../components/ui/toast.tsx';

test('a toast is a status that leaves when its six seconds are over, the others stay', () => {
  render(<ToastRegion close="Fermer" />);
  const region = screen.getByRole('status');
  act(() => {
    showToast({ text: 'Crème au souci est dans le panier', link: { href: '/panier', text: 'Voir' } });
    showToast({ text: 'Bel hiver est dans le panier' });
  });
  expect(region.children).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/panier');
  fireEvent.animationEnd(region.children[0] as Element);
  expect(region.textContent).toBe('Bel hiver est dans le panier');
  fireEvent.animationEnd(region.children[0] as Element);
  expect(region.textContent).toBe('');
});

test('a toast leaves with its link, which takes the focus along, unless the link opens another tab', () => {
  render(<ToastRegion close="Fermer" />);
  act(() => {
    showToast({ text: 'Votre session est terminée', link: { href: '/compte', text: 'Se connecter' } });
    showToast({ text: 'La vidéo reste bloquée' });
  });
  const link = screen.getByRole('link', { name: 'Se connecter' });
  link.focus();
  fireEvent.click(link, { ctrlKey: true });
  expect(document.activeElement).toBe(link);
  fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('La vidéo reste bloquée');
  expect(document.activeElement).toBe(document.body);
});

test('a problem stays until it is closed, which gives the focus back, or until the next message', () => {
  render(
    <>
      <button type="button">Ajouter</button>
      <ToastRegion close="Sluiten" />
    </>,
  );
  const region = screen.getByRole('status');
  const add = screen.getByRole('button', { name: 'Ajouter' });
  const refuse = () =>
    act(() => showToast({ text: 'La crème est ajoutée' }, { text: 'Le baume est épuisé', isPersistent: true }));
  refuse();
  for (const toast of [...region.children]) fireEvent.animationEnd(toast);
  expect(region.textContent).toBe('Le baume est épuisé');
  add.focus();
  const close = screen.getByRole('button', { name: 'Sluiten' });
  close.focus();
  fireEvent.click(close);
  expect(region.textContent).toBe('');
  expect(document.activeElement).toBe(add);
  refuse();
  act(() => showToast({ text: 'Le baume est ajouté' }));
  expect(region.textContent).toBe('La crème est ajoutéeLe baume est ajouté');
});
